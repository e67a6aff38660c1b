"""Faults on purpose: evenings at a table in a second, with clocks, lines and databases that fail by seed."""
