# Wonach ein Spieler gefragt wird: ganze Sätze.

ask-hero = Wähle deinen Helden.
ask-equip-setup = Rüste { $who } für die Mission aus; das ist kostenlos.
ask-place = Wohin stellst du { $who }?
ask-place-sentry = Wohin stellst du { $gun }, und in welche Richtung zeigt sie?
ask-place-barricades = Lege eine Barrikade auf eine Tür (noch { $number }).
ask-captive = Nenne einen Verschleppten, der in dieser Mission befreit werden soll.
ask-trapped = Nenne einen eingeschlossenen Charakter.
ask-sit-out = Es gibt mehr Spieler als Charaktere: Wer setzt diese Mission aus?
ask-first-player = Wer beginnt diese Runde? Die anderen folgen im Uhrzeigersinn.
ask-which-hero = Welchen Helden aktivierst du zuerst?
ask-may = { $who }: Nutzt du den Effekt?
ask-ability = { $who }: Welche Fähigkeit nutzt du zuerst?
ask-equip = { $who }: Rüste aus oder nimm Karten zurück auf die Hand.
ask-consent = Ein anderer Spieler möchte { $who } { $card_acc } geben. Nimmst du an?
ask-action = { $left ->
        [0] { $who }: Keine Aktion mehr übrig; wähle eine Freie Aktion oder beende die Aktivierung.
       *[other] { $who }: Wähle eine Aktion (noch { $left }).
    }
ask-step = { $left ->
        [0] { $who }: Die Bewegung endet.
        [one] { $who }: Wohin? (noch 1 Feld)
       *[other] { $who }: Wohin? (noch { $left } Felder)
    }
ask-full-auto = Vollautomatisch: Schießt { $who } noch einmal? Jeder weitere Schuss erschöpft 1 Karte.
ask-roll-order = Flächenangriff { $who_of }: Für wen würfelst du als Nächstes?
ask-free-attack = { $who }: Wähle Waffe und Ziel der Freien Angriffsaktion.
ask-rest-draw = { $who } ruht sich aus: Ziehst du eine Karte?
ask-rest-recycle = { $left ->
        [one] { $who } ruht sich aus: Du kannst noch 1 Karte recyceln.
       *[other] { $who } ruht sich aus: Du kannst noch bis zu { $left } Karten recyceln.
    }
ask-recycle-hand = Welche Karte von deiner Hand recycelst du?
ask-discard = { $left ->
        [one] Wirf 1 Karte ab.
       *[other] Wirf { $left } Karten ab, eine nach der anderen.
    }
ask-exhaust = { $left ->
        [one] Erschöpfe 1 Karte von deiner Hand.
       *[other] Erschöpfe { $left } Karten von deiner Hand, eine nach der anderen.
    }
ask-window = Spielst du ein Ereignis?
ask-command = { $who }: Welchen Kameraden aktivierst du? (noch { $left })
ask-leftover = Welcher der übrigen Charaktere wird als Nächster aktiviert?
ask-leftover-player = Wer aktiviert die übrigen Kameraden?
ask-target = Für welchen Charakter gilt es?
ask-door = Wähle eine Tür oder einen Eintrittspunkt.
ask-take = Welche Karte nimmst du?
ask-lose = Welchen Gegenstand verliert { $who }?
ask-bearer = Wer erhält { $card_acc }?
ask-displace = Welche Karte macht Platz für { $card_acc }?
ask-peek = Kommt „{ $card }“ auf oder unter den Bewegungsmelderstapel?
ask-reorder = Lege die Karten einzeln auf den Bewegungsmelderstapel zurück; die letzte liegt oben. Welche ist die nächste?
ask-capture-order = Wer wird zuerst verschleppt?
ask-captor = Welches Alien verschleppt { $who }?
ask-next-alien = Wer ist als Nächstes an der Reihe?
ask-next-tile = Auf welchem Spielplanteil werden die Blips als Nächstes aktiviert?
ask-toward = Wen jagt { $piece }?
ask-go = Wohin geht { $piece }?
ask-victim = Wen greift { $piece } an?
ask-defensive-fire = Abwehrfeuer: Schießt { $who } auf { $target }?
ask-fire-order = Abwehrfeuer: Wer entscheidet zuerst, ob er auf { $target } schießt?
ask-reroll = Der Ausweichwurf { $who_of } ergibt { $rolled }. Wird er wiederholt?
ask-prevent-kill = { $who } wird gleich getötet. Verhinderst du es?
ask-prevent-capture = { $who } wird gleich verschleppt. Verhinderst du es?
ask-take-over = Du hast keinen Helden mehr. Übernimmst du einen Kameraden?
ask-blip = Auf welchem Feld kommt der Marker ins Spiel?
ask-tunnel = Auf welchem Feld öffnet sich der Tunnel?
ask-alien = Wo steht das nächste Alien des Schwarms?
ask-point = Wo kommen die Blips ins Spiel?
ask-flip = Welchen Missions-Blip drehst du um?
ask-finish-order = Welcher Effekt wird als Nächster abgehandelt?
ask-next-mission = Welche Mission spielt ihr als Nächste?
ask-return = Welche Karte des Abwurfstapels kehrt in den Ausdauerstapel zurück?
