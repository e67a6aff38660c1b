# Die Seite im Browser.

## Everywhere

web-home = Hullbreach: zur Übersicht
web-site = Seiten
web-nav-play = Spielen
web-nav-rules = Regeln
web-nav-cards = Karten
web-games = Spiele
web-game-corps = Another Glorious Day in the Corps
web-game-encounters = Legendary Encounters
web-game-hunt = The Hunt Begins
web-game-nemesis = Nemesis
web-settings = Einstellungen
web-language = Sprache
web-theme = Darstellung
web-theme-dark = Dunkel
web-theme-light = Hell
web-theme-contrast = Hoher Kontrast
web-motion = Bewegung
web-motion-system = Wie das System
web-motion-full = Voll
web-motion-reduced = Wenig
web-sound = Ton
web-sound-off = Aus
web-sound-on = An
web-bots = Wenn ich allein spiele: Bots
web-bots-watch = ansehen
web-bots-fast = sofort fertig
web-policy = Bei Reaktionen
web-policy-always = Immer fragen
web-policy-gain = Nur wenn ich handeln kann
web-policy-never = Immer passen
web-policy-tells = Eine längere Pause als sonst verrät den anderen, dass du hättest handeln können.
web-ready = Bereit
web-ready-title = Alles ist für dich aufgebaut.
web-ready-how = Klicke etwas an, um es zu tauschen. Oder drücke einfach Bereit.
web-ready-swap = Tauschen
web-ready-why = Das ist die Standardausrüstung. Ändern kostet nichts: Wer hat, was du nimmst, bekommt dafür deines, wo das geht.
web-ready-from = von { $who }
web-ready-without = ohne { $what }
web-ready-others = von jemand anderem
web-ready-now = gewählt
web-ready-leave = Leer lassen
web-ready-empty = freier Platz
web-ready-back = Zum Vorschlag
web-ready-you = wartet auf dich
web-ready-is = { $who }: bereit
web-ready-wait = wartet auf { $who }
web-topics = Lass mich entscheiden
web-topic-enemies = was Gegner bei Gleichstand tun
web-topic-orders = die Reihenfolge von Gleichem
web-topic-setup = meinen Aufbau
web-asks = Frag mich
web-ask-sentry = bei Wachreaktionen
web-ask-between = nach Karten zwischen Aktivierungen
web-ask-start = wenn meine Miniatur aktiviert wird
web-ask-attacks = nach Karten bei Angriffen
web-ask-tests = bei Ausweichen und Heilen
web-wish-always = immer
web-wish-gain = wenn ich etwas tun kann
web-wish-likely = ab { $percent } %
web-wish-own = vor meinen Aktivierungen
web-wish-never = nie
web-wish-done = nie, mach es einfach
web-digest = Seit deinem letzten Zug
web-digest-read = Gelesen
web-digest-moved = { $side }: { $many ->
        [one] 1 Miniatur bewegt
       *[other] { $many } Miniaturen bewegt
    }
web-list-add = Zu { $group } hinzufügen: { $unit }
web-list-why = Warum nicht zu { $group }: { $unit }
web-list-models = { $n ->
        [one] 1 Miniatur
       *[other] { $n } Miniaturen
    }
web-list-legal = Mit dieser Liste kann gespielt werden.
web-list-level = Stufe { $n }
web-list-plus = Mehr: { $what }
web-list-minus = Weniger: { $what }
web-moment-reveal = Kontakt enttarnt
web-moment-decloak = Tarnung aufgehoben
web-moment-decoy = Ein Köder
web-moment-kill = Getötet
web-moment-facehug = Facehug
web-moment-displace = Verdrängt
web-moment-trophy = Trophäe
web-moment-collapse = Einsturz
web-moment-sentry = Wache
web-close = Schließen
web-loading = Einen Moment …
web-retry = Noch einmal
web-offline = Der Server antwortet nicht. Versuche es gleich noch einmal.
web-not-found = Unter dieser Adresse ist nichts.
web-no-table = Diesen Tisch gibt es nicht.
web-other-version = Dieser Tisch wurde mit den Regeln einer anderen Version gespielt und lässt sich hier nicht öffnen.
web-to-lobby = Zur Übersicht
web-again = Noch einmal
web-copied = Kopiert.

