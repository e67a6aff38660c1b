"""Made with the package: the page of the server, which rules are proved, for installations without the tests, and,
with ``HULLBREACH_COMPILE=1`` and a C compiler, the rules compiled beside their sources."""

import json
import os
import sys
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILER = ["mypy[mypyc]>=1.11,<2", "setuptools>=70"]
# What compiled modules import: the marks of classes that stay open.
RUNTIME = ["mypy_extensions>=1,<2"]


def compiling():
    """Whether whoever builds the package wants it compiled."""
    return os.environ.get("HULLBREACH_COMPILE", "") not in ("", "0")


class MakeParts(BuildHookInterface):
    """Builds the page, measures the rule coverage of the checkout and puts both into the wheel."""

    def dependencies(self):
        return COMPILER if compiling() and self.target_name == "wheel" else []

    def initialize(self, version, build_data):
        root = Path(self.root)
        # A checkout builds its page with `make page`, whenever it changed.
        if version == "editable" or self.target_name != "wheel":
            return
        self.build_page(root)
        # The page shows the rules beside the board.
        for reference in sorted((root / "docs" / "rules").glob("*.md")):
            build_data["force_include"][str(reference)] = f"hullbreach/table/rules/{reference.name}"
        if (root / "tests").is_dir():
            self.record_rules(root, build_data)
        if compiling():
            self.compile_rules(root, build_data)

    def build_page(self, root):
        sys.path.insert(0, str(root / "tools"))
        import page

        page.build()

    def record_rules(self, root, build_data):
        sys.path.insert(0, str(root / "src"))
        # The module needs nothing, but it comes with its package: hence msgspec and fluent.runtime to build with.
        from hullbreach.lab.rules import measure

        folder = root / "build" / "recorded"
        folder.mkdir(parents=True, exist_ok=True)
        for reference in sorted((root / "docs" / "rules").glob("*.md")):
            game = reference.stem
            path = folder / f"{game}.json"
            path.write_text(json.dumps(measure(game, root).to_json()), "utf-8")
            build_data["force_include"][str(path)] = f"hullbreach/lab/recorded/{game}.json"

    def compile_rules(self, root, build_data):
        sys.path.insert(0, str(root / "tools"))
        import compile as compiler

        if not compiler.has_compiler():
            self.app.display_warning("HULLBREACH_COMPILE: no C compiler was found, so the package is pure Python")
            return
        compiler.build()
        for path, place in compiler.libraries().items():
            build_data["force_include"][str(path)] = place
        build_data.setdefault("dependencies", []).extend(RUNTIME)
        # The wheel is for this version of Python and this kind of machine.
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
