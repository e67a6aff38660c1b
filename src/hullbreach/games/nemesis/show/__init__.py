"""How nemesis is shown: texts of its cards, sentences, the scene."""
