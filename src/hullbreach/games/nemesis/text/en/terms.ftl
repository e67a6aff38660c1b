# Causes, ends and how a match ends.

## Why a Character is dead

cause-intruder = killed by an Intruder
cause-larva = killed by a Larva
cause-infection = killed by an infection
cause-fire = burned
cause-bleeding = bled to death
cause-side-effect = killed by a side effect
cause-airlock = sucked into space
cause-jump = awake at the jump
cause-explosion = lost with the ship
cause-course = asleep on a wrong course
cause-contamination = carried a Larva home

## How the ship ended

end-jump = the ship jumped
end-self-destruct = the ship destroyed itself
end-fire = the ship burned out
end-malfunction = the ship broke up
end-engines = the ship was lost with its Engines

## What became of a Character

fate-launched = away in an Escape Pod
fate-hibernated = asleep aboard
fate-dead = dead
