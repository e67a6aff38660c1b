# What lies on the table.

scene-unknown_card = face-down card
scene-turn = Turn
scene-phase = Phase
scene-objective = Objective
scene-hazards = Hazards
scene-attack = Attack
scene-recruit = Recruit
scene-complex = Complex
scene-combat = Combat Zone
scene-scan = scan cost
scene-blocked = blocked
scene-enemy_attack = Attack
scene-hq = HQ
scene-hands = Hands
scene-hand = Hand of Player { $seat }
scene-played = Played this turn
scene-looked_at = Looked at
scene-beside = Beside the Objectives
scene-health = Health
scene-defense = Defense
scene-cards = { $n ->
        [one] 1 card in hand
       *[other] { $n } cards in hand
    }
scene-deck = Deck { $n }
scene-discard = Discard pile { $n }
scene-dead = dead
scene-alien = Alien player
scene-burdened = carries a Chestburster
scene-facehugger = Facehugger before this player
pile-hive = Hive deck
pile-barracks = Barracks
pile-sergeants = Sergeants
pile-strike_deck = Strikes
pile-strike_discard = Discarded Strikes
pile-dead_enemies = Dead Enemies
pile-dead_characters = Dead Characters
pile-discarded = Discarded Events, Hazards and Specials
pile-hatchery = Hatchery
scene-roles = Roles
scene-offered = To choose from
price-attack = Attack
price-recruit = Recruit
note-lost = What is left is lost: { $attack ->
    [0] { $recruit } Recruit
   *[other] { $recruit ->
        [0] { $attack } Attack
       *[other] { $attack } Attack and { $recruit } Recruit
    }
}
note-stand-back = You are not asked again this turn
note-wait = You are asked again after the next action
scene-secret = Only you know
scene-traitor = You are the traitor
scene-loyal = You are loyal
scene-secret-win-evil = alone: when all the others are dead, play this card from your hand.
scene-secret-win-good = with the group, when all Objectives are completed. This card changes nothing about that.
scene-secret-until-evil = play along. If the group completes its last Objective while you and somebody else live, you lose.
scene-secret-until-good = look whom you trust: somebody may be a traitor.
scene-secret-found = it goes to your discard pile and is a card of your deck: { $text }
