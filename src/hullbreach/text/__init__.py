"""Messages for people: one Fluent catalogue per game and language, read by Python and by the browser.

The files use one function of ours, CAP (a capital first letter); every runtime must offer it. Messages
named part-* are fragments that each language has for itself; all others exist in every language.
"""

from hullbreach.text.messages import LANGS, Messages, MissingMessage, UnsayableMessage, catalogue_files

__all__ = ["LANGS", "Messages", "MissingMessage", "UnsayableMessage", "catalogue_files"]
