"""What a record says about its dice, so that a browser can check them: the rules' part of the work, and luck.

Nothing is kept, and nothing is said about right or wrong rolls: whoever asks works them out.
"""

from __future__ import annotations

from litestar import post

from dugout.core.record import RecordError
from dugout.referee import records
from dugout.referee.errors import too_many_requests
from dugout.report.rolls import Rolls, rolls_of
from dugout.server.access.session import HttpRequest
from dugout.server.access.tokens import rooms_of
from dugout.server.access.words import language_of
from dugout.server.http import replays
from dugout.server.replay.records import COME_BACK_IN, MOST_AT_ONCE


@post(
    "/api/records/rolls",
    status_code=200,
    summary="The rolls of a record, to be checked",
    request_max_body_size=2 * records.LARGEST,
)
async def post_rolls(request: HttpRequest) -> Rolls:
    state = request.app.state
    timelines, rooms, language = replays.timelines_of(state), rooms_of(state), language_of(request)
    if timelines.judging >= MOST_AT_ONCE:
        raise too_many_requests(COME_BACK_IN)
    timelines.judging += 1
    try:
        record = await timelines.run(records.read, await request.body())
        return await timelines.run(rolls_of, rooms.services.rules(record.game), record, language, _why)
    except RecordError as error:
        raise replays.bad_record(error, language) from None
    finally:
        timelines.judging -= 1


def _why(error: RecordError, language: str) -> str:
    return str(replays.bad_record(error, language).figures["why"])


ROUTES = [post_rolls]
