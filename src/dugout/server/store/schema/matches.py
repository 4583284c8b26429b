"""The tables. `answers` is the truth; all other columns about the course of a match follow from it.

A change here needs a migration in `migrations/versions`; a test compares the two.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
)

metadata: Final = MetaData()

matches: Final = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("status", String(10), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("length", Integer, nullable=False),  # answers stored so far: the sequence number expected next
    Column("dice_secret", String(64), nullable=False),
    Column("listed", Boolean, nullable=False),  # anybody may join and watch
    Column("rated", Boolean, nullable=False),
    Column("settled", Boolean, nullable=False),  # the ratings have been told of the result
    Column("expires", BigInteger),  # of an offer
    Column("clock", Text),
    Column("ending", Text),  # how it ended where not by the rules
    Column("proposal", Text),
    Column("revision", Integer, nullable=False),  # of everything agreed outside the answers
    Column("rewinds", Text),
    Column("next", String(32)),
    Column("dice_scheme", Integer, nullable=False),  # by which recipe rolls follow from the secret
    Index("matches_status", "status", "listed"),
    Index("matches_expires", "expires"),
    Index("matches_settled", "rated", "settled"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("level", String(40)),
    Column("name", String(60)),
    Column("taken", Boolean, nullable=False),
    Column("token_hash", String(64)),
    Column("orders", Text),
    Column("person", String(32)),
    Column("place", Integer),
    Column("stand_in", String(40)),  # the computer that plays for somebody who is away
    Column("absent", String(8)),
    Column("time_left", BigInteger),  # milliseconds of its clock, as of `time_since`
    Column("time_since", BigInteger),  # null while the clock stands
    Column("salt", String(64)),  # what the seat adds to the dice
    Column(
        "guest", Boolean, nullable=False, server_default=false()
    ),  # somebody else plays on the person's device
    PrimaryKeyConstraint("match", "seat"),
    Index("seats_person", "person"),
)

answers: Final = Table(
    "answers",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("by", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("match", "seq"),
)

actions: Final = Table(
    "actions",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", String(64), nullable=False),
    Column("seq", Integer, nullable=False),
    PrimaryKeyConstraint("match", "seat", "action"),
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("data", Text, nullable=False),
)

deadlines: Final = Table(
    "deadlines",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("question", Integer, nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("due", BigInteger),  # when the time of the question is up
    Column("wake", BigInteger),  # when the host has to act next, for time or for computers
    Column("timer", Integer),  # shared by several questions
    Column("left", BigInteger),  # of a timer that stands still, in milliseconds
    Column("beat", BigInteger),  # when the host's next beat is due; 0 while it waits for somebody
    Index("deadlines_wake", "wake"),
)

retracted: Final = Table(
    "retracted",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("rewind", Integer, nullable=False),  # the first, second … that was taken back
    Column("seq", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("by", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("retracted_match", "match"),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("k", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("match", "k"),
)