## Lobby

web-welcome = Willkommen
web-hero-kick = Bis jetzt ist alles ruhig
web-hero = Da draußen ist etwas. Nimm deine Leute und sieh nach.
web-hero-start = Spiel wählen
web-hero-note = Allein mit Bots oder mit Freunden, ohne Konto.
web-hero-waits = { $mission }: Alle warten auf dich.
web-your-turn = Du bist dran
web-back-to-table = Zurück an den Tisch
web-start-game = Spiel beginnen
web-play-now = Gleich spielen
web-new-table = Neuer Tisch
web-missions = Missionen und Szenarien
web-mission-how = Wie möchtest du spielen?
web-all-settings = Alle Einstellungen
web-seats-range = { $least }–{ $most }
web-open-tables = Offene Tische
web-open-tables-count = { $n ->
    [0] kein offener Tisch
    [one] 1 offener Tisch
   *[other] { $n } offene Tische
}
web-no-open-tables = Gerade wartet niemand. Eröffne einen Tisch mit freiem Platz und zeige ihn hier.
web-watch-tables = Zum Zusehen
web-watch-tables-count = { $n ->
    [one] an 1 Tisch wird gespielt
   *[other] an { $n } Tischen wird gespielt
}
web-chairs = { $n } von { $of } Plätzen besetzt
web-join = Mitspielen
web-watch = Zusehen
web-open = Öffnen
web-resume = Weiterspielen
web-waiting-for-you = { $n ->
    [0] keiner wartet auf dich
    [one] 1 wartet auf dich
   *[other] { $n } warten auf dich
}
web-no-tables = Hier stehen die Tische, an denen du sitzt; du kannst jederzeit weiterspielen.
web-search = Meine Tische durchsuchen
web-none-found = Keiner der Tische, an denen du sitzt.
web-found = { $n ->
    [one] 1 Tisch
   *[other] { $n } Tische
}
web-code = Einladungslink oder Code
web-campaigns = Kampagnen
web-campaign-start = Kampagne beginnen
web-campaign-at = Gerade im Spiel: { $mission }
web-replays = Beendete Partien
web-forget = { $table } vergessen

## New table

web-what-to-play = Was spielst du?
web-who-plays = Wer spielt?
web-presets = Vorschläge
web-rule-switches = Regelvarianten ({ $n })
web-your-name = Dein Name
web-seat = Platz { $n }
web-kind-me = Du
web-kind-bot = Bot
web-kind-open = Frei
web-add-seat = Platz hinzufügen
web-remove-seat = Platz { $n } entfernen
web-listed = Den Tisch in der Übersicht zeigen: Jeder darf mitspielen oder zusehen
web-practice = Übung: frei zurücknehmen, auch nach Würfeln und verdeckten Karten
web-strength = Bots denken
web-strength-quick = kurz
web-strength-thoughtful = voraus
web-strength-deep = weit voraus
web-clock = Zeit je Entscheidung
web-clock-none = Ohne Uhr
web-seconds = { $n } s
web-sit-and-play = Hinsetzen und spielen
web-watch-bots = Bots beim Spielen zusehen
web-not-together = Diese Einstellungen passen nicht zusammen.
web-not-together-with = „{ $setting }“ passt nicht zu den anderen Einstellungen.

## The table

