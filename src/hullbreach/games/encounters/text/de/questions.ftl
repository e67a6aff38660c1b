# Was ein Spieler gefragt wird.

ask-role = Welche Rolle nimmst du?
ask-first = Wer beginnt?
ask-action = Spiele Karten, rekrutiere, scanne oder kämpfe, oder beende die Aktionsphase.
ask-alien-action = Was tut das Alien?
ask-offer = Koordinierst du eine Karte mit { $seat }? Dort darf in diesem Zug eine Kopie davon genutzt werden; du ziehst eine Karte nach.
ask-price = Womit zahlst du die { $number } Angriff?
ask-may = Nutzt du { $card }?
ask-either = Welchen Effekt von { $card } wählst du?
ask-player = Welchen Spieler betrifft { $card }?
ask-discard = Welche Karte wirfst du ab? Noch abzuwerfen: { $number }.
ask-kill-own = Welchen deiner Charaktere tötest du?
ask-show = Zeigst du eine Karte dieser Klasse vor: { $class }?
ask-heal = Welcher Treffer wird geheilt? ({ $seat })
ask-sort = Wirf die Karten ab oder lege sie zurück; die letzte liegt oben.
ask-free-scan = Welchen Raum scannst du?
ask-peek = In welchen Raum siehst du?
ask-move = Die Karte welches Raums bewegst du?
ask-enemy = Welchen Gegner betrifft { $card }?
ask-hq = Welchen Charakter des HQ wählst du?
ask-copy = Welche Karte kopierst du?
ask-order = Was geschieht als Nächstes?
ask-guard = { $seat } zieht gleich einen Treffer. Reagierst du?
ask-agenda = Wessen Agenda wird aufgedeckt?
