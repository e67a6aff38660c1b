### Warum Schwarmkarten sich bewegen und treffen

why-hive-pushes = Eine neue Schwarmkarte kam von rechts herein und schob die Karten vor ihr nach links, bis zur ersten Lücke.
why-stepped-over = Sie überging einen Raum, der blockiert ist oder in dem ein Gegner liegt, der sich nicht bewegt.
why-pushed-out = Sie wurde aus dem Raum ganz links geschoben.
why-from-hive = Sie kam nicht durch den Komplex.
why-effect = Unmittelbar davor: { $what }
why-strike-phase = In der Trefferphase trifft jeder Gegner in der Kampfzone den, der am Zug ist, der älteste zuerst.
why-strikes = { $card }: { $n ->
    [one] 1 Treffer
   *[other] { $n } Treffer
 }.
why-held = { $card } trifft in diesem Zug nicht.
why-spared = { $card } trifft nicht: Ein Chestburster ist unterwegs.
