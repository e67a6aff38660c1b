"""A death that is sure to come: one Marine beside a swarm so large that no Defence roll is enough."""

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
