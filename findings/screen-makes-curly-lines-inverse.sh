#!/usr/bin/env bash
# GNU screen reads a curly underline (CSI 4:3 m) as underline and italics, which it shows as inverse.
#
# Believed: a parameter with a colon is one parameter with its parts (ECMA-48, 5.4.2): a terminal that does not know the
#   part underlines, or does nothing.
# Seen: screen takes colons for semicolons: 4:1 is underline and bold, 4:3 underline and inverse (3 is italics, shown as
#   standout), 4:5 underline and blink; 58;5;3, a colour for the line, is blink and inverse. 38:5:196 is a colour, and
#   38:2::255:0:0 is none.
# Versions: screen 4.9.0-4 (Debian 12)
# How: the bytes that screen writes to a pseudo-terminal of TERM=xterm-256color for each style and one letter.
# Why it matters: wavy lines under mistakes, as editors and compilers draw them, become blinking or inverse text for
#   everybody within screen, and a single underline written 4:1 is bold. Write 4 for a plain line, and the rest only
#   where it is known.
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

right = {
    "4": b"\x1b[4mx", "4:1": b"\x1b[4m\x1b[1mx", "4:3": b"\x1b[4m\x1b[7mx", "4:5": b"\x1b[4m\x1b[5mx", "58;5;3": b"\x1b[7m\x1b[5mx",
    "38:5:196": b"\x1b[38;5;196mx", "38:2::255:0:0": b"x",
}
# Each style comes after a reset and a letter, so that nothing of the one before is left.
outputs = [part for style in right for part in (b"\x1b[0m.", b"\x1b[%smx" % style.encode())]
got = dict(zip(right, through_screen(*outputs)[1::2]))
for style, seen in got.items(): print(f"{style:14}", seen)
if got != right: sys.exit(f"changed: expected {right}")
print("as stated")
PY
/usr/bin/python3 "$work/screen.py" "$work"
