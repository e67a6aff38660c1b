# Causes, fins et issue d’une partie.

## Pourquoi un Personnage est mort

cause-intruder = tué par un Intrus
cause-larva = tué par une Larve
cause-infection = tué par une infection
cause-fire = brûlé
cause-bleeding = mort d’une Hémorragie
cause-side-effect = tué par un effet secondaire
cause-airlock = aspiré dans l’espace
cause-jump = éveillé au moment du saut
cause-explosion = perdu avec le vaisseau
cause-course = endormi sur une mauvaise route
cause-contamination = rentré avec une Larve

## Comment le vaisseau a fini

end-jump = le vaisseau a fait le saut
end-self-destruct = le vaisseau s’est autodétruit
end-fire = le vaisseau a brûlé
end-malfunction = le vaisseau s’est disloqué
end-engines = le vaisseau a été perdu avec ses moteurs

## Ce qu’est devenu un Personnage

fate-launched = parti dans une Nacelle
fate-hibernated = endormi à bord
fate-dead = mort
