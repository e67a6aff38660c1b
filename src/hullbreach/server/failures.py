"""Errors over HTTP: always the same form, never a 500 for what a client sent."""

from __future__ import annotations

import logging

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse

from hullbreach.kernel.errors import BadInput
from hullbreach.server.hub import NoTable, OtherVersion
from hullbreach.table.storage import NotRead, NotStored

NOT_STORED, NOT_READ, FAULT = "not-stored", "not-read", "fault"
LOG = logging.getLogger("hullbreach")
CODES = {404: "not-found", 405: "wrong-method"}


class Refusal(Exception):  # noqa: N818
    """A request that is refused."""

    def __init__(self, status: int, code: str, text: str) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.text = text


def failure(status: int, code: str, text: str) -> JSONResponse:
    """The one form of all errors."""
    return JSONResponse({"error": code, "text": text}, status)


async def _refused(_: Request, wrong: Exception) -> JSONResponse:
    assert isinstance(wrong, Refusal)
    return failure(wrong.status, wrong.code, wrong.text)


async def _bad_input(_: Request, wrong: Exception) -> JSONResponse:
    return failure(422, "bad-input", str(wrong))


async def _invalid(_: Request, wrong: Exception) -> JSONResponse:
    assert isinstance(wrong, RequestValidationError)
    # Where it is wrong, never what was sent: that may hold a token.
    places = "; ".join(f"{'.'.join(map(str, each['loc']))}: {each['msg']}" for each in wrong.errors()[:5])
    return failure(422, "bad-input", places)


async def _http(_: Request, wrong: Exception) -> JSONResponse:
    assert isinstance(wrong, HTTPException)
    return failure(wrong.status_code, CODES.get(wrong.status_code, "refused"), str(wrong.detail))


async def _no_table(_: Request, wrong: Exception) -> JSONResponse:
    return failure(404, "no-table", "there is no table with this id")


async def _other_version(_: Request, wrong: Exception) -> JSONResponse:
    return failure(409, "other-version", f"this table was played with version {wrong}, whose rules differ")


async def _not_stored(_: Request, wrong: Exception) -> JSONResponse:
    LOG.warning("nothing can be stored: %s", wrong)
    return failure(503, NOT_STORED, "the database could not take it in, and nothing has changed")


async def _not_read(_: Request, wrong: Exception) -> JSONResponse:
    LOG.warning("the database cannot be read: %s", wrong)
    return failure(503, NOT_READ, "the database cannot be read now")


async def _fault(_: Request, wrong: Exception) -> JSONResponse:
    return failure(500, FAULT, "something is wrong with the server")


def handle(app: FastAPI) -> None:
    """Give every kind of trouble its answer."""
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(BadInput, _bad_input)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(NoTable, _no_table)
    app.add_exception_handler(OtherVersion, _other_version)
    app.add_exception_handler(NotStored, _not_stored)
    app.add_exception_handler(NotRead, _not_read)
    app.add_exception_handler(Exception, _fault)
