# Was ein Spieler wählen kann: Aufschriften von Knöpfen, im Imperativ, ohne Punkt.

## Allgemein

option-pass = Passe
option-done = Fertig
option-accept = Ja
option-refuse = Nein
option-keep = Lass es so
option-choose-piece = Wähle { $piece_acc }
option-choose-tile = Wähle { $tile_acc }
option-choose-link = Wähle die Verbindung zwischen { $link_dat }
option-choose-side = Wähle { $side_acc }
option-either = Wähle Effekt { $number }

## Aufbau

option-deploy = Stelle { $model_acc } { $tile_in } auf
option-escort = Eskortiere { $model_acc }
option-mulligan = Tausche die ganze Hand aus
option-keep-hand = Behalte die Hand
option-deploy-token = Stelle { $piece_acc } { $tile_in } auf
option-carrier = Lass { $piece_acc } ihn tragen

## Einheitenlisten

option-add-model = Gruppe { $group }: { $unit_an } mehr
option-begin-group = Neue Gruppe: { $unit_an }
option-raise-group = Hebe Gruppe { $group } um eine Stufe
option-raise-sergeant = Hebe den Sergeant von Gruppe { $group } um eine Stufe
option-ready-list = Nimm die fertige Liste
option-start-over = Fang von vorn an
option-make-hero = Erschaffe einen Helden: { $rank ->
        [no_rank] { $base }
       *[other] { $base } – { $rank_name }
    }
option-raise-stat = Erhöhe um 1: { $stat }
option-lower-stat = Senke um 1: { $stat }
option-arm-hero = Bewaffne den Helden: { $weapon }
option-improve = { CAP($weapon) }: Erhöhe { $field_acc } um 1
option-worsen = { CAP($weapon) }: Senke { $field_acc } um 1
option-learn = Kaufe eine Fähigkeit: { $skill }
option-attach = Ordne den Helden Gruppe { $group } zu
option-detach = Lass den Helden unabhängig
option-dismiss = Verzichte auf diesen Helden

## Freie Partien, Spielfelder und Reihen

option-start-on = Beginne { $tile_in }
option-target-tile = Bestimme { $tile_acc } zum Ziel
option-build-at = Baue bei { $place }
option-lay-tile = Lege eine Kachel: { $part }
option-place-door = Setze eine Tür zwischen { $link_acc }
option-keep-factions = Alle behalten ihre Fraktion
option-pass-on-factions = Alle geben ihre Fraktion weiter

## Die Runde

option-keep-initiative = Behalte die Initiative
option-give-initiative = Gib die Initiative an { $side_acc }
option-activate = Aktiviere { $piece_acc }
option-play-card = Spiele { $card }
option-improved-hide = Verstecke { $piece_acc } durch Improved Hide
option-rage = Sage Rage an
option-give-up-sentry = Verzichte auf den Wachmarker { $piece_of }

## Marker

option-convert = Wandle { $piece_acc } in die Miniatur um
option-become = Es ist { $model_an }
option-reveal = Decke ihn auf
option-stay-hidden = Halte ihn versteckt
option-shift = Erscheine { $tile_in }
option-stay = Bleib hier

## Aktionen: Bewegung

option-move = Bewege dich { $tile_to }
option-stand = Bleib hier und verbrauche die Bewegung
option-run = Renne { $tile_to }
option-step = Geh weiter { $tile_to }
option-stop = Bleib hier stehen
option-tactical-move = Taktische Bewegung { $tile_to }
option-skulk = Schleichender Vormarsch { $tile_to }
option-disengage = Löse dich aus dem Nahkampf
option-move-in = Bewege dich { $tile_to } und verdränge dort Miniaturen
option-run-in = Renne { $tile_to } und verdränge dort Miniaturen
option-step-in = Geh weiter { $tile_to } und verdränge dort Miniaturen
option-displace = Verdränge { $piece_acc }
option-displace-side = Verdränge Miniaturen { $side_of }

## Aktionen: Angriffe

option-shoot = Schieße auf { $target_acc }
option-fight = Kämpfe gegen { $target_acc }
option-rapid-fire = Rapid Fire auf { $target_acc }
option-grenade = Grenade Launcher auf { $target_acc }
option-point-blank = Point Blank Shot auf { $target_acc }
option-inferno = Burning Inferno auf { $tile_acc }
option-shotgun = Shotgun! auf { $tile_acc }
option-acid-spit = Acid Spit auf { $tile_acc }
option-disc = Smart-Disc Throw auf { $tile_acc }
option-disc-by = Smart-Disc Throw auf { $tile_acc } über { $way_acc }
option-aim-at = Greife { $target_acc } an
option-next-victim = Triff als Nächstes { $target_acc }

## Aktionen: alles andere

option-sentry = Geh auf Wache
option-aim = Ziele
option-hide = Versteck dich
option-treat = Versorge eine Wunde
option-seal = Versiegle ein Schott
option-weld = Schweiße { $tile_acc } zu
option-force = Brich die Tür zwischen { $link_dat } auf
option-open = Öffne die Tür zwischen { $link_dat }
option-take = Heb { $token_acc } auf
option-drop = Lege { $token_acc } ab
option-load-gun = Heb { $gun_acc } auf
option-unload-gun = Setze { $gun_acc } ab
option-use = Interagiere für die Mission (Schritt { $step })
option-trophy = Nimm die Trophäe { $body_of }
option-damage = Beschädige diesen Ort
option-launch = Starte die Kapsel

## Reaktionen mit einem Wachmarker

option-react-shoot = { CAP($piece) }: Schieße auf { $target_acc }
option-react-fight = { CAP($piece) }: Kämpfe gegen { $target_acc }
option-react-move = { CAP($piece) }: Bewege dich { $tile_to }
option-react-stand = { CAP($piece) }: Bleib dort und verbrauche die Bewegung

## Mitten in einem Angriff

option-dodge = Weiche aus
option-heal = Lege einen Heal-Test ab
option-reroll-skill = Wiederhole den Wurf
option-reroll-level = Wiederhole den Wurf dank der Stufe
option-transfer = Lass { $piece_acc } die Wunde nehmen
option-wound-side = Verwunde eine Miniatur { $side_of }
option-acid-hits = Lass die Säure { $piece_acc } treffen
option-hatch-on = Lass es { $tile_in } schlüpfen
option-hatch = Lass es schlüpfen
