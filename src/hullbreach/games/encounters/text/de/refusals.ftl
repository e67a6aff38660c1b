# Warum etwas nicht geht: je ein Satz.

no-match-over = Das Spiel ist aus.
no-not-asked = Du bist nicht gefragt.
no-not-offered = Das kann jetzt nicht gewählt werden.
no-role-taken = Die Rolle { $card } ist vergeben.
no-choose-a-role = Wähle zuerst eine Rolle.
no-too-few-points = Das kostet { $number } Punkte, und die hast du nicht.
no-condition-not-met = Die Bedingung dafür ist nicht erfüllt.
no-buys-nothing = Diese Punkte würden jetzt nichts bewirken.
no-not-your-card = Du hast diese Karte weder auf der Hand noch im Spiel.
no-not-of-that-class = { $card } hat diese Klasse nicht.
no-only-showing-now = Gerade kannst du nur eine Karte vorzeigen oder nicht.
no-not-in-hand = Du hast { $card } nicht auf der Hand.
no-discard-first = { $number ->
        [one] Wirf zuerst eine Karte ab.
       *[other] Wirf zuerst { $number } Karten ab.
    }
no-not-a-character = { $card } ist kein Charakter.
no-not-your-character = { $card } gehört nicht zu deinen Charakteren.
no-kill-first = Wähle zuerst einen Charakter, der stirbt.
no-facehugger-out-of-reach = Dieser Facehugger kann in diesem Zug nicht angegriffen werden. Er sitzt vor { $seat }.
no-not-in-hq = { $card } ist nicht im HQ.
no-too-few-recruit = { $card } kostet { $number } Rekrutierungspunkte.
no-no-sergeants = Es gibt keine Sergeants mehr.
no-too-few-recruit-for-sergeant = Ein Sergeant kostet { $number } Rekrutierungspunkte.
no-room-blocked = Dieser Raum ist blockiert: { $room }.
no-room-empty = Hier liegt keine Karte: { $room }.
no-already-face-up = Die Karte hier ist offen: { $room }.
no-too-little-attack = Das kostet { $number } Angriffspunkte.
no-nobody-there = Hier ist kein Gegner: { $spot }.
no-face-down = Die Karte hier ist verdeckt: { $spot }.
no-final-enemy = Der Endgegner kann vor dem dritten Auftrag nicht angegriffen werden: { $spot }.
no-no-fights-between-players = In diesem Spiel greifen Spieler einander nicht an.
no-no-such-opponent = Du kannst { $seat } nicht angreifen.
no-nothing-kept = { $card } hat jetzt keine Fähigkeit, die du nutzen kannst.
no-used-this-turn = { $card } kann in diesem Zug nicht noch einmal genutzt werden.
no-not-in-play = { $card } liegt nicht vor dir im Spiel.
no-no-sacrifice = { $card } hat keine Opferfähigkeit.
no-not-vigilant = { $card } ist nicht wachsam.
no-dodges-only = { $card } wird nur abgeworfen, wenn du gleich einen Treffer ziehst.
no-not-offered-card = Niemand bietet { $card } an.
no-copied-already = { $card } wurde schon kopiert.
no-not-for-aliens = Ein Alien-Spieler kann das nicht tun.
no-not-an-action = Das ist keine Aktion.
no-no-coordinate = { $card } kann nicht koordiniert werden.
no-only-on-anothers-turn = Koordiniert wird im Zug eines anderen Spielers.
no-only-coordinate-now = Gerade kannst du nur eine Karte koordinieren oder passen.
no-guards-only-its-owner = { $card } schützt nur den Besitzer.
no-no-guard-card = { $card } hilft nicht gegen einen Treffer.
no-no-dodging-vigilant = { $card } ist keine wachsame Karte im Spiel, die ausweichen lässt.
no-only-reactions-now = Gerade kannst du nur auf den Treffer reagieren oder passen.