web-status = Spielstand
web-tools = Werkzeuge
web-menu = Menü
web-people-and-piles = Spieler und Stapel
web-decision = Entscheidung
web-your-decision = Deine Entscheidung
web-reaction = Reaktion
web-all-options = Alle Möglichkeiten
web-more-options = { $n ->
    [one] 1 weitere Möglichkeit
   *[other] { $n } weitere Möglichkeiten
}
web-fewer-options = Weniger Möglichkeiten
web-many-spaces = unter { $n } Feldern auf dem Spielfeld wählen
web-many-things = unter { $n } wählen
web-percent = { $n } %
web-need = { $n } oder weniger
web-passing = Passt nach deiner Einstellung …
web-seconds-left = noch { $n } Sekunden
web-also-asked = Auch gefragt: { $who }
web-thinking = Der Bot denkt nach …
web-waiting = Warten
web-watching = Du siehst zu
web-waiting-for = { $who } am Zug.
web-waiting-nobody = Einen Moment …
web-bot-thinks = Bot, denkt nach
web-seats-open = { $n ->
    [one] 1 Platz ist frei. Verschicke den Einladungslink oder lass einen Bot spielen.
   *[other] { $n } Plätze sind frei. Verschicke den Einladungslink oder lass Bots spielen.
}
web-seats-free = { $n ->
    [one] 1 Platz ist frei: Setz dich und spiel mit.
   *[other] { $n } Plätze sind frei: Setz dich und spiel mit.
}
web-bot-for-you = Ein Bot spielt für dich.
web-hurry = Vorspulen
web-goals-more = Die ganze Missionskarte
web-goals-next = Die nächsten Aufträge
web-hunt-deck = noch { $n }
web-goals-sides = Wie weit jede Seite ist
web-activations = Aktivierungen dieser Runde
web-activations-side = { $side }: { $waiting } zu aktivieren
web-over = Die Partie ist zu Ende
web-score = Punkte
web-you-won = Du hast gewonnen
web-you-lost = Du hast verloren
web-won = gewonnen
web-lost = verloren
web-not-possible = Nicht möglich:
web-nothing-changed = Nichts hat sich geändert.
web-nothing-here = Damit ist jetzt nichts zu tun; wählen kannst du, was leuchtet.
web-closed = Was nicht geht, und warum
web-closed-none = Mehr steht hier nicht zur Wahl.
web-rule = Regel
web-undo = Zurück
web-undo-more = Weiter zurück
web-undo-reach = Zurücknehmen …
web-undo-step = den letzten Schritt
web-undo-action = die letzte Aktion
web-undo-turn = den ganzen Zug
web-undo-wish = { $who } möchte { $reach } zurücknehmen.
web-votes = { $n } von { $of } stimmen zu.
web-agree = Zustimmen
web-disagree = Ablehnen
web-withdraw = Doch nicht
web-bot-wish = { $by } möchte, dass ein Bot für { $who } spielt, da niemand dort sitzt.
web-back-wish = { $who } ist wieder da und möchte weiterspielen.
web-opens-wish = { $by } möchte den Platz eines Bots für jemanden freimachen, der dazukommt.
web-sits-wish = { $by } möchte sich setzen, wo schon jemand gespielt hat, und sieht dann, was dieser Platz weiß.
web-told-bot-sits = Ein Bot spielt jetzt für { $who }; alle, die da sind, haben zugestimmt.
web-told-person-back = { $who } spielt wieder selbst; alle, die da sind, haben zugestimmt.
web-told-left = { $who } ist gegangen.
web-told-came = { $who } hat sich gesetzt.
web-told-opened = { $who } hat den Platz eines Bots für jemanden freigemacht, der dazukommt.
web-told-bot-came = { $who } hat einen Bot auf einen freien Platz gesetzt.
web-told-sealed = { $who } hat mehr gesehen, als Spieler sehen; hier setzt sich niemand anderes mehr.
web-nature-practice = Übung: Hier werden auch Würfel und verdeckte Karten zurückgenommen.
web-nature-fork = Hier geht eine andere Partie mit denselben Würfeln weiter.
web-nature-position = Diese Partie begann mit einer Stellung, die jemand aufgebaut hat.
web-nature-taken-back = Hier wurde etwas zurückgenommen, nachdem Würfel oder verdeckte Karten zu sehen waren.
web-seal-warn = Das zeigt mehr, als Spieler sehen. Danach kann sich niemand anderes mehr an diesen Tisch setzen.
web-seal-yes = Zeigen
web-seal-no = Jetzt nicht
web-nature-sealed = Jemand, der hier spielt, kennt vielleicht die kommenden Würfel; deshalb setzt sich niemand anderes.
web-hint = Tipp
web-rules = Regeln
web-rules-search = Regeln durchsuchen
web-rules-chapters = Kapitel
web-rules-sources = Woher jede Regel stammt
web-rules-english = Die Regeln selbst sind auf Englisch geschrieben.
web-cards-search = Karten durchsuchen
web-invite = Einladungslink kopieren
web-recovery = Link für ein anderes Gerät kopieren
web-recovery-about = Der Link für ein anderes Gerät enthält deinen Platz: Behalte ihn für dich.
web-hand-to-bot = Meinen Platz einem Bot geben
web-take-back = Meinen Platz zurücknehmen
web-report = Bericht über diesen Moment laden
web-report-saved = Gespeichert. Die Datei stellt genau diesen Moment wieder her.
web-report-marked = Dieser Moment ist vorgemerkt. Ein Bericht verrät verdeckte Karten, darum kannst du ihn hier laden, wenn die Partie vorbei ist.
web-report-of = Bericht über Wahl { $n } laden
web-leave = Den Tisch verlassen
web-seats = Plätze
web-seat-open = freier Platz
web-seat-you = du
web-seat-away = { $name }, abwesend
web-seat-bot-for = Bot für { $name }
web-bot = Bot
web-state-acting = Handelt
web-state-react = Reagiert
web-state-turn = Zug
web-sit-down = Hier hinsetzen
web-let-bot = Einen Bot spielen lassen
web-dock = Teile des Tisches
web-dock-decide = Wählen
web-dock-hand = Hand
web-dock-piles = Stapel
web-dock-log = Verlauf
web-dock-chat = Chat
web-log = Verlauf
web-log-and-chat = Verlauf und Chat
web-log-filter = Zeilen über
web-log-all = Alle
web-no-reasons = Mehr gibt es dazu nicht zu sagen.
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-message = Nachricht an den Tisch
web-chat-send = Senden
web-watcher = Zuschauer
web-here = { $people } hier · { $watchers } sehen zu
web-net-live = Live · { $ms } ms
web-net-slow = Langsam · { $ms } ms
web-net-joining = Verbinden …
web-net-lost = Verbindet neu, nichts geht verloren
web-net-gone = Keine Verbindung

