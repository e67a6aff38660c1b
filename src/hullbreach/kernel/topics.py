"""What questions are about, for people who would rather not be bothered with all of them."""

from __future__ import annotations

from hullbreach.kernel.phrases import Phrase

# What the rules leave to a seat where enemies could do several things equally well; in which order things happen that
# could as well happen in another; who and what stands where before the first turn.
ENEMIES, ORDERS, SETUP = "enemies", "orders", "setup"
# Windows in which nothing can be done but pass.
WINDOWS = "windows"
TOPICS = (ENEMIES, ORDERS, SETUP, WINDOWS)
# Whoever has said nothing sets up their own side.
USUAL = (SETUP,)


def by_question(topics: dict[str, tuple[Phrase, ...]]) -> dict[str, str]:
    """The topic of each question, by its id."""
    return {question.id: topic for topic, questions in topics.items() for question in questions}
