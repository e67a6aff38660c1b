"""The version that records carry."""

from __future__ import annotations

VERSION = "0.1.0"
