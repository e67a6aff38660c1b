# Words in sentences.

word-unknown = unknown
word-room = Room { $number }
word-corridor = Corridor { $number } ({ $one }–{ $other })
