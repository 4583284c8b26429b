"""The table of a competition, and its knock-out, for other sites to show in a frame: a small page without
cookies or scripts.

It is the same for everybody: nobody's session is read, and only here may other sites frame a page of this server.
"""

from __future__ import annotations

from html import escape
from typing import Final

from litestar import get
from litestar.params import FromPath
from litestar.response import Response

from dugout.competition.contract import competing
from dugout.competition.results import result_text
from dugout.competition.season import KNOCKOUT, Fixture, Season
from dugout.i18n import render, score_mark
from dugout.server.access.session import HttpRequest
from dugout.server.access.words import language_of
from dugout.server.competitions.log import CompetitionLog
from dugout.server.competitions.places import round_title
from dugout.server.competitions.reading import shown
from dugout.server.competitions.tables import tables
from dugout.server.http.competitions import competitions_of
from dugout.server.wire.competitions import RowInfo, StandingsInfo

HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Cache-Control": "public, max-age=60",
    "Vary": "Accept-Language",
}
STYLE: Final = """
:root{color-scheme:light dark;--ink:#15201a;--pale:#5d665f;--line:#d8d2c2;--paper:#fffdf6}
@media (prefers-color-scheme:dark){:root{--ink:#f3efe2;--pale:#aeb7ae;--line:#34443b;--paper:#101a15}}
body{margin:0;padding:12px;font:15px/1.4 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
h1{font-size:17px;margin:0 0 8px}h1 a{color:inherit}h2{font-size:15px;margin:14px 0 4px}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:6px 4px;text-align:right;border-top:1px solid var(--line)}
th{font-size:12px;color:var(--pale);font-weight:600}
.n{text-align:left;max-width:0;width:60%;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
tr>:last-child{font-weight:800}p{color:var(--pale)}
"""


@get("/embed/{competition:str}", include_in_schema=False)
async def embed(request: HttpRequest, competition: FromPath[str]) -> Response[str]:
    """`?lang=` chooses the language; else the reader's browser does."""
    history = await shown(competitions_of(request), competition[:32], None)
    language = language_of(request)
    async with history.still() as season:
        text = _page(history, season, language, request.app.state.settings.root_path)
    return Response(text, media_type="text/html; charset=utf-8", headers=HEADERS)


def _page(history: CompetitionLog, season: Season, language: str, root: str) -> str:
    title = escape(history.row.title)
    link = f'<a href="{root}/competitions/{escape(history.id)}" target="_blank" rel="noopener">{title}</a>'
    body = "".join(_table(season, table, language) for table in tables(season)) + _bracket(season, language)
    nothing = f"<p>{escape(render('co-news-none', {}, language))}</p>"
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head>'
        f"<body><h1>{link}</h1>{body or nothing}</body></html>"
    )


def _table(season: Season, table: StandingsInfo, language: str) -> str:
    def word(key: str) -> str:
        return escape(render(key, {"group": table.group}, language))

    game = competing.of(season.config.game)
    money, drawn = game.at_tables, [] if game.decisive else ["co-drawn-short"]
    names = ["co-played-short", "co-money"] if money else [
        "co-played-short", "co-won-short", *drawn, "co-lost-short", "co-goals", "co-points-short",
    ]  # fmt: skip
    head = "".join(f"<th>{word(name)}</th>" for name in names)
    rows = "".join(
        f'<tr><td>{place}</td><td class="n">{escape(season.entrant(row.number).label)}</td>'
        f"{_cells(row, money, bool(drawn), language)}</tr>"
        for place, row in enumerate(table.rows, start=1)
    )
    group = f"<h2>{word('co-group')}</h2>" if table.group else ""
    return f'{group}<table><tr><th></th><th class="n">{word("co-team-of")}</th>{head}</tr>{rows}</table>'


def _bracket(season: Season, language: str) -> str:
    """CO-3.5: the matches of the knock-out, the newest round first."""
    golden = competing.of(season.config.game).golden_goal
    rounds: dict[str, list[Fixture]] = {}
    for fixture in season.of_stage(KNOCKOUT):
        rounds.setdefault(round_title(season, fixture, language), []).append(fixture)
    newest = sorted(rounds.items(), key=lambda one: -max(each.part for each in one[1]))
    return "".join(
        f"<h2>{escape(title)}</h2><table>{''.join(_match(season, each, golden) for each in of_round)}</table>"
        for title, of_round in newest
    )


def _match(season: Season, fixture: Fixture, golden: bool) -> str:
    sides = " – ".join(escape(season.entrant(number).label) for number in fixture.sides)
    result = "" if fixture.report is None else result_text(fixture.report, golden)
    return f'<tr><td class="n">{sides}</td><td>{escape(result)}</td></tr>'


def _cells(row: RowInfo, money: bool, drawn: bool, language: str) -> str:
    figures: list[object] = [row.played]
    if not money:
        figures += [
            sum(row.won),
            *([row.drawn] if drawn else []),
            sum(row.lost),
            f"{row.goals_for}{score_mark(language)}{row.goals_against}",
        ]
    return "".join(f"<td>{figure}</td>" for figure in [*figures, row.points])
