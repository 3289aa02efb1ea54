#!/usr/bin/env bash
# GNU screen writes what is in a DCS string onto the terminal as text: a question for the style or the terminfo stands there.
#
# Believed: a terminal that does not know a DCS string swallows it up to its end, as ECMA-48 and tmux have it: DECRQSS
#   and XTGETTCAP are answered, or nothing happens.
# Seen: for DCS $qm ST the terminal around screen gets the letters $qm, for DCS +q544e ST the letters +q544e, where the
#   cursor is; screen does not know of them and does not draw over them. The same strings in tmux leave nothing.
# Versions: screen 4.9.0-4 (Debian 12)
# How: the bytes that screen writes to a pseudo-terminal for each output of a program. The manual says of ESC P that the
#   string goes to the host terminal without interpretation: without ESC P and ST.
# Why it matters: a program that asks at its start what the terminal can do leaves rubbish on the screen that no
#   repainting takes away until the whole screen is drawn. Ask by DCS only where no screen is between (DA2 answers 83).
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

package screen 4.9.0-4
package python3 3.11.2-1+b1

cat >"$work/screen.py" <<'PY'
import os, pty, select, sys, time
work = sys.argv[1]
def through_screen(*outputs):  # What GNU screen writes to the terminal around it for each output of a program.
    sockets = work + "/sockets"
    os.makedirs(sockets, 0o700, exist_ok=True)
    with open(work + "/rc", "w") as f: f.write("startup_message off\n")
    with open(work + "/program.py", "w") as f:
        f.write("import os, sys, tty\ntty.setraw(0)\nos.write(1, b'begin!')\nfor text in sys.argv[1:]:\n  os.read(0, 1)\n"
                "  os.write(1, bytes.fromhex(text) + b'|')\nos.read(0, 1)\n")
    settings = dict(os.environ, TERM="xterm-256color", HOME=work, LC_ALL="C.UTF-8", SCREENDIR=sockets)
    settings.pop("STY", None)
    process, terminal = pty.fork()
    if process == 0:
        os.execvpe("screen", ["screen", "-c", work + "/rc", "/usr/bin/python3", work + "/program.py", *(o.hex() for o in outputs)], settings)
    def until(end):
        got, limit = b"", time.monotonic() + 30
        while end not in got:
            if time.monotonic() > limit: print("cannot run: no", end, "in", got, file=sys.stderr); sys.exit(2)
            if select.select([terminal], [], [], 0.2)[0]: got += os.read(terminal, 65536)
        return got
    until(b"begin!")
    answers = []
    for _ in outputs:
        os.write(terminal, b"g"); answers.append(until(b"|").rstrip(b"|"))
    os.write(terminal, b"q")
    try:
        while os.read(terminal, 65536): pass
    except OSError: pass
    os.waitpid(process, 0)
    return answers

got = through_screen(b"\x1bP$qm\x1b\\", b"\x1bP+q544e\x1b\\", b"\x1b[>c")
print(got)
if got[:2] != [b"$qm", b"+q544e"]: sys.exit("changed: expected [b'$qm', b'+q544e']")
print("as stated")
PY
/usr/bin/python3 "$work/screen.py" "$work"
