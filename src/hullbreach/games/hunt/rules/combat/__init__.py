"""Attacks and what becomes of them: tests, totals, hits, acid, hosts, trophies."""
