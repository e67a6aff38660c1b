# Why the rule bot would choose so: for hints.

## Questions

hint-obvious = Nothing else is worth doing here.
hint-fallback = It is as good as anything else.
hint-by-chance = It hardly matters here.
hint-always = It costs nothing and may help.
hint-pass = There is nothing useful to do now.
hint-card = The card does most good now.
hint-first = Whoever acts first decides where it is fought.
hint-wave = One after the other, so that the last find no guard.
hint-urgent = Most can be won, or lost, here.
hint-react = A reaction now is worth the Sentry token.
hint-react-pass = The Sentry token will be worth more later.
hint-target = The best chance of a kill, for its price.
hint-order = The most valuable first.
hint-who = The right model for this place.
hint-hide = It is safer unseen.
hint-reveal = It is more useful in the open.
hint-shift = From there the next blow is better.
hint-transfer = Somebody cheaper takes the wound.
hint-seal = The door stands where they would come from.
hint-away = Away from the enemies.
hint-least = The loss that hurts least.
hint-way = The best way to where it counts.
hint-again = A miss that may yet hit.
hint-leader = Whoever leads here is of most use.
hint-escort = The best guard for the one who must live.
hint-list = A balanced force for the points.
hint-hero = What a hero of this kind needs.
hint-start = A place from which the goals are near and the enemies far.
hint-carrier = In the safest hands.
hint-door = The door they would come through.
hint-light = The next hand can hardly be worse.
hint-keep = The hand is good enough.
hint-spread = Not all in one place.

## Actions

hint-move = A better place for what comes next.
hint-stand = It is best to stay here.
hint-run = It is far, and time is short.
hint-tactical-move = Forward, with the gun ready.
hint-skulk = Closer, and still unseen.
hint-disengage = This fight is not worth it.
hint-move-in = Into their midst, whoever must make room.
hint-run-in = Into their midst, whoever must make room.
hint-shoot = A good shot at somebody worth it.
hint-fight = Strike before they do.
hint-rapid-fire = More shots make up for worse aim.
hint-grenade = A grenade hurts twice.
hint-point-blank = At this distance nobody misses.
hint-inferno = Many stand close together there.
hint-shotgun = Many stand in a row there.
hint-acid-spit = Everybody on that tile can be hit.
hint-disc = No armour helps against the disc.
hint-disc-by = On this way the disc cuts more of them.
hint-sentry = Whoever comes runs into the guard.
hint-aim = First aim, then shoot.
hint-treat = A Wound back is worth the time.
hint-weld = Nothing comes through a welded vent.
hint-force = The way leads through this door.
hint-open = The way leads through this door.
hint-take = The token is what it is about.
hint-drop = Here it belongs.
hint-use = That is what the mission asks for.
hint-trophy = A trophy counts.
hint-damage = The place must be damaged.
hint-launch = That wins the game.
hint-load-gun = The gun is needed elsewhere.
hint-unload-gun = From here the gun covers most.
hint-refill = More cards, more choices.
