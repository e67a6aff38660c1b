# Das Programm im Terminal.

client-undo = zurück
client-hint = Tipp
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
client-board = Plan

client-policy-something = Fenster: Du wirst nur gefragt, wenn du etwas spielen könntest.
client-policy-always = Fenster: Du wirst immer gefragt.
client-policy-never = Fenster: Es wird immer für dich gepasst.
client-saved = Gesichert in { $path }.
client-nothing_to_undo = Es gibt nichts zurückzunehmen.
client-undone = Zurückgenommen.
client-hinted = Tipp: { $what }
client-thinking = { $who } überlegt …
client-refused = { $reason } ({ $rule })
client-unknown = „{ $text }“ ist keine Option dieses Spiels.
client-several = { $n } Optionen beginnen mit „{ $text }“.
client-several_here = { $n } Optionen hier; wähle eine, oder Escape für alle.
client-nothing_here = Hier gibt es nichts zu tun.
client-over = Die Partie ist zu Ende.
client-type_here = Option tippen, Tab ergänzt, Enter spielt sie
client-need = { $need } oder weniger: { $percent } %
client-to_move = { $who }
client-hidden = Gib die Tastatur weiter: { $who }, dann Enter.
client-watching = Die Bots spielen.
client-aim = Zielen
client-piles = Stapel
client-unsaved = Nicht gesichert. Nochmal q zum Beenden, s zum Sichern.
