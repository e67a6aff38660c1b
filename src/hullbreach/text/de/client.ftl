# Das Programm im Terminal.

client-undo = zurück
client-hint = Tipp
client-lines = Folgen
client-save = sichern
client-lang = Sprache
client-policy = Fenster
client-closed = warum nicht
client-type = tippen
client-people = Trupp
client-mission = Mission
client-log = Protokoll
client-skip = weiter
client-quit = Ende
client-help = Hilfe
client-board = Plan

client-policy-something = Fenster: Du wirst nur gefragt, wenn du etwas spielen könntest.
client-policy-always = Fenster: Du wirst immer gefragt.
client-policy-never = Fenster: Es wird immer für dich gepasst.
client-saved = Gesichert in { $path }.
client-nothing_to_undo = Es gibt nichts zurückzunehmen.
client-undone = Zurückgenommen.
client-hinted = Tipp: { $what }
client-looked_at = Gewinnchance, weitergespielt in Welten, die zu deinem Wissen passen:
client-line = { $percent } %  { $what } ({ $worlds ->
        [one] eine Welt
       *[other] { $worlds } Welten
    })
client-considering = Wird durchdacht …
client-no_lines = Hier gibt es nichts abzuwägen.
client-thinking = { $who } am Zug …
client-refused = { $reason } ({ $rule })
client-unknown = „{ $text }“ ist keine Option dieses Spiels.
client-several = { $n } Optionen beginnen mit „{ $text }“.
client-several_here = { $n } Optionen hier; wähle eine, oder Escape für alle.
client-nothing_here = Hier gibt es nichts zu tun.
client-over = Die Partie ist zu Ende.
client-type_here = Option tippen, Tab ergänzt, Enter spielt sie
client-need = { $need } oder weniger: { $percent } %
client-unsaved = Nicht gesichert. Nochmal q zum Beenden, s zum Sichern.

client-help-undo = Nimm deine letzte Wahl zurück.
client-help-hint = Zeigt, was der Bot täte, und setzt den Cursor dorthin.
client-help-lines = Zeigt, was aus den Optionen wird: wie oft jede gewinnt, weitergespielt in Welten, die zu deinem Wissen passen.
client-help-type = Tippe eine Option; ihr Anfang genügt. Tab ergänzt sie.
client-help-closed = Zeigt die Optionen, die nicht offen sind, mit ihren Gründen.
client-help-save = Sichert die Partie in einer Datei.
client-help-people = Charaktere, Hände und Stapel.
client-help-help = Diese Seite.
client-help-quit = Verlässt die Partie.
client-help-mission = Was die Mission von euch verlangt.
client-help-log = Alles, was geschehen ist.
client-help-board = Zurück zum Plan; Escape tut dasselbe.
client-help-policy = Wann du in Fenstern gefragt wirst: wenn du etwas spielen könntest, immer, nie.
client-help-lang = Englisch, Französisch, Deutsch.
client-help-skip = Den Bots nicht zusehen.
client-help-pointing = Pfeiltasten und Enter wählen eine Option. Klicke ein beleuchtetes Feld, eine Figur oder eine Tür an, um dort zu handeln. Umschalt und Pfeiltasten bewegen den Plan, Strg und Pfeiltasten den Text zu einer Option.

client-go-on-with = Weiter mit
client-menu-game = Spiel
client-menu-language = Sprache
client-menu-companions = Die anderen Plätze
client-menu-players = Plätze
client-with-rules = Bots
client-with-human = Menschen
client-with-random = Zufalls-Bots
client-with-search = Bots, die vorausdenken
client-begin = Spielen
