"""The report as one HTML file, for reading without a server, printing and sending."""

from __future__ import annotations

from html import escape
from typing import Final

from dugout.report.model import Bar, Figure, Report, Table
from dugout.report.palette import DARK, LIGHT, aliases
from dugout.report.words import Words

STYLE: Final = """
*{box-sizing:border-box}body{margin:0;font:16px/1.45 %(font)s;background:var(--paper);color:var(--ink);
font-variant-numeric:tabular-nums}
header{background:var(--night);color:var(--on-night);padding:28px 24px;text-align:center}
h1{margin:0;font-size:34px;line-height:1.15}header p{margin:6px 0 0;color:var(--on-night-2)}
main{max-width:1120px;margin:0 auto;padding:20px;display:grid;gap:20px;
grid-template-columns:repeat(auto-fit,minmax(min(100%%,480px),1fr))}
section{background:var(--surface);border:1px solid var(--line);border-radius:18px;padding:18px 20px;min-width:0;
break-inside:avoid}
#chances,#fixtures,#ratings{grid-column:1/-1}h2{margin:0 0 4px;font-size:20px}
.note{margin:0 0 12px;color:var(--ink-3);font-size:14px}
svg{display:block;width:100%%;height:auto}#shots svg{max-width:440px;margin:0 auto}.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%%;font-size:14px;margin-top:10px}
caption{text-align:left;font-weight:700;padding:6px 0}
th,td{padding:6px 8px;border-top:1px solid var(--line);text-align:right}
th:first-child{text-align:left}thead th{color:var(--ink-3);border:0}
ol{list-style:none;margin:0;padding:0}
li{display:grid;grid-template-columns:auto 1fr auto;gap:12px;padding:8px 0;border-top:1px solid var(--line)}
li b{white-space:nowrap}
.bar{display:grid;grid-template-columns:64px 1fr 64px;align-items:center;gap:10px;margin:8px 0;font-weight:700}
.bar>:last-child{text-align:right}.bar small{display:block;text-align:center;color:var(--ink-3);font-weight:400}
.bar i{display:flex;gap:3px;height:8px}.bar .none{background:var(--line);border-radius:4px}
.bar i>*{border-radius:4px;background:var(--team-0)}.bar i>*+*{background:var(--team-1);flex:1}
.narrow{display:none}@media(max-width:599px){.wide{display:none}.narrow{display:block}main{padding:12px}}
@media print{body{background:#fff}header{background:#fff;color:#000}header p{color:#333}
main{display:block;padding:0}section{margin:0 0 12px}.wide{display:block}.narrow{display:none}}
"""


def page(report: Report, language: str) -> str:
    """A complete, self-contained document."""
    words = Words(language, [side.name for side in report.sides])
    own = "".join(
        f"--{name}:var(--{colour});"
        for name, colour in aliases([side.colour for side in report.sides]).items()
    )
    dark = f"@media screen and (prefers-color-scheme:dark){{:root{{{_variables(DARK)}}}}}"
    colours = f":root{{{_variables(LIGHT)}}}{dark}:root{{{own}}}"
    font = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"
    deeds = " · ".join(f"{side.name}: {side.deeds}" for side in report.sides if side.deeds)
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(words('page', title=report.title))}</title>"
        f"<style>{colours}{STYLE % {'font': font}}</style></head><body>"
        f"<header><h1>{escape(report.title)}</h1><p>{escape(report.subtitle)}</p><p>{escape(deeds)}</p></header>"
        f"<main>{''.join(_section(figure, words) for figure in report.figures)}</main></body></html>\n"
    )


def _variables(colours: dict[str, str]) -> str:
    return "".join(f"--{name}:{value};" for name, value in colours.items())


def _track(bar: Bar) -> str:
    """The bars of both teams; empty if neither has any."""
    if bar.share is None:
        return '<i class="none"></i>'
    return f'<i><span style="width:{100 * bar.share:.1f}%"></span><span></span></i>'


def _section(figure: Figure, words: Words) -> str:
    parts = [
        f'<section id="{figure.id}"><h2>{escape(figure.title)}</h2><p class="note">{escape(figure.note)}</p>'
    ]
    if figure.drawing is not None:
        parts.append(
            f'<div class="wide">{figure.drawing.wide}</div><div class="narrow">{figure.drawing.narrow}</div>'
        )
    for bar in figure.bars:
        parts.append(
            f'<div class="bar"><span>{escape(bar.values[0])}</span><span><small>{escape(bar.label)}</small>'
            f"{_track(bar)}</span>"
            f"<span>{escape(bar.values[1])}</span></div>"
        )
    if figure.items:
        rows = "".join(
            f"<li><span>{escape(item.lead)}</span><span>{escape(item.text)}</span><b>{escape(item.figure)}</b></li>"
            for item in figure.items
        )
        parts.append(f"<ol>{rows}</ol>")
    tables = "".join(_table(table) for table in figure.tables)
    if figure.drawing is not None and tables:
        parts.append(f"<details><summary>{escape(words('as-table'))}</summary>{tables}</details>")
    else:
        parts.append(tables)
    return "".join(parts) + "</section>"


def _table(table: Table) -> str:
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in table.head)
    rows = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
        for row in table.rows
    )
    return (
        f'<div class="scroll"><table><caption>{escape(table.caption)}</caption><thead><tr>{head}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div>"
    )
