"""The page: the built bundle, and one document for all addresses of the single page."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, HTMLResponse, Response

from hullbreach.server.failures import Refusal

FOLDER = Path(__file__).parent / "page"
FOREVER = "public, max-age=31536000, immutable"
NEVER = "no-cache"
# What is worth squeezing; the files of the bundle are few and small enough to be kept.
TEXTS = (".js", ".css", ".svg", ".html", ".json")
MISSING = (
    "<!doctype html><title>Hullbreach</title><p>The page is not built in this checkout. "
    "The server runs: see /api/openapi.json.</p>"
)
router = APIRouter()


def file_at(path: str) -> Path | None:
    """The file of the bundle at this address."""
    try:
        file = (FOLDER / path).resolve()
        return file if path and file.is_relative_to(FOLDER.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        # No file can have such a name.
        return None


@lru_cache(maxsize=128)
def squeezed(file: Path, _changed: float) -> bytes:
    """A file, compressed once."""
    return gzip.compress(file.read_bytes(), 9, mtime=0)


def answer(request: Request, file: Path, cache: str) -> Response:
    """A file, compressed for whoever takes it so."""
    headers = {"cache-control": cache}
    if file.suffix not in TEXTS:
        return FileResponse(file, headers=headers)
    headers["vary"] = "accept-encoding"
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return FileResponse(file, headers=headers)
    kind = mimetypes.guess_type(file.name)[0] or "text/plain"
    headers["content-encoding"] = "gzip"
    return Response(squeezed(file, file.stat().st_mtime), media_type=kind, headers=headers)


@router.get("/{path:path}", include_in_schema=False)
async def page(request: Request, path: str) -> Response:
    """A file of the bundle, or the document that finds its own way by the address."""
    if path == "api" or path.startswith("api/"):
        raise Refusal(404, "not-found", "there is nothing at this address")
    file = file_at(path)
    if file is not None:
        # Vite puts a hash into the names of assets, so they never change.
        return answer(request, file, FOREVER if path.startswith("assets/") else NEVER)
    if "." in path.rpartition("/")[2]:
        raise Refusal(404, "not-found", "there is nothing at this address")
    index = FOLDER / "index.html"
    if not index.is_file():
        return HTMLResponse(MISSING, headers={"cache-control": NEVER})
    return answer(request, index, NEVER)
