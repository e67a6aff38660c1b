"""A bot in one file: it attacks whenever it may, passes where it can, and otherwise takes what comes first."""

from hullbreach import Option, View

LIKED = ("attack", "fire", "fight", "shoot", "kill")


def choose(view: View) -> Option:
    """One of the open options; the view holds everything that the seat may know."""
    for option in view.options:
        if option.phrase.id.startswith(LIKED):
            return option
    return view.options[0]
