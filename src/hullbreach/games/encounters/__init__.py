"""Legendary Encounters: An ALIEN Deck Building Game."""
