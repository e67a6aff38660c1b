# Énigmes trouvées dans des parties jouées.

found-title = { $mission } : un chemin vers la victoire
found-goal = Gagnez la partie en { $n } choix.
found-luck = Ce qui vient : { $faces }. Il en va de même de chaque jet de ce genre.
found-idea = **Un chemin gagne** là où d’autres échouent : { $line }.
found-no-dice = Ce qui est mélangé reste dans l’ordre où il se trouve.
