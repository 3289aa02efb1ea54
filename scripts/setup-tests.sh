#!/usr/bin/env bash
# Installs the dependencies of the terminal, browser and deployment tests: a Python environment in .venv and Debian packages
# (Chromium, Firefox, WebKit, lynx, w3m, nginx, Caddy, HAProxy, OpenSSH, tmux, GNU screen, xterm, urxvt, st and kitty). Runs
# scripts/setup-stores.sh as well.
# Does nothing when it is all there.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/setup-stores.sh

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

missing=()
command -v chromium-headless-shell >/dev/null || missing+=(chromium-headless-shell)
# The other engines of Tests/engines.py, a virtual screen for the engine without a headless mode, and its mouse.
command -v firefox-esr >/dev/null || missing+=(firefox-esr)
command -v WebKitWebDriver >/dev/null || missing+=(webkit2gtk-driver)
command -v Xvfb >/dev/null || missing+=(xvfb)
command -v xdotool >/dev/null || missing+=(xdotool)
command -v python3 >/dev/null || missing+=(python3)
# Browsers of texts, which read pages without scripts.
command -v lynx >/dev/null || missing+=(lynx)
command -v w3m >/dev/null || missing+=(w3m)
# The proxies of docs/deploy; `command -v` does not look into /usr/sbin for everybody.
[ -x /usr/sbin/nginx ] || missing+=(nginx-light)
command -v caddy >/dev/null || missing+=(caddy)
[ -x /usr/sbin/haproxy ] || missing+=(haproxy)
[ -x /usr/sbin/sshd ] || missing+=(openssh-server)
command -v ssh >/dev/null || missing+=(openssh-client)
command -v tmux >/dev/null || missing+=(tmux)
command -v screen >/dev/null || missing+=(screen)
# The emulators of Tests/Terminal/test_emulators.py; `make terminals` needs more.
command -v xterm >/dev/null || missing+=(xterm)
command -v urxvt >/dev/null || missing+=(rxvt-unicode)
command -v st >/dev/null || missing+=(stterm)
# A terminal with graphics of its own, for Tests/Terminal/test_pictures.py; xterm has sixel graphics.
command -v kitty >/dev/null || missing+=(kitty)
command -v openssl >/dev/null || missing+=(openssl)
python3 -c 'import venv, ensurepip' 2>/dev/null || missing+=(python3-venv)
fc-list 2>/dev/null | grep -qi . || missing+=(fontconfig fonts-dejavu-core)
fc-list 2>/dev/null | grep -qi 'noto.*cjk' || missing+=(fonts-noto-cjk)
if [ ${#missing[@]} -gt 0 ]; then
  as_root env DEBIAN_FRONTEND=noninteractive apt-get update -q
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -yq --no-install-recommends "${missing[@]}"
fi

stamp=.venv/.requirements
if ! cmp -s Tests/requirements.txt "$stamp" 2>/dev/null; then
  [ -x .venv/bin/python ] || python3 -m venv .venv
  .venv/bin/pip install --quiet --disable-pip-version-check -r Tests/requirements.txt
  cp Tests/requirements.txt "$stamp"
fi
