"""Every test of the page may have visitors."""

from tests.web.visitors import chromium, server, visitor

__all__ = ["chromium", "server", "visitor"]
