# Ursachen, Enden und wie eine Partie ausgeht.

## Woran ein Charakter gestorben ist

cause-intruder = von einem Xeno getötet
cause-larva = von einer Larve getötet
cause-infection = an einer Infektion gestorben
cause-fire = verbrannt
cause-bleeding = verblutet
cause-side-effect = an einer Nebenwirkung gestorben
cause-airlock = ins All gesogen
cause-jump = beim Sprung wach gewesen
cause-explosion = mit dem Raumschiff verloren
cause-course = auf falschem Kurs im Kälteschlaf
cause-contamination = mit einer Larve heimgekehrt

## Wie das Raumschiff endete

end-jump = das Raumschiff ist gesprungen
end-self-destruct = das Raumschiff hat sich selbst zerstört
end-fire = das Raumschiff ist ausgebrannt
end-malfunction = das Raumschiff ist zerbrochen
end-engines = das Raumschiff ging mit seinen Triebwerken verloren

## Was aus einem Charakter wurde

fate-launched = in einer Rettungskapsel entkommen
fate-hibernated = an Bord im Kälteschlaf
fate-dead = tot
