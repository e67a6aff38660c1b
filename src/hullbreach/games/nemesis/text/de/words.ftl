# Wörter in Sätzen.

word-unknown = unbekannt
word-room = Raum { $number }
word-corridor = Korridor { $number } ({ $one }–{ $other })
