#!/usr/bin/env bash
# tools/bootstrap.sh play|test: make .venv, the client and the test services fit the lock files.
# Every part has a stamp and is passed over when the stamp fits, so a second run takes a blink.
set -euo pipefail
SET="${1:?play or test}"
. "$(dirname "${BASH_SOURCE[0]}")/env.sh"
. "$ROOT/tools/python.sh"
cd "$ROOT"

dots() {   # a dot every five seconds, until it is told to stop or this shell is gone
  local pause=''
  trap 'kill $pause 2>/dev/null; exit' TERM
  while kill -0 $$ 2>/dev/null; do sleep 5 >/dev/null 2>&1 & pause=$!; wait $pause; printf '.' >&2; done
}
step() {   # step "what" COMMAND...: run it, tell what it was and how long it took
  local what="$1" began=$SECONDS status=0 waiting; shift
  printf '==> %s ... ' "$what" >&2
  dots 9>&- & waiting=$!
  "$@" || status=$?
  kill "$waiting" 2>/dev/null; wait "$waiting" 2>/dev/null || true
  if [ $status = 0 ]; then printf '%d s\n' $((SECONDS - began)) >&2; else printf 'failed\n' >&2; return 1; fi
}
as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"
  elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then sudo -n "$@"
  else return 1; fi
}
apt_get() {   # false when this machine has no apt or we have no right to use it
  command -v apt-get >/dev/null || return 1
  local opts=(-o Acquire::Retries=5 -o DPkg::Lock::Timeout=300 -y -qq --no-install-recommends)
  as_root env DEBIAN_FRONTEND=noninteractive apt-get "${opts[@]}" install "$@" >/dev/null 2>&1 && return 0
  as_root apt-get "${opts[@]}" update >/dev/null 2>&1 &&
    as_root env DEBIAN_FRONTEND=noninteractive apt-get "${opts[@]}" install "$@" >/dev/null 2>&1
}
SHA=(sha256sum); command -v sha256sum >/dev/null || SHA=(shasum -a 256)
stamp_of() { "${SHA[@]}" "$@" | "${SHA[@]}" | cut -c1-16; }
fits() { [ "$(cat "$1" 2>/dev/null)" = "$2" ]; }

[ -z "${DUGOUT_PYTHON:-}" ] || good_python "$DUGOUT_PYTHON" ||
  die "DUGOUT_PYTHON names $DUGOUT_PYTHON, which is no Python 3.11 to 3.14 that runs"

make_venv() {
  rm -rf "$VENV"
  "$PY" -m venv "$VENV" >/dev/null 2>&1 && return 0
  rm -rf "$VENV"
  apt_get python3-venv && "$PY" -m venv "$VENV" >/dev/null 2>&1
}
python_packages() {   # uv is quick; where it is missing or cannot reach the index, pip reads the same file
  local log="$ROOT/.cache/python-packages.log"
  { "$VENV/bin/python" -m pip install -q --require-hashes -r requirements/uv.txt &&
    "$VENV/bin/uv" pip install -q --require-hashes -r requirements/"$SET".txt; } >"$log" 2>&1 ||
    "$VENV/bin/python" -m pip install -q --require-hashes -r requirements/"$SET".txt >>"$log" 2>&1 ||
    { printf '\n' >&2; tail -20 "$log" >&2; return 1; }
}
dugout_itself() {
  local log="$ROOT/.cache/python-packages.log"
  "$VENV/bin/python" -m pip install -q --no-build-isolation --no-deps --no-index -e . >>"$log" 2>&1 ||
    { printf '\n' >&2; tail -20 "$log" >&2; return 1; }
}
client_packages() {   # from npm's cache if it has all of them; one short question tells whether the registry answers
  (cd client && {
    npm ci --silent --offline ||
      { npm view svelte version --fetch-retries=1 --fetch-timeout=15000 --fetch-retry-mintimeout=1000 &&
        { npm ci --silent --prefer-offline || { sleep 3; npm ci --silent; }; }; }
  }) >"$ROOT/.cache/client-packages.log" 2>&1 ||
    { printf '\n' >&2; tail -20 "$ROOT/.cache/client-packages.log" >&2; return 1; }
}
client_bundle() {
  (cd client && npm run --silent build) >"$ROOT/.cache/client-build.log" 2>&1 ||
    { printf '\n' >&2; tail -40 "$ROOT/.cache/client-build.log" >&2; return 1; }
}
referee_for_pages() { "$VENV/bin/python" tools/runtime.py >"$ROOT/.cache/runtime.log" 2>&1; }
npm_chromium() {
  mkdir -p .cache/chromium
  (cd .cache/chromium && npm install --silent --no-save --prefix . @sparticuz/chromium@152.0.0) >/dev/null 2>&1 &&
    node tools/npm_chromium.mjs .cache/chromium/node_modules/@sparticuz/chromium/bin .cache/chromium
}
has_chromium() {
  [ -n "${DUGOUT_CHROMIUM:-}" ] || command -v chromium-headless-shell || command -v chromium ||
    command -v chromium-browser || command -v google-chrome
}

