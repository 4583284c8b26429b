# Sourced by ./play, ./test and tools/*: one place for paths and for the settings of the tools.
ROOT="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
VENV="$ROOT/.venv"
export PATH="$VENV/bin:$PATH"
export VIRTUAL_ENV="$VENV" PYTHONNOUSERSITE=1 PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_ROOT_USER_ACTION=ignore
# Trust what the machine trusts: uv and Node carry lists of certificates of their own otherwise.
export UV_SYSTEM_CERTS=1 UV_NATIVE_TLS=1 NODE_USE_SYSTEM_CA=1
export UV_PYTHON_DOWNLOADS=never UV_LINK_MODE="${UV_LINK_MODE:-hardlink}" UV_HTTP_TIMEOUT=30 UV_HTTP_RETRIES=3
export PIP_RETRIES=2 PIP_DEFAULT_TIMEOUT=20
export npm_config_update_notifier=false npm_config_fund=false npm_config_audit=false npm_config_fetch_retries=3
# Compiled bytecode is kept, whatever the machine says: a server starts in half the time, and tests start many.
export PYTHONPYCACHEPREFIX="$ROOT/.cache/bytecode"
unset PYTHONPATH PYTHONHOME PYTHONDONTWRITEBYTECODE || true

say() { printf '==> %s\n' "$*" >&2; }
die() { printf 'error: %s\n' "$*" >&2; exit 1; }
