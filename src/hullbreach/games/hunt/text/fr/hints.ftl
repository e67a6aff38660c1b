# Pourquoi le bot choisirait ainsi : pour les conseils.

## Questions

hint-obvious = Rien d’autre ne vaut la peine ici.
hint-fallback = C’est aussi bien qu’autre chose.
hint-by-chance = Cela n’a guère d’importance ici.
hint-always = Cela ne coûte rien et peut aider.
hint-pass = Il n’y a rien d’utile à faire maintenant.
hint-card = C’est maintenant que la carte est le plus utile.
hint-first = Qui agit le premier choisit où l’on se bat.
hint-wave = L’un après l’autre, pour que les derniers ne trouvent plus de garde.
hint-urgent = C’est ici qu’il y a le plus à gagner, ou à perdre.
hint-react = Réagir maintenant vaut bien le jeton Sentinelle.
hint-react-pass = Le jeton Sentinelle vaudra davantage plus tard.
hint-target = La meilleure chance de tuer, pour ce que vaut la cible.
hint-order = Le plus précieux d’abord.
hint-who = Le bon modèle pour cet endroit.
hint-hide = Caché, c’est plus sûr.
hint-reveal = À découvert, c’est plus utile.
hint-shift = De là, le prochain coup sera meilleur.
hint-transfer = Quelqu’un de moins précieux encaisse.
hint-seal = La porte est là d’où ils viendraient.
hint-away = Loin des ennemis.
hint-least = La perte la moins douloureuse.
hint-way = Le meilleur chemin vers l’essentiel.
hint-again = Un échec qui peut encore réussir.
hint-leader = C’est à ce poste qu’il est le plus utile.
hint-escort = La meilleure garde pour qui doit survivre.
hint-list = Une force équilibrée pour ces points.
hint-hero = Ce qu’il faut à un tel héros.
hint-start = Près des objectifs et loin des ennemis.
hint-carrier = Entre les mains les plus sûres.
hint-door = La porte par laquelle ils viendraient.
hint-light = La prochaine main peut difficilement être pire.
hint-keep = La main est assez bonne.
hint-spread = Pas tous au même endroit.

## Actions

hint-move = Une meilleure place pour la suite.
hint-stand = Mieux vaut rester ici.
hint-run = C’est loin, et le temps presse.
hint-tactical-move = En avant, l’arme prête.
hint-skulk = Plus près, et toujours caché.
hint-disengage = Ce combat n’en vaut pas la peine.
hint-move-in = Au milieu d’eux, quitte à prendre une place.
hint-run-in = Au milieu d’eux, quitte à prendre une place.
hint-shoot = Un bon tir sur qui en vaut la peine.
hint-fight = Frapper avant eux.
hint-rapid-fire = Plus de tirs compensent la précision.
hint-grenade = Une grenade blesse deux fois.
hint-point-blank = À cette distance, personne ne rate.
hint-inferno = Ils sont nombreux et serrés là-bas.
hint-shotgun = Ils sont nombreux sur cette ligne.
hint-acid-spit = Toute la tuile peut être touchée.
hint-disc = Aucune armure ne protège du disque.
hint-disc-by = Sur ce trajet, le disque en frappe davantage.
hint-sentry = Qui viendra tombera sur la sentinelle.
hint-aim = Viser d’abord, tirer ensuite.
hint-treat = Une blessure en moins vaut bien ce temps.
hint-weld = Rien ne passe par un conduit soudé.
hint-force = Le chemin passe par cette porte.
hint-open = Le chemin passe par cette porte.
hint-take = Tout tourne autour de ce jeton.
hint-drop = C’est ici sa place.
hint-use = C’est ce que demande la mission.
hint-trophy = Un trophée compte.
hint-damage = Il faut endommager ce lieu.
hint-launch = Cela gagne la partie.
hint-load-gun = Le canon est plus utile ailleurs.
hint-unload-gun = D’ici le canon couvre le plus.
hint-refill = Plus de cartes, plus de choix.
