"""The services that other tests stand on do what they promise."""

from __future__ import annotations

import asyncio
from typing import Any

import sqlalchemy
from redis.asyncio import Redis
from sqlalchemy.ext.asyncio import create_async_engine


async def test_postgres_is_real(pg_url: str) -> None:
    engine = create_async_engine(pg_url)
    async with engine.connect() as connection:
        version = await connection.scalar(sqlalchemy.text("show server_version"))
    await engine.dispose()
    assert int(str(version).split(".")[0]) >= 14


async def test_redis_is_real(redis_url: str) -> None:
    async with Redis.from_url(redis_url) as client:
        await client.set("ball", "centre spot")
        assert await client.get("ball") == b"centre spot"


async def test_a_browser_opens_pages(browser: Any) -> None:
    page = await browser.new_page()
    await page.set_content("<h1>Kick-off</h1>")
    assert await page.inner_text("h1") == "Kick-off"
    await page.close()


async def test_the_page_opens_by_its_path(page: Any) -> None:
    await page.goto("/")
    assert await page.title() == "Dugout"


def test_plain_asyncio_works_beside_the_browser() -> None:
    assert asyncio.run(asyncio.sleep(0, "whistle")) == "whistle"
