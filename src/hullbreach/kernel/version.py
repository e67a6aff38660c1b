"""The version that records carry."""

VERSION = "0.1.0"
