# Why something came out as it did.

why-encounter = The die showed { $face }, and there was Noise in that Corridor already. { $loud } of its { $faces } faces would have brought an Encounter.
why-surprise = The number of its token is { $number }, { $cards ->
        [one] 1 card was in hand
       *[other] { $cards } cards were in hand
    }: it attacks at once only against fewer cards than its number.
why-missed = The Attack card shows { $shown }, not { $missing }.
why-blood = { $injuries ->
        [one] 1 Injury
       *[other] { $injuries } Injuries
    } against a blood value of { $need }.
why-any-injury = Any Injury kills it.
why-arrow = An arrow instead of a blood value: it retreats.
why-fatal = With { $most ->
        [one] 1 Serious Wound
       *[other] { $most } Serious Wounds
    } any further wound kills.
