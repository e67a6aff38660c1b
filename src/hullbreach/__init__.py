"""Hullbreach: a digital table for survival-horror board games."""
