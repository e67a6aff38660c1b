# What a player is asked: whole sentences.

ask-hero = Choose your Hero.
ask-equip-setup = Equip { $who } for the mission, free of charge.
ask-place = Where do you place { $who }?
ask-place-sentry = Where does { $gun } stand, and which way does it face?
ask-place-barricades = Place a barricade on a door ({ $number } left).
ask-captive = Name a captive to be freed in this mission.
ask-trapped = Name a trapped character.
ask-sit-out = There are more players than characters: who sits this mission out?
ask-first-player = Who goes first this round? The others follow clockwise.
ask-which-hero = Which Hero do you activate first?
ask-may = { $who }: do you use the effect?
ask-ability = { $who }: which ability is used first?
ask-equip = { $who }: equip, or take cards back into your hand.
ask-consent = Another player would like to equip { $who } with { $card_acc }. Do you accept?
ask-action = { $left ->
        [0] { $who }: no action left; take a Free action or end the activation.
       *[other] { $who }: choose an action ({ $left } left).
    }
ask-step = { $left ->
        [0] { $who }: the move is at its end.
        [one] { $who }: where to? (1 space left)
       *[other] { $who }: where to? ({ $left } spaces left)
    }
ask-full-auto = Full Auto: does { $who } fire again? Each further shot exhausts 1 card.
ask-roll-order = Area attack of { $who }: for whom do you roll next?
ask-free-attack = { $who }: choose weapon and target of the Free attack.
ask-rest-draw = { $who } rests: do you draw a card?
ask-rest-recycle = { $left ->
        [one] { $who } rests: you may recycle 1 more card.
       *[other] { $who } rests: you may recycle up to { $left } more cards.
    }
ask-recycle-hand = Which card from your hand do you recycle?
ask-discard = { $left ->
        [one] Discard 1 card.
       *[other] Discard { $left } cards, one at a time.
    }
ask-exhaust = { $left ->
        [one] Exhaust 1 card from your hand.
       *[other] Exhaust { $left } cards from your hand, one at a time.
    }
ask-window = Do you play an event?
ask-command = { $who }: which Grunt do you activate? ({ $left } left)
ask-leftover = Which of the remaining characters is activated next?
ask-leftover-player = Who activates the remaining Grunts?
ask-target = Which character is it for?
ask-door = Choose a door or an entry point.
ask-take = Which card do you take?
ask-lose = Which equipment card does { $who } lose?
ask-bearer = Who is equipped with { $card_acc }?
ask-displace = Which card makes room for { $card_acc }?
ask-peek = Does “{ $card }” go on top of the Motion Tracker deck or under it?
ask-reorder = Put the cards back on the Motion Tracker deck one by one; the last one ends up on top. Which one is next?
ask-capture-order = Who is captured first?
ask-captor = Which Alien takes { $who } away?
ask-next-alien = Which of them is next?
ask-next-tile = On which board tile are the blips activated next?
ask-toward = Whom does { $piece } hunt?
ask-go = Where does { $piece } go?
ask-victim = Whom does { $piece } attack?
ask-defensive-fire = Defensive Fire: does { $who } fire at { $target }?
ask-fire-order = Defensive Fire: who decides first about firing at { $target }?
ask-reroll = { $who } has a result of { $rolled } in the Defence roll. Is it rerolled?
ask-prevent-kill = { $who } is about to be killed. Do you prevent it?
ask-prevent-capture = { $who } is about to be captured. Do you prevent it?
ask-take-over = You have no Hero. Do you take over a Grunt?
ask-blip = On which space does the token enter play?
ask-tunnel = On which space does the tunnel open?
ask-alien = Where does the next Alien of the swarm stand?
ask-point = Where do the blips enter play?
ask-flip = Which mission blip do you flip?
ask-finish-order = Which effect is resolved next?
ask-next-mission = Which mission do you play next?
ask-return = Which card of the Discard pile returns to the Endurance deck?
