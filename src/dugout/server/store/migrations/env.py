"""Alembic calls this; the connection comes from `store.upgrade`."""

from __future__ import annotations

from alembic import context

from dugout.server.store.schema import notices, people  # noqa: F401 (their tables are ours, too)
from dugout.server.store.schema.matches import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
