#!/usr/bin/env bash
# pyte draws the tails of sequences that every emulator swallows, and ignores REP and SU, which they obey.
#
# Believed: an emulator for tests shows what a terminal shows, or at least ignores what it does not know.
# Seen: SGR with colons (CSI 4:3 m, CSI 38:2::1:2:3 m) leaves "3m" and "2::1:2:3m" on the screen, CSI < u leaves "u",
#   CSI ! p leaves "p", strings of APC and DCS are drawn whole; CSI 3 b repeats nothing and CSI 1 S scrolls nothing. CSI
#   > 1 u is swallowed. xterm 379 draws the X alone in each case, repeats and scrolls.
# Versions: pyte 0.8.2 (PyPI)
# How: each sequence and an X fed to a screen of 20 columns; the first row.
# Why it matters: tests with pyte are red for right output and green for wrong output: scrolling by regions and REP have
#   to be tested in real emulators, and probes kept out of the bytes that pyte reads.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

package() {  # NAME VERSION: installs the version this was written for, else the one there is, and says which.
  local have install="apt-get -o DPkg::Lock::Timeout=300 install -y -qq --no-install-recommends"
  have=$(dpkg-query -W -f '${Status} ${Version}' "$1" 2>/dev/null | sed -n 's/^install ok installed //p') || true
  if [ "$have" != "$2" ]; then
    export DEBIAN_FRONTEND=noninteractive
    $install "$1=$2" >/dev/null 2>&1 || { apt-get update -qq >/dev/null 2>&1 && $install "$1=$2" >/dev/null 2>&1; } ||
      [ -n "$have" ] || $install "$1" >/dev/null 2>&1 ||
      { echo "cannot run: the Debian package $1 cannot be installed" >&2; exit 2; }
    have=$(dpkg-query -W -f '${Version}' "$1")
  fi
  echo "$1 $have (written for $2)"
}

package python3 3.11.2-1+b1

python3 -m venv "$work/venv"
"$work/venv/bin/pip" install -q --disable-pip-version-check pyte==0.8.2 ||
  { echo "cannot run: PyPI packages cannot be installed" >&2; exit 2; }

"$work/venv/bin/python" - <<'PY'
import importlib.metadata, sys, pyte

print("pyte", importlib.metadata.version("pyte"))
def show(text):
    screen = pyte.Screen(20, 4); pyte.Stream(screen).feed(text); return [line.rstrip() for line in screen.display]
right = {"\x1b[4:3mX": "3mX", "\x1b[38:2::1:2:3mX": "2::1:2:3mX", "\x1b[<uX": "uX", "\x1b[!pX": "pX", "\x1b_Gi=1;AAAA\x1b\\X": "Gi=1;AAAAX",
         "\x1bP+q544e\x1b\\X": "+q544eX", "\x1b[>1uX": "X", "a\x1b[3bX": "aX"}
failed = False
for text, row in right.items():
    got = show(text)[0]; failed |= got != row; print(f"{text!r:28} {got!r}")
scrolled = show("1\r\n2\r\n3\x1b[1S"); print("CSI 1 S", scrolled); failed |= scrolled[:3] != ["1", "2", "3"]
sys.exit("changed: see the lines above" if failed else print("as stated"))
PY
