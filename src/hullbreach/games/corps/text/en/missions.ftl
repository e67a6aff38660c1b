# What a mission card says besides its special rules.

kind-campaign = Campaign mission
kind-rescue = Rescue mission
kind-resupply = Resupply mission
kind-bug_hunt = Bug Hunt

heading-setup = Set-up
heading-special = Special rules
heading-victory = Victory (all of this at the end of a round)
heading-defeat = Defeat (any of this at the end of a round without victory)
heading-after = Afterwards

## Set-up

setup-seats = { $min ->
        [one] 1 to { $max } players.
       *[other] { $min } to { $max } players.
    }
setup-boards = Boards: { $names }.
setup-group = { $group ->
        [squad] Squad: { $names }.
        [trapped] Trapped: { $names }.
        [carrier] At the carrier: { $names }.
       *[other] { $group }: { $names }.
    }
setup-newt = { $newt ->
        [yes] Newt takes part if she has been found.
        [found] Newt joins you once you find her.
       *[no] Newt does not take part.
    }
setup-pistols = Everyone starts with an HK VP70 and nothing else.
setup-blips = { $n ->
        [one] 1 blip lies on the board.
       *[other] { $n } blips lie on the board.
    }
setup-reinforcements = { $edition ->
        [updated] Updated edition: { $numbers } further blips with 1 to 6 players.
       *[other] 2020 edition: { $numbers } further blips with 1 to 6 players.
    }
setup-mission_blips = { $n ->
        [one] 1 mission blip lies on the board.
       *[other] { $n } mission blips lie on the board.
    }
setup-computers = { $n ->
        [one] 1 computer.
       *[other] { $n } computers.
    }
setup-crates = { $n ->
        [one] 1 crate.
       *[other] { $n } crates.
    }
setup-barricades = { $n ->
        [one] 1 door is barricaded.
       *[other] { $n } doors are barricaded.
    }
setup-player_barricades = { $n ->
        [one] Put 1 barricade on a door of your choice.
       *[other] Put up to { $n } barricades on doors of your choice.
    }
setup-sentry_guns = { $n ->
        [one] Place 1 sentry gun.
       *[other] Place { $n } sentry guns.
    }
setup-facehuggers = { $n ->
        [one] 1 Facehugger is on the board.
       *[other] { $n } Facehuggers are on the board.
    }
setup-exit = { $opens ->
        [always] Exit { $id } is open.
       *[drop_ship] Exit { $id } opens only when the drop ship lands there.
    }
setup-tracker = Motion Tracker deck: { $names }.
setup-tracker-level = { $n ->
        [one] 1 card of threat level { $level }
       *[other] { $n } cards of threat level { $level }
    }
setup-tracker-further = { $edition ->
        [updated] Updated edition: { $numbers } further cards of threat level 3 with 1 to 6 players.
       *[other] 2020 edition: { $numbers } further cards of threat level 3 with 1 to 6 players.
    }
setup-quiet_rounds = { $n ->
        [one] No Motion Tracker cards are drawn in the first round.
       *[other] No Motion Tracker cards are drawn in the first { $n } rounds.
    }
setup-no_reshuffle = The Motion Tracker deck is not reshuffled.
setup-turn_counter = Use the round counter.

## Victory and defeat

ending-exited = { $whom ->
        [newt] Newt has left by an exit.
        [trapped] { $min ->
            [one] At least 1 trapped character has left by an exit.
           *[other] At least { $min } trapped characters have left by an exit.
        }
        [captives] { $min ->
            [one] At least 1 captive has left by an exit.
           *[other] At least { $min } captives have left by an exit.
        }
       *[all] { $min ->
            [one] At least 1 character has left by an exit.
           *[other] At least { $min } characters have left by an exit.
        }
    }
ending-none_standing_on_board = { $whom ->
        [newt] Newt is not standing on the board.
        [trapped] No trapped character is left standing on the board.
        [captives] No captive is left standing on the board.
       *[all] No character is left standing on the board.
    }
ending-lost = { $whom ->
        [newt] Newt is killed or captured.
        [trapped] { $min ->
            [-1] All trapped characters are killed or captured.
            [one] A trapped character is killed or captured.
           *[other] { $min } trapped characters are killed or captured.
        }
        [captives] { $min ->
            [-1] All captives are killed or captured.
            [one] A captive is killed or captured.
           *[other] { $min } captives are killed or captured.
        }
       *[all] { $min ->
            [-1] All characters are killed or captured.
            [one] A character is killed or captured.
           *[other] { $min } characters are killed or captured.
        }
    }
ending-tracker_empty = The Motion Tracker deck is empty.
ending-no_enemies_on_board = No Alien, Facehugger or blip is on the board.
ending-alive = { $whom ->
        [newt] Newt is alive on the board.
        [trapped] { $min ->
            [one] At least 1 trapped character is alive on the board.
           *[other] At least { $min } trapped characters are alive on the board.
        }
        [captives] { $min ->
            [one] At least 1 captive is alive on the board.
           *[other] At least { $min } captives are alive on the board.
        }
       *[all] { $min ->
            [one] At least 1 character is alive on the board.
           *[other] At least { $min } characters are alive on the board.
        }
    }
ending-crates_out = { $min ->
        [one] At least 1 crate has been carried out.
       *[other] At least { $min } crates have been carried out.
    }
defeat-nobody_standing = Every character on the board is knocked down, or nobody is left on it.
defeat-endurance = At any moment: the Endurance deck and the Exhaust pile are both empty.

## Afterwards

after-down_captured = Once the mission is won, characters lying knocked down on the board are captured.
after-carrier_leaves_others_captured = Once the mission is won, characters on a start space of the carrier group leave with the carrier, knocked down or not; all others still on the board are captured.
after-captives_free_others_captured = Captives who left the board are free again; those still under a mission blip stay captured, and characters lying on the board are captured.
after-stand_alone = This mission stands alone.
after-keep_crates = Cards won with crates are kept even if the mission is lost.
