"""Escape Pods and hibernation: the two ways out. NEM-POD, NEM-HIB"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.nemesis.rules.ending.ship_lost import check_anybody_awake
from hullbreach.games.nemesis.rules.ship.noise import NoiseRoll
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import ASLEEP, AWAKE, LAUNCHED, NOWHERE
from hullbreach.games.nemesis.words import events, questions
from hullbreach.games.nemesis.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options, members
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask


def section_of(pod: int) -> str:
    """The Evacuation Section of a pod: A, B, A, B. NEM-SET-05"""
    return "AB"[pod % 2]


def pods_left(g: Nemesis, section: str = "") -> int:
    """The pods still there, of one section or of both."""
    found = 0
    for pod in range(len(g.pods)):
        if not g.pods_gone >> pod & 1 and section in ("", section_of(pod)):
            found |= 1 << pod
    return found


def enterable(g: Nemesis, section: str) -> int:
    """The Unlocked pods of a section with a free place. NEM-POD-02"""
    found = pods_left(g, section) & ~g.locked
    for pod in members(found):
        if g.pod.count(pod) >= g.fixed.tables.pod_places:
            found &= ~(1 << pod)
    return found


def launch(g: Nemesis, pod: int) -> None:
    """A pod leaves with everybody in it. NEM-POD-04"""
    g.pods_gone |= 1 << pod
    g.locked &= ~(1 << pod)
    g.told += (events.POD_LAUNCHED, pod)
    for seat in g.everybody():
        if g.pod[seat] == pod and g.status[seat] == AWAKE:
            g.status[seat] = LAUNCHED
            g.room[seat] = NOWHERE
            g.told += (events.LAUNCHED, seat, pod)
    check_anybody_awake(g)


def leave_pod(g: Nemesis, seat: int) -> None:
    """A Character leaves its pod to the Room of the section."""
    g.pod[seat] = NOWHERE
    g.told += (events.LEFT_POD, seat)


@dataclass
class EnterPod(Procedure):
    """A Noise roll; without an Intruder in the Room after it a place in a pod, to launch or to wait. NEM-POD-02, 03"""

    seat: int
    section: str

    def listen(self, g: Nemesis) -> Next:
        return NoiseRoll(self.seat)

    def board(self, g: Nemesis) -> Next:
        seat = self.seat
        free = enterable(g, self.section)
        if g.status[seat] != AWAKE or g.in_combat(seat) or not free:
            return g.finish()
        options = Options()
        options.over(opt.CHOOSE_POD, (), free)
        return Ask(seat, questions.WHICH_POD, (), options)

    def sit(self, g: Nemesis, chosen: Option) -> Next:
        seat, pod = self.seat, chosen.args[0]
        g.pod[seat] = pod
        g.told += (events.IN_POD, seat, pod)
        return None

    def ask(self, g: Nemesis) -> Next:
        options = Options()
        options.one(opt.LAUNCH)
        options.one(opt.WAIT)
        return Ask(self.seat, questions.LAUNCH, (g.pod[self.seat],), options)

    def decide(self, g: Nemesis, chosen: Option) -> Next:
        if chosen.phrase is opt.LAUNCH:
            launch(g, g.pod[self.seat])
        else:
            # NEM-POD-05: waiting passes at once.
            g.passing = True
        return None

    def refuse(self, g: Nemesis, option: Option) -> No:
        return No("no-such-pod", rule="NEM-POD-02")


@dataclass
class Hibernate(Procedure):
    """A Noise roll; without an Intruder in the Room after it the Character sleeps. NEM-HIB-02"""

    seat: int

    def listen(self, g: Nemesis) -> Next:
        return NoiseRoll(self.seat)

    def sleep(self, g: Nemesis) -> Next:
        seat = self.seat
        if g.status[seat] != AWAKE or g.in_combat(seat):
            return None
        g.status[seat] = ASLEEP
        g.room[seat] = NOWHERE
        g.told += (events.HIBERNATES, seat)
        check_anybody_awake(g)
        return None


@dataclass
class WaitingInPod(Procedure):
    """At the start of the own first round: launch, leave the pod, or stay, which passes. NEM-POD-05, NEM-POD-08"""

    seat: int

    def ask(self, g: Nemesis) -> Next:
        options = Options()
        if not g.locked >> g.pod[self.seat] & 1:
            options.one(opt.LAUNCH)
        options.one(opt.LEAVE_POD)
        options.one(opt.WAIT)
        return Ask(self.seat, questions.WAITING, (), options)

    def decide(self, g: Nemesis, chosen: Option) -> Next:
        if chosen.phrase is opt.LAUNCH:
            launch(g, g.pod[self.seat])
        elif chosen.phrase is opt.LEAVE_POD:
            leave_pod(g, self.seat)
        else:
            g.passing = True
        return None

    def refuse(self, g: Nemesis, option: Option) -> No:
        if option.phrase is opt.LAUNCH:
            return No("pod-locked", rule="NEM-POD-08")
        return No("not-offered", rule="NEM-POD-05")
