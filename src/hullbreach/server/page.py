"""The page: the built bundle, and one document for all addresses of the single page."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, HTMLResponse, Response

from hullbreach.server.failures import Refusal

FOLDER = Path(__file__).parent / "page"
FOREVER = "public, max-age=31536000, immutable"
NEVER = "no-cache"
MISSING = (
    "<!doctype html><title>Hullbreach</title><p>The page is not built in this checkout. "
    "The server runs: see /api/docs.</p>"
)
router = APIRouter()


@router.get("/{path:path}", include_in_schema=False)
async def page(request: Request, path: str) -> Response:
    """A file of the bundle, or the document that finds its own way by the address."""
    if path == "api" or path.startswith("api/"):
        raise Refusal(404, "not-found", "there is nothing at this address")
    file = (FOLDER / path).resolve()
    if path and file.is_file() and file.is_relative_to(FOLDER.resolve()):
        # Vite puts a hash into the names of assets, so they never change.
        return FileResponse(file, headers={"cache-control": FOREVER if path.startswith("assets/") else NEVER})
    if "." in path.rpartition("/")[2]:
        raise Refusal(404, "not-found", "there is nothing at this address")
    index = FOLDER / "index.html"
    if not index.is_file():
        return HTMLResponse(MISSING, headers={"cache-control": NEVER})
    return FileResponse(index, headers={"cache-control": NEVER})
