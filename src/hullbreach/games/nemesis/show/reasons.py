"""What the values of a refusal are, by its reason; the messages of nemesis speak of few of them."""

from __future__ import annotations

_WORDS = (
    "all-explored", "asked-before", "beds-shut", "burns-already", "cannot-break", "changes-nothing", "deck-empty",
    "door-cannot-change", "door-in-the-way", "door-token-stays", "explored", "generator-works",
    "hands-full", "intruder-elsewhere", "intruder-here",
    "malfunction", "match-over", "needs-computer", "needs-entrance", "needs-evacuation", "needs-no-computer",
    "needs-yellow-room", "no-action-card", "no-ammo", "no-cards-to-draw", "no-contamination", "no-copy-left",
    "no-dressed-wound",
    "no-egg", "no-engine", "no-fire", "no-interruption", "no-intruder", "no-item-action", "no-item-to-pay",
    "no-larva", "no-light-wound", "no-malfunction", "no-object", "no-objective-to-see", "no-open-wound",
    "no-pod-left", "no-protection", "no-recipe", "no-room-action", "no-search-here", "no-slime", "no-such-card",
    "no-such-pod", "no-such-room", "no-target", "no-weapon", "nobody-hurt", "nobody-there", "noise-everywhere",
    "noise-there", "not-asked", "not-attacking", "not-found", "not-in-hand", "not-neighbouring", "not-offered",
    "not-revealed", "not-there", "not-your-objective", "not-yours", "nothing-left", "nothing-to-join",
    "nothing-to-load", "nowhere-to-go", "only-a-reaction", "only-in-combat", "only-out-of-combat", "pod-locked",
    "quest-inactive",
    "sequence-stays", "sequence-yellow", "signal-sent", "somebody-sleeps", "too-few-cards", "wrong-room",
)  # fmt: skip
REASONS: dict[str, tuple[str, ...]] = {**dict.fromkeys(_WORDS, ()), "rooms-away": ("number",)}
