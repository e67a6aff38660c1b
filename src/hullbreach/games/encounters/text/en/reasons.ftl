### Why Hive cards move and strike

why-hive-pushes = A new Hive card came in at the right and pushed the cards before it to the left, as far as the first gap.
why-stepped-over = It stepped over a room that is blocked, or where an enemy lies that does not move.
why-pushed-out = It was pushed out of the leftmost room.
why-from-hive = It did not come through the Complex.
why-effect = Just before: { $what }
why-strike-phase = In the Strike phase every enemy in the Combat Zone strikes whoever has the turn, the oldest first.
why-strikes = { $card }: { $n ->
    [one] 1 Strike
   *[other] { $n } Strikes
 }.
why-held = { $card } does not strike this turn.
why-spared = { $card } does not strike: a Chestburster is on its way.
