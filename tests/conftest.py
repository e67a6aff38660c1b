"""For all tests: what they judge is never how busy the machine is."""

from __future__ import annotations

import hypothesis

# Every test may have visitors.
from tests.web.visitors import chromium, server, visitor

__all__ = ["chromium", "server", "visitor"]

hypothesis.settings.register_profile(
    "any machine", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow]
)
hypothesis.settings.load_profile("any machine")
