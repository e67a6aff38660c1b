"""Items and Objects: hands, search, crafting, trade, quests."""
