"""Messages for people: one Fluent catalogue per game and language, read by Python and by the browser."""

from hullbreach.text.messages import LANGS, Messages, MissingMessage, UnsayableMessage, catalogue_files

__all__ = ["LANGS", "Messages", "MissingMessage", "UnsayableMessage", "catalogue_files"]