mkdir -p .cache
if command -v flock >/dev/null; then   # two starts at once
  exec 9>.cache/bootstrap.lock
  flock -n 9 || { say "another set-up of this checkout is running; waiting for it"; flock 9; }
fi

# 1. Python
PY_STAMP="$(stamp_of requirements/uv.txt requirements/"$SET".txt pyproject.toml)"
# a moved or copied checkout needs a new .venv: its commands name the old place
if ! "$VENV/bin/python" -c '' 2>/dev/null || ! fits "$VENV/.place" "$ROOT" || ! fits "$VENV/.stamp-$SET" "$PY_STAMP"; then
  if ! "$VENV/bin/python" -m pip --version >/dev/null 2>&1 || ! fits "$VENV/.place" "$ROOT"; then
    PY="$(find_python || { apt_get python3 python3-venv && find_python; })" ||
      die "no Python 3.11 to 3.14 found; name one with DUGOUT_PYTHON=/path/to/python"
    step "Python environment from $PY" make_venv || die "$PY cannot make a virtual environment; install python3-venv"
    echo "$ROOT" >"$VENV/.place"
  fi
  step "Python packages ($SET)" python_packages || die "the Python packages could not be installed; is the package index reachable?"
  if ! fits "$VENV/.stamp-tools" "$(stamp_of requirements/play.txt)"; then   # builds of another mypyc are of no use
    if command -v flock >/dev/null; then flock .cache/compile.lock rm -rf .cache/compiled; else rm -rf .cache/compiled; fi
    stamp_of requirements/play.txt >"$VENV/.stamp-tools"
  fi
  step "dugout itself" dugout_itself || die "dugout could not be installed into .venv"
  echo "$PY_STAMP" >"$VENV/.stamp-$SET"
  # what ./test needs holds all that ./play needs
  [ "$SET" = play ] || stamp_of requirements/uv.txt requirements/play.txt pyproject.toml >"$VENV/.stamp-play"
fi

# most of what follows keeps one processor waiting; a build that fails here is tried again, and told, by who asked for it
if [ -n "${DUGOUT_COMPILE_EARLY:-}" ]; then "$VENV/bin/python" tools/compile.py </dev/null >/dev/null 2>&1 9>&- & fi

# 2. the client: packages only when something is to be built or tested with them
CLIENT_DEPS="$(stamp_of client/package.json client/package-lock.json client/.npmrc)"
CLIENT_SRC="$( { find client/src client/public docs/rules src/dugout/i18n -type f \
    \( -path 'client/*' -o -name '*.md' -o -name '*.ftl' \) 2>/dev/null | LC_ALL=C sort | tr '\n' '\0'
  printf '%s\0' client/index.html client/vite.config.ts client/tsconfig.json client/package-lock.json src/dugout/report/kits.json
} | xargs -0 "${SHA[@]}" 2>/dev/null | "${SHA[@]}" | cut -c1-16)"
BUNDLE=src/dugout/static/.stamp
RUNTIME=src/dugout/runtime/runtime.json
if ! fits client/node_modules/.stamp "$CLIENT_DEPS" &&
  { [ "$SET" = test ] || ! fits "$BUNDLE" "$CLIENT_SRC" || [ ! -e $RUNTIME ]; }; then
  step "client packages" client_packages || die "the client's packages could not be installed; is the npm registry reachable?"
  echo "$CLIENT_DEPS" >client/node_modules/.stamp
fi
if ! fits "$BUNDLE" "$CLIENT_SRC"; then
  step "client" client_bundle || die "the client did not build"
  echo "$CLIENT_SRC" >"$BUNDLE"
fi
# what a page loads to judge a match by itself; without it everything else works
if [ -e client/node_modules/pyodide ] && ! "$VENV/bin/python" tools/runtime.py --check; then
  step "the referee for pages" referee_for_pages || say "matches without a server are left out: their parts could not be fetched"
fi

# 3. for tests a browser and a Redis; PostgreSQL (and Valkey where there is no Redis) lie in .venv
if [ "$SET" = test ] && [ -z "${DUGOUT_QUICK:-}" ]; then
  has_chromium >/dev/null || step "system package: chromium" apt_get chromium-headless-shell ||
    step "system package: chromium" apt_get chromium || true
  command -v redis-server >/dev/null || [ -e .cache/no-redis ] || step "system package: redis-server" apt_get redis-server || touch .cache/no-redis
  if ! has_chromium >/dev/null && [ ! -x .cache/chromium/chromium ]; then
    step "Chromium from npm" npm_chromium || die "no Chromium to be had; name one with DUGOUT_CHROMIUM=/path/to/chromium"
  fi
fi
