# Le client du terminal.

client-undo = annuler
client-hint = conseil
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
client-board = plateau

client-policy-something = Fenêtres : on vous demande seulement si vous pouvez jouer quelque chose.
client-policy-always = Fenêtres : on vous demande toujours.
client-policy-never = Fenêtres : elles sont toujours passées pour vous.
client-saved = Sauvegardé dans { $path }.
client-nothing_to_undo = Il n’y a rien à annuler.
client-undone = Annulé.
client-hinted = Conseil : { $what }
client-thinking = { $who } choisit …
client-refused = { $reason } ({ $rule })
client-unknown = « { $text } » n’est pas une option de ce jeu.
client-several = { $n } options commencent par « { $text } ».
client-several_here = { $n } options ici ; choisissez-en une, ou Échap pour tout voir.
client-nothing_here = Rien à faire ici.
client-over = La partie est terminée.
client-type_here = écrivez une option, Tab complète, Entrée la joue
client-need = { $need } ou moins : { $percent } %
client-to_move = { $who }
client-hidden = Passez le clavier : { $who }, puis appuyez sur Entrée.
client-watching = Les bots jouent.
client-aim = Visée
client-piles = Piles
client-unsaved = Non sauvegardé. q encore une fois pour quitter, s pour sauver.
