"""Deaths that are sure to come, whatever is rolled or drawn."""

from __future__ import annotations

from tests.web.player import Player

LAST_STAND = """
[[case]]
id = "LAST-STAND"
about = "whatever Hicks rolls against nine tokens, it is his death"
game = "corps"
options = { edition = "updated", players = 1, mission = "sandbox" }

[case.given]
turn = { active = "hicks" }
board = '''
+-+-+-+-+-+-+-+-+-+
|. . . . . . . . .|
+ + + + + + + + + +
|. . . . . . . . .|
+ + + + + + + + + +
|. . . . . . . . .|
+-+-+-+-+-+-+-+-+-+
'''
characters.hicks = { at = "0,1", hero = 1 }
characters.frost = { at = "8,1" }
aliens.alien-1 = { at = "1,1", tokens = 9 }
"""
# By the game: who burns with three Serious Wounds, and who has no more Health than a Strike takes.
SURE_DEATHS = {
    "nemesis": """
[[case]]
id = "FIRE"
about = "whoever has three Serious Wounds dies in a burning room"
game = "nemesis"
options = { players = 2 }

[case.given]
rooms.011 = { fire = true }
seats.seat-1 = { dressed = ["body", "arm", "leg"] }
""",
    "encounters": """
[[case]]
id = "STRIKE"
about = "a Strike of 2 kills an Avatar with a Health of 2"
game = "encounters"
options = { players = 2 }

[case.given]
combat = ["sluggish_drone"]
strike_deck = ["gash"]
players = { seat-1 = { health = 2, hand = ["grunt"] } }
""",
}

# The same with nobody else there: it is also the end.
SURE_END = SURE_DEATHS["encounters"].replace("players = 2", "players = 1")


def see_somebody_die(player: Player, game: str) -> None:
    """Leave the turn to what must come, and go on from moment to moment until the death is shown; it stays."""
    player.prefer(wait=True)
    player.play_position(SURE_DEATHS[game], ["human", "bot"])
    player.wait_for_question()
    player.go_on()
    player.page.locator(".moment").wait_for()
    while player.page.locator(".moment[data-moment=death]").count() == 0:
        player.page.keyboard.press("Space")
        player.page.locator(".moment").wait_for()


def see_hicks_die(player: Player) -> None:
    """Let the Aliens come, and go on from moment to moment until the death is shown; it stays."""
    player.prefer(wait=True)
    player.play_position(LAST_STAND, ["human"])
    heir = player.page.locator('.decision .opt[data-text="take over frost"]')
    while player.wait_for_question() and not heir.count():
        player.go_on()
    player.page.locator(".moment").wait_for()
    while player.page.locator(".moment[data-moment=death]").count() == 0:
        player.page.keyboard.press("Space")
        player.page.locator(".moment").wait_for()
