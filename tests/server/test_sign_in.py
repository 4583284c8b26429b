"""Sign-in through OpenID Connect, against a provider of the tests' own."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest
from joserfc.jwk import RSAKey

from dugout.server.settings import OpenId, SettingsError, from_environment
from tests.openid_provider import CLIENT, SECRET, Provider, provided
from tests.server.conftest import new_file
from tests.server.harness import Device, Hand, Served, running, settings_for

PASSWORD = "long enough"


@pytest.fixture
async def provider() -> AsyncIterator[Provider]:
    async with provided() as found:
        yield found


@pytest.fixture
def hand() -> Hand:
    return Hand()


@pytest.fixture
async def served(
    provider: Provider, hand: Hand, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Served]:
    openid = OpenId(provider.issuer, CLIENT, SECRET, "FC Test")
    async with running(settings_for(new_file(tmp_path_factory), openid=openid), time=hand) as found:
        yield found


async def away(device: Device, **body: Any) -> str:
    """To the provider; where it sends the browser back to, as path and query."""
    begun = await device.call("POST", "/api/sign-in", body)
    async with httpx.AsyncClient() as http:
        answer = await http.get(begun["url"])
    back = urlsplit(answer.headers["location"])
    return f"{back.path}?{back.query}"


async def sign_in(device: Device, **body: Any) -> dict[str, Any]:
    back = await device.http.get(await away(device, **body), follow_redirects=False)
    assert (back.status_code, back.headers.get("location")) == (303, "/account?arrived"), back.text
    me: dict[str, Any] = (await device.call("GET", "/api/me"))["me"]
    return me


async def refused(device: Device, status: int, title: str, **body: Any) -> None:
    back = await device.http.get(await away(device, **body), headers={"Accept-Language": "en"})
    assert back.status_code == status
    assert f"<h1>{title}</h1>" in back.text
    assert "dugout_session" not in back.headers.get("set-cookie", "")


async def test_somebody_new_gets_the_name_and_is_the_same_on_every_device(served: Served) -> None:
    async with served.device() as one, served.device() as other:
        ways = await one.call("GET", "/api/sign-in")
        assert ways == {"provider": "FC Test", "connected": False}
        me = await sign_in(one)
        assert (me["name"], me["kept"], me["password"]) == ("Noor", True, False)
        assert (await sign_in(other))["id"] == me["id"]
        assert (await one.call("GET", "/api/sign-in"))["connected"] is True
        assert await one.call("DELETE", "/api/session") == {"me": None}
        assert (await sign_in(one))["id"] == me["id"]


async def test_a_name_that_is_taken_or_reserved_gets_a_number_or_gives_way(
    served: Served, provider: Provider
) -> None:
    async with served.device() as one, served.device() as two, served.device() as three:
        await one.keep("Noor", PASSWORD)
        assert (await sign_in(two))["name"] == "Noor 2"
        provider.user = {"sub": "u2", "preferred_username": "\u200b", "name": "Sam de Boer"}
        assert (await sign_in(three))["name"] == "Sam de Boer"
        provider.user, provider.info = {"sub": "u3"}, {"sub": "u3"}
        async with served.device() as four:
            await refused(four, 409, "No name came with it")


async def test_the_name_may_come_from_another_claim_and_from_userinfo(
    served: Served, provider: Provider
) -> None:
    provider.user, provider.info = {"sub": "u9"}, {"sub": "u9", "preferred_username": "Fien"}
    async with served.device() as one, served.device() as other:
        assert (await sign_in(one))["name"] == "Fien"
        provider.user, provider.info = {"sub": "u10"}, {"sub": "u11", "preferred_username": "Somebody"}
        await refused(other, 400, "Sign-in did not work")


async def test_what_a_guest_began_comes_along(served: Served) -> None:
    async with served.device() as home, served.device() as phone:
        await sign_in(phone)
        guest = (await home.guest("Somebody"))["me"]
        body = {"game": "tiny", "seats": [{"kind": "me"}, {"kind": "bot", "level": "first"}]}
        match = (await home.call("POST", "/api/matches", body, 201))["match"]
        me = await sign_in(home)
        assert me["id"] != guest["id"]
        listed = (await phone.call("GET", "/api/me/matches"))["matches"]
        assert [one["match"] for one in listed] == [match]


async def test_the_first_time_a_guest_becomes_who_signs_in(served: Served) -> None:
    async with served.device() as one:
        guest = (await one.guest("Somebody"))["me"]
        me = await sign_in(one)
        assert (me["id"], me["name"]) == (guest["id"], "Noor")


async def test_an_account_with_a_password_is_connected_and_no_identity_has_two(served: Served) -> None:
    async with served.device() as one, served.device() as other, served.device() as third:
        assert await one.refused("POST", "/api/sign-in", {"connect": True}) == "nobody"
        kept = (await one.keep("Old name", PASSWORD))["me"]
        me = await sign_in(one, connect=True)
        assert (me["id"], me["name"], me["password"]) == (kept["id"], "Old name", True)
        assert (await sign_in(other))["id"] == kept["id"]
        await third.keep("Third", PASSWORD)
        await refused(third, 409, "Already in use", connect=True)
        assert (await third.call("GET", "/api/me"))["me"]["name"] == "Third"


async def test_without_a_password_what_cannot_be_undone_needs_a_fresh_sign_in(
    served: Served, hand: Hand
) -> None:
    async with served.device() as one:
        await sign_in(one)
        data = await one.call("GET", "/api/me/data")
        assert [row["subject"] for row in data["identities"]] == ["u1"]
        hand.push(seconds=601)
        taken = {"name": "Mine now", "password": PASSWORD}
        assert await one.refused("POST", "/api/me/account", taken) == "sign-in-again"
        assert await one.refused("POST", "/api/me/delete", {}) == "sign-in-again"
        me = await sign_in(one)
        await one.call("POST", "/api/me/delete", {})
        assert (await sign_in(one))["id"] != me["id"], (
            "a deleted account is forgotten at the provider's name, too"
        )


async def test_a_first_password_can_be_set(served: Served) -> None:
    async with served.device() as one, served.device() as other:
        me = await sign_in(one)
        changed = await one.call("POST", "/api/me/account", {"name": "Noor", "password": PASSWORD})
        assert changed["me"]["password"] is True
        there = await other.call("POST", "/api/session", {"name": "Noor", "password": PASSWORD})
        assert there["me"]["id"] == me["id"]
        assert await one.refused("POST", "/api/me/delete", {"password": "wrong one"}) == "bad-password"


async def test_a_sign_in_that_is_cancelled_foreign_or_repeated_changes_nothing(
    served: Served, provider: Provider
) -> None:
    async with served.device() as one, served.device() as other:
        path = await away(one)
        stolen = await other.http.get(path, headers={"Accept-Language": "en"})
        assert (stolen.status_code, "This sign-in has expired" in stolen.text) == (400, True)
        forged = path.replace(parse_qs(urlsplit(path).query)["state"][0], "another")
        assert (await one.http.get(forged)).status_code == 400
        assert (await one.http.get(path)).status_code == 400, "the failure has ended the attempt"
        provider.denies = True
        await refused(one, 400, "Sign-in was cancelled")
        assert await one.call("GET", "/api/me") == {"me": None}


@pytest.mark.slow
@pytest.mark.parametrize(
    "claims",
    [
        {"nonce": "another"},
        {"aud": "somebody else"},
        {"aud": [CLIENT, "another"], "azp": "another"},
        {"iss": "https://elsewhere.example"},
        {"exp": int(time.time()) - 3600},
        {"exp": None},
        {"sub": None},
        {"nonce": None},
    ],
)
async def test_a_token_that_is_not_for_this_sign_in_is_refused(
    served: Served, provider: Provider, claims: dict[str, Any]
) -> None:
    provider.claims = claims
    async with served.device() as one:
        await refused(one, 400, "Sign-in did not work")


async def test_keys_may_change_but_not_be_made_up(served: Served, provider: Provider) -> None:
    async with served.device() as one, served.device() as other, served.device() as third:
        await sign_in(one)
        shown, provider.key = provider.key, RSAKey.generate_key(2048, {"kid": "second", "use": "sig"})
        await sign_in(other)
        forged = RSAKey.generate_key(2048, {"kid": "second", "use": "sig"})
        real, signs = provider._answer, provider.key

        def with_another_key(path: str, *rest: Any) -> Any:
            provider.key = forged if path == "/token" else signs
            return real(path, *rest)

        provider._answer = with_another_key  # type: ignore[method-assign]
        await refused(third, 400, "Sign-in did not work")
        assert shown is not signs


async def test_banned_is_banned(served: Served) -> None:
    async with served.device() as one, served.device() as other:
        me = await sign_in(one)
        await served.server.services.store.people.change(me["id"], banned=True)
        await refused(other, 403, "You cannot sign in here")


async def test_a_provider_that_is_away_is_said_in_a_sentence(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    openid = OpenId("http://127.0.0.1:9", CLIENT, SECRET, "FC Test")
    settings = settings_for(new_file(tmp_path_factory), openid=openid)
    async with running(settings) as served, served.device() as one:
        assert await one.refused("POST", "/api/sign-in", {}) == "provider-away"


async def test_it_is_off_unless_configured(tmp_path_factory: pytest.TempPathFactory) -> None:
    async with running(settings_for(new_file(tmp_path_factory))) as served, served.device() as one:
        assert await one.call("GET", "/api/sign-in") == {"provider": None, "connected": False}
        assert await one.refused("POST", "/api/sign-in", {}) == "no-provider"
        assert (await one.http.get("/sign-in/return?state=x&code=y")).status_code == 404


def test_settings_are_checked_at_the_start() -> None:
    assert from_environment({}).openid == OpenId()
    found = from_environment(
        {"DUGOUT_OIDC_ISSUER": "https://id.example/club/", "DUGOUT_OIDC_CLIENT": "dugout"}
    ).openid
    assert (found.issuer, found.name, found.claim) == (
        "https://id.example/club",
        "id.example",
        "preferred_username",
    )
    for wrong in (
        {"DUGOUT_OIDC_ISSUER": "http://id.example", "DUGOUT_OIDC_CLIENT": "dugout"},
        {"DUGOUT_OIDC_ISSUER": "https://id.example"},
        {"DUGOUT_OIDC_CLIENT": "dugout"},
        {
            "DUGOUT_OIDC_ISSUER": "https://id.example",
            "DUGOUT_OIDC_CLIENT": "d",
            "DUGOUT_OIDC_SCOPE": "profile",
        },
    ):
        with pytest.raises(SettingsError, match="DUGOUT_OIDC_"):
            from_environment(wrong)