## Replay

web-replay = Nachsehen
web-replay-banner = Du siehst zurück.
web-back-to-live = Zurück ins Jetzt
web-live = live
web-round = Runde { $n }
web-timeline = Zeitleiste
web-timeline-closed = Zu mehreren kann man zurückblicken, sobald die Partie vorbei ist.
web-start = Der Anfang
web-first = Zum Anfang
web-previous = Einen Schritt zurück
web-run = Abspielen
web-pause = Anhalten
web-next = Einen Schritt weiter
web-last = Zum Ende
web-moment = Entscheidung { $n } von { $of }
web-moments = Alle Entscheidungen
web-fork = Von hier weiterspielen
web-share = Link zu diesem Moment kopieren
web-verify = Würfel prüfen
web-look-through = Gesehen von
web-dice-match = Die Würfel sind ehrlich: Alle { $n } Ziehungen folgen aus dem Schlüssel.
web-dice-differ = Die Würfel folgen nicht aus dem Schlüssel.
web-dice-undone = { $n ->
    [one] 1 Wahl wurde zurückgenommen.
   *[other] { $n } Entscheidungen wurden zurückgenommen.
}
web-commitment = Vor dem ersten Wurf veröffentlicht
web-key = Schlüssel, nach dem letzten veröffentlicht
web-hash-here = In diesem Browser aus dem Schlüssel berechnet
