#!/usr/bin/env bash
# tools/lock.sh [DATE]: resolve both lock sets anew, with nothing younger than DATE (28 days ago when not given:
# the platform packages of a fresh release may lag behind it). No lock file may record an address.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/env.sh"
cd "$ROOT"
[ -x "$VENV/bin/uv" ] || die "no .venv; run ./test once"
CUTOFF="${1:-$(date -u -d '28 days ago' +%F)}"
compile() {
  uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
    --no-emit-index-url --exclude-newer "$CUTOFF" "$@"
}
say "Python locks, nothing younger than $CUTOFF"
echo uv | compile - -o requirements/uv.txt
compile pyproject.toml --extra server --extra scale --extra research --group build --group test -o requirements/test.txt
compile pyproject.toml --extra server --extra scale --group build -c requirements/test.txt -o requirements/play.txt
say "client lock"
(cd client && rm -rf node_modules package-lock.json && npm install --package-lock-only --before="$CUTOFF" && npm ci --silent)
if grep -nE '://' requirements/*.txt; then die "an address stands in requirements/"; fi
if grep -n '"resolved"' client/package-lock.json; then die "an address stands in client/package-lock.json"; fi
say "locks are fresh; run ./test"
