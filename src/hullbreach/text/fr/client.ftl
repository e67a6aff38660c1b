# Le client du terminal.

client-undo = annuler
client-hint = conseil
client-lines = suites
client-save = sauver
client-lang = langue
client-policy = fenêtres
client-closed = pourquoi pas
client-type = écrire
client-people = équipe
client-mission = mission
client-log = journal
client-skip = passer
client-quit = quitter
client-help = aide
client-board = plateau

client-policy-something = Fenêtres : on vous demande seulement si vous pouvez jouer quelque chose.
client-policy-always = Fenêtres : on vous demande toujours.
client-policy-never = Fenêtres : elles sont toujours passées pour vous.
client-saved = Sauvegardé dans { $path }.
client-nothing_to_undo = Il n’y a rien à annuler.
client-undone = Annulé.
client-hinted = Conseil : { $what }
client-looked_at = Chances de victoire, en jouant la suite dans des mondes conformes à ce que vous savez :
client-line = { $percent } %  { $what } ({ $worlds ->
        [one] un monde
       *[other] { $worlds } mondes
    })
client-considering = Réflexion …
client-no_lines = Il n’y a rien à peser ici.
client-thinking = Choix attendu : { $who } …
client-refused = { $reason } ({ $rule })
client-unknown = « { $text } » n’est pas une option de ce jeu.
client-several = { $n } options commencent par « { $text } ».
client-several_here = { $n } options ici ; choisissez-en une, ou Échap pour tout voir.
client-nothing_here = Rien à faire ici.
client-over = La partie est terminée.
client-type_here = écrivez une option, Tab complète, Entrée la joue
client-need = { $need } ou moins : { $percent } %
client-unsaved = Non sauvegardé. q encore une fois pour quitter, s pour sauver.

client-help-undo = Annuler votre dernier choix.
client-help-hint = Montrer ce que ferait le bot et y placer le curseur.
client-help-lines = Montrer ce que donnent les options : combien de fois chacune gagne, jouée dans des mondes conformes à ce que vous savez.
client-help-type = Écrire une option ; le début suffit. Tab la complète.
client-help-closed = Montrer les options fermées, chacune avec sa raison.
client-help-save = Sauvegarder la partie dans un fichier.
client-help-people = Personnages, mains et piles.
client-help-help = Cette page.
client-help-quit = Quitter la partie.
client-help-mission = Ce que la mission attend de vous.
client-help-log = Tout ce qui s’est passé.
client-help-board = Retour au plateau ; Échap fait de même.
client-help-policy = Quand on vous demande dans les fenêtres : si vous pouvez jouer, toujours, jamais.
client-help-lang = Anglais, français, allemand.
client-help-skip = Ne pas regarder les bots.
client-help-pointing = Les flèches et Entrée choisissent une option. Cliquez sur une case, une figurine ou une porte éclairée pour agir là. Maj et les flèches déplacent le plateau, Ctrl et les flèches le texte sur une option.

client-go-on-with = Reprendre
client-menu-game = Jeu
client-menu-language = Langue
client-menu-companions = Les autres places
client-menu-players = Places
client-with-rules = des bots
client-with-human = des personnes
client-with-random = des bots au hasard
client-with-search = des bots qui anticipent
client-begin = Jouer
