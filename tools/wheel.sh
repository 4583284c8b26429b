#!/usr/bin/env bash
# tools/wheel.sh [--pure] [FOLDER]: the source archive and the wheels of this checkout, in FOLDER (dist).
# Both wheels are built from the archive: one with the compiled engine, for this Python and platform, and a pure one
# for all others. --pure leaves out the compiled one.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/env.sh"
compiled=1 folder=dist
for word in "$@"; do
  case "$word" in
    --pure) compiled='' ;;
    -*) die "usage: tools/wheel.sh [--pure] [FOLDER]" ;;
    *) folder="$word" ;;
  esac
done
mkdir -p "$folder"
folder="$(cd "$folder" && pwd)"
bash "$ROOT/tools/bootstrap.sh" play
cd "$ROOT"
log="$ROOT/.cache/wheel.log"
built() { "$@" >"$log" 2>&1 || { tail -40 "$log" >&2; die "the build failed; all it said is in .cache/wheel.log"; }; }
wheel() { built python -m pip wheel --no-build-isolation --no-deps --no-cache-dir --no-index -w "$folder" "$archive"; }

say "source archive"
archive="$(python -c 'import re; print(re.search(r"__version__ = \"(.+)\"", open("src/dugout/__init__.py").read())[1])')"
archive="$folder/dugout-$archive.tar.gz"
rm -f "$archive"
built python -c 'import sys; from setuptools.build_meta import build_sdist; build_sdist(sys.argv[1])' "$folder"
say "pure wheel"
DUGOUT_COMPILE=0 wheel
if [ -n "$compiled" ]; then
  say "wheel with the compiled engine (a minute or two)"
  DUGOUT_COMPILE=1 wheel
fi
ls -l "$folder" | awk 'NR > 1 { printf "%10d  %s\n", $5, $9 }'
