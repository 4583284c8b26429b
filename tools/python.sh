# Sourced by bootstrap.sh: the Python that .venv is made from.
good_python() { "$1" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 14))' >/dev/null 2>&1; }
find_python() {   # by running each: a pyenv shim exists even when its Python does not
  local p PATH=":$PATH:"
  PATH="${PATH//:"$VENV/bin":/:}"   # never the one of .venv, which is about to be made anew
  PATH="${PATH#:}"; PATH="${PATH%:}"
  for p in ${DUGOUT_PYTHON:+"$DUGOUT_PYTHON"} python3.13 python3.12 python3.11 python3.14 python3 /usr/bin/python3; do
    if good_python "$p"; then "$p" -c 'import sys; print(getattr(sys, "_base_executable", sys.executable))'; return 0; fi
  done
  return 1
}
