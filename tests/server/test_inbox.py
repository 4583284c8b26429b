"""What waits in the page: as much as the list shows, and whoever of two servers writes it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import insert

from dugout.server.store.inbox import MOST
from dugout.server.store.outbox import Notice, Plan
from dugout.server.store.schema.people import people
from dugout.server.store.store import Store

NOOR = "noor"


def notice(topic: str, body: str = "{}", person: str = NOOR) -> Notice:
    return Notice(person, topic, "desk-enter", body)


@pytest.fixture
async def two(database_url: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two servers with one database, and two people in it."""
    stores = Store(database_url), Store(database_url)
    for store in stores:
        await store.open()
    one = stores[0]
    for person in (NOOR, "kees"):
        row = {"id": person, "name": person, "created": 1, "leave_days": 0, "banned": False}
        await one._writer.execute(insert(people).values(row))
    yield stores
    for store in stores:
        await store.close()


async def test_the_figure_is_that_of_the_list(two: tuple[Store, Store]) -> None:
    store, _ = two
    for each in range(MOST + 7):
        await store.inbox.put([notice(f"league:{each}")], now=each)
    listed = await store.inbox.of(NOOR)
    assert await store.inbox.count(NOOR) == len(listed) == MOST
    assert listed[0].at == MOST + 6  # the oldest have gone
    await store.inbox.read(NOOR, f"{MOST + 6}")
    assert await store.inbox.count(NOOR) == MOST - 1


async def test_two_servers_write_about_the_same_at_once(two: tuple[Store, Store]) -> None:
    one, other = two
    here = [notice("league:a", "1"), notice("league:b", "1"), notice("league:a", "1", "kees")]
    there = [notice("league:a", "2", "kees"), notice("league:b", "2"), notice("league:a", "2")]
    for _ in range(20):
        await asyncio.gather(one.inbox.put(here, 1), other.inbox.put(there, 2))
        assert await one.inbox.count(NOOR) == 2
        assert await one.inbox.count("kees") == 1
        await one.inbox.read(NOOR, "")
        await one.inbox.read("kees", "")


async def test_what_waits_is_replaced_where_it_is(two: tuple[Store, Store]) -> None:
    store, _ = two
    await store.inbox.put([notice("league:a", "1"), notice("league:b", "1")], 1)
    await store.inbox.put([notice("league:a", "2")], 2)
    assert [(each.body, each.at) for each in await store.inbox.of(NOOR)] == [("2", 2), ("1", 1)]
    await store.outbox.put([notice("league:a")], {NOOR: Plan(None, 5)}, 3)  # no address: nothing goes by mail
    assert await store.outbox.due(10**15, 10) == []
