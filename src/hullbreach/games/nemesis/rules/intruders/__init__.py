"""Encounters, attacks, injuries, retreat, the bag, nest and eggs."""
