"""What lies on tiles and may lie about what it is: Blips, things carried, what leaves the board."""
