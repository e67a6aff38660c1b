# Was man vor einer Partie einstellen kann.

## Was gespielt wird

setting-mission = Mission
value-mission-campaign = Kampagne: alle Missionen nacheinander
    .about = Die zehn Missionen der Reihe nach mit denselben Spielern. Wer die meisten gewinnt, gewinnt die Kampagne.
value-mission-custom = Freie Partie: Missionskarten
    .about = Streitkräfte nach Punkten und für jede Seite ein gezogenes Missionsziel.
value-mission-arena = Kampfarena
    .about = Überlebende in der Mitte, ringsum eine Horde. Auch allein spielbar, gegen den Gruppentrieb.
value-mission-mission_01 = { mission-mission_01 }
    .about = Ein Trupp ist hinter einem Schott abgeschnitten. Klein und übersichtlich: die beste erste Mission.
value-mission-mission_02 = { mission-mission_02 }
    .about = Es brennt, die Crew schläft, und nicht alle wollen löschen.
value-mission-mission_03 = { mission-mission_03 }
    .about = Das Schiff wird dunkel. Repariert es, zerlegt es oder jagt darin.
value-mission-mission_04 = { mission-mission_04 }
    .about = Infizierte Tanks, Gefangene für den Schwarm und ein kostbares Ei.
value-mission-mission_05 = { mission-mission_05 }
    .about = Geschütze, Eier und ein infizierter Predator, der ins Labor muss.
value-mission-mission_06 = { mission-mission_06 }
    .about = Schweißt die Schächte zu, sprengt die Nester oder lasst niemanden am Leben.
value-mission-mission_07 = { mission-mission_07 }
    .about = Die Crew weiß etwas. Bringt ihr Wissen auf die Brücke.
value-mission-mission_08 = { mission-mission_08 }
    .about = Jeder jagt jeden.
value-mission-mission_09 = { mission-mission_09 }
    .about = Startet den Countdown und kehrt zurück, falls es den Weg noch gibt.
value-mission-mission_10 = { mission-mission_10 }
    .about = Das Schiff zerfällt Kachel um Kachel, und es gibt nur eine Kapsel.
setting-factions = Fraktionen
    .about = Wer mitspielt. Der erste Platz spielt die erstgenannte Fraktion und so weiter.
value-factions-auto = nach der Zahl der Spieler
    .about = Alle drei, oder Marines und Aliens zu zweit.
value-factions-marine_alien_predator = Marines, Aliens, Predatoren
value-factions-marine_alien = Marines, Aliens
value-factions-marine_predator = Marines, Predatoren
value-factions-alien_predator = Aliens, Predatoren
setting-points = Punkte einer Streitmacht
    .about = Eine Streitmacht darf höchstens so viel kosten.
value-points-0 = wie im Modus üblich
setting-list = Einheitenlisten
value-list-preset = fertig zusammengestellt
value-list-build = jeder stellt heimlich eine zusammen
setting-board = Spielfeld einer freien Partie
value-board-mission_01 = { mission-mission_01 }
value-board-mission_02 = { mission-mission_02 }
value-board-mission_03 = { mission-mission_03 }
value-board-mission_04 = { mission-mission_04 }
value-board-mission_05 = { mission-mission_05 }
value-board-mission_06 = { mission-mission_06 }
value-board-mission_07 = { mission-mission_07 }
value-board-mission_08 = { mission-mission_08 }
value-board-mission_09 = { mission-mission_09 }
value-board-mission_10 = { mission-mission_10 }
value-board-build = von den Spielern gebaut
    .about = Alle legen reihum Kacheln, bis keine Seite mehr offen ist.
setting-mission_cards = Missionskarten je Seite

## Arena

setting-arena = Arena
value-arena-small = Kleine Arena
value-arena-medium = Mittlere Arena
value-arena-large = Große Arena
setting-survivors = Überlebende
    .about = Die Fraktion, die in der Mitte standhält.
setting-horde = Horde
    .about = Die Fraktion, die von allen Seiten kommt.
setting-horde_by = Die Horde spielt
value-horde_by-instinct = der Gruppentrieb
    .about = Er folgt festen Regeln; niemand muss für ihn entscheiden.
value-horde_by-player = ein Spieler
value-marine = Marines
value-alien = Aliens
value-predator = Predatoren
setting-arena_blips = Ping!-Marker in der Arena
    .about = Bei einer Horde mit Spieler. Gegen den Gruppentrieb stehen alle offen.
setting-arena_rounds = Durchgänge in der Arena
    .about = Die Reihe endet früher, wenn die Überlebenden einen Durchgang verlieren. Dazwischen ersetzen sie Verluste, und die Horde wächst.
setting-arena_head_start = Vorsprung der Horde
    .about = So viele Zehntel mehr Punkte hat sie vor dem ersten Durchgang.
value-arena_head_start--1 = passend zu Arena und Überlebenden

## Streitkräfte

setting-forces = Streitkräfte einer Mission
value-forces-mission = wie die Mission es vorsieht
value-forces-full_box = alle Miniaturen der Schachtel
value-forces-handicap = weniger Aliens und Predatoren
value-forces-lists = Einheitenlisten nach Punkten
setting-hero_minimum = Eine Liste braucht einen Helden
value-hero_minimum-from_300 = ab 300 Punkten
value-hero_minimum-always = immer
value-hero_minimum-never = nie
setting-sergeant_own_blip = Der Sergeant hat einen eigenen Ping!-Marker
    .about = Dann können andere Marine-Marker nicht zu ihm werden.

## Karten

setting-strategy_cards = Strategiekarten
setting-environment_cards = Umgebungskarten

## Bewegung und Kampf

setting-stop_on_enemy = Bewegung endet auf einer Kachel mit Feinden
    .about = Sonst darf man sie durchqueren, wenn Platz ist.
setting-engaged_may_shoot = Miniaturen im Nahkampf dürfen schießen
setting-flame_burns_between = Flammen treffen auch die Kachel dazwischen
setting-packed_tile = Eine von nur einer Seite gefüllte Kachel
    .about = Acht kleine Miniaturen auf einer Kachel wären sonst nie im Nahkampf angreifbar.
value-packed_tile-reach = kann von nebenan angegriffen werden
value-packed_tile-closed = kann nicht im Nahkampf angegriffen werden
setting-no_base_engages = Miniaturen ohne Base binden die Nachbarkacheln
setting-team_tactics = Team Tactics
value-team_tactics-redirect = ein Kamerad kann die Wunde nehmen
value-team_tactics-heal = die Heilung kann an einen Kameraden gehen

## Missionsziele und Ende

setting-cap_counts = Abschüsse und Trophäen höchstens so viele, wie Feinde da sind
    .about = Zu zweit kann die gedruckte Zahl unerreichbar sein.
setting-trophy_any_killer = Trophäen von allen Getöteten
    .about = Sonst nur von denen, die die eigene Fraktion im Nahkampf getötet hat.
setting-evacuate = Evakuiert sind
value-evacuate-cumulative = alle, die eine Aktivierung auf dem Ziel beendet haben
value-evacuate-together = nur die, die dort zugleich stehen
setting-enemy_may_carry = Feinde dürfen Marker wegtragen
setting-pod_immune = Die Predator-Kapsel stürzt nie ein
setting-launch_ends_game = Der Kapselstart beendet die Partie sofort
setting-end_on_first_elimination = Die Partie endet, sobald ein Spieler keine Miniatur mehr hat
    .about = Die anderen teilen sich dann den Sieg.
setting-turn_cap = Letzte Spielrunde
    .about = Nach der letzten Runde endet die Partie unentschieden.
value-turn_cap-0 = kein Limit
