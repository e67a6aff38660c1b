# Des mots dans les phrases.

word-unknown = inconnu
word-room = Salle { $number }
word-corridor = Couloir { $number } ({ $one }–{ $other })
