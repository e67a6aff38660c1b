"""An empty machine on which somebody installs the package, and a newer one later."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

from hullbreach.kernel.version import VERSION

ROOT = Path(__file__).resolve().parent.parent.parent
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "-q")


def build_wheel(folder: Path) -> Path:
    """The package as it would be published, from this checkout; what builds it is there already."""
    command = [*PIP, "wheel", "--no-deps", "--no-index", "--no-build-isolation", "-w", str(folder), str(ROOT)]
    subprocess.run(command, check=True)
    return next(folder.glob("*.whl"))


def newer(wheel: Path, version: str) -> Path:
    """The same package with a later version."""
    found = wheel.with_name(wheel.name.replace(VERSION, version))
    with zipfile.ZipFile(wheel) as old, zipfile.ZipFile(found, "w") as new:
        for name in old.namelist():
            content = old.read(name)
            if name.endswith(("kernel/version.py", "METADATA", "RECORD")):
                content = re.sub(rb"\b%s\b" % re.escape(VERSION.encode()), version.encode(), content)
            new.writestr(name.replace(f"-{VERSION}.dist-info", f"-{version}.dist-info"), content)
    return found


class Machine:
    """A virtual environment of its own with the package in it.

    What the package needs is not fetched once more: it is lent by the environment of the tests.
    """

    def __init__(self, folder: Path) -> None:
        venv.create(folder, symlinks=True)
        self.python = folder / "bin" / "python"
        self.program = folder / "bin" / "hullbreach"
        own = Path(sysconfig.get_path("purelib", "venv", {"base": str(folder), "platbase": str(folder)}))
        (own / "lent.pth").write_text(sysconfig.get_path("purelib") + "\n")

    def install(self, wheel: Path) -> None:
        """Install the package, or another version of it."""
        command = [*PIP, "--python", str(self.python), "install", "--no-index", "--no-deps", str(wheel)]
        subprocess.run(command, check=True)

    def hullbreach(self, *arguments: str) -> str:
        """What the installed command prints."""
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        command = [str(self.program), *arguments]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
