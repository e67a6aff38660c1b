# Der Tisch und der Server.

table-stale = Diese Frage ist vorbei; sieh noch einmal auf den Plan.
table-not-asked = Du wirst gerade nicht gefragt.
table-not-an-option = Das ist keine Option des Spiels.
table-match-over = Die Partie ist zu Ende.
table-spectator = Du siehst zu; das können nur die, die hier sitzen.
table-nothing-to-undo = Es gibt nichts zurückzunehmen.
table-undo-seen = Seitdem wurden Würfel oder verdeckte Karten gesehen; das nimmt nur ein Übungstisch zurück.
table-no-undo-asked = Niemand hat darum gebeten, etwas zurückzunehmen.
table-asked-enough = Du hast oft genug darum gebeten; warte, bis etwas anderes geschehen ist.
table-bad-message = Diese Nachricht war nicht zu verstehen.
table-too-fast = Zu viele Nachrichten; bitte warte einen Augenblick.
table-not-stored = Das konnte nicht gespeichert werden, und nichts hat sich geändert. Versuch es gleich noch einmal.
table-fault = Im Server ist etwas schiefgegangen. Versuch es noch einmal, oder etwas anderes.
table-hello-first = Die erste Nachricht muss ein Hallo sein.
table-no-hint = Es gibt gerade nichts zu entscheiden.
table-no-thought = Das ließ sich nicht zu Ende denken; frag noch einmal.
table-why-own = Du hast gewählt: { $what }.
table-why-other = Es folgte auf eine Wahl von { $who }.
table-why-need = Nötig: { $total }. Chance: { $percent } %.
table-why-start = Das gehört zum Aufbau.
table-seat = Spieler { $n }
