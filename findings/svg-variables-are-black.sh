#!/usr/bin/env bash
# A colour by a CSS variable, and a rule within @media screen, are black in librsvg, CairoSVG and resvg.
#
# Believed: a renderer that applies the style sheet of an SVG file applies variables and @media too, or draws the
#   fallback.
# Seen: class selectors are applied by all three; var(--series), also with a fallback, and rules in @media screen or all
#   by none: the shape is black, without a message. An attribute of the colour under such a style is drawn by librsvg
#   alone. :not() is applied by librsvg and CairoSVG and not by resvg.
# Versions: librsvg2-bin 2.54.7+dfsg-1~deb12u2 (Debian 12); CairoSVG 2.7.1, resvg_py 0.5.0 and pillow 13.0.0 (PyPI)
# How: the pixel in the middle of a rectangle whose fill comes from a style element or attribute.
# Why it matters: charts whose colours follow the theme by variables, or by @media (prefers-color-scheme), become black
#   shapes when they are made into pictures. Put the values in before.
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

package librsvg2-bin 2.54.7+dfsg-1~deb12u2
package libcairo2 1.16.0-7
package python3 3.11.2-1+b1
package python3-venv 3.11.2-1+b1

/usr/bin/python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check CairoSVG==2.7.1 resvg_py==0.5.0 pillow==13.0.0 ||
  { echo "cannot run: PyPI packages cannot be installed" >&2; exit 2; }

cat >"$work/draw.py" <<'PYTHON'
import io, subprocess, sys
import cairosvg, resvg_py
from PIL import Image

work = sys.argv[1]
def pixel(png):
    with Image.open(io.BytesIO(png)) as image: return "%02x%02x%02x" % image.convert("RGB").getpixel((50, 50))
def rsvg(text):
    with open(work + "/in.svg", "w") as f: f.write(text)
    return pixel(subprocess.run(["rsvg-convert", work + "/in.svg"], capture_output=True, check=True).stdout)
def cairo(text):
    try: return pixel(cairosvg.svg2png(bytestring=text.encode()))
    except ValueError: return "ValueError"
def resvg(text): return pixel(bytes(resvg_py.svg_to_bytes(svg_string=text)))
PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect width="100" height="100" fill="white"/>%s</svg>'
failed = []
def show(what, body, *right):  # What the three renderers draw in the middle.
    got = tuple(render(PICTURE % body) for render in (rsvg, cairo, resvg))
    print(f"{what:24} rsvg {got[0]}, CairoSVG {got[1]}, resvg {got[2]}")
    if got != right: failed.append(f"{what}: expected {right}")
def end():
    if failed: sys.exit("changed: " + "; ".join(failed))
    print("as stated")
RECT = '<rect class="k" width="100" height="100"%s/>'
show("class", "<style>.k { fill: red }</style>" + RECT % "", "ff0000", "ff0000", "ff0000")
show("variable", "<style>svg { --series: red } .k { fill: var(--series) }</style>" + RECT % "", "000000", "000000", "000000")
show("variable with fallback", RECT % ' style="fill: var(--series, red)"', "000000", "000000", "000000")
show("variable over attribute", RECT % ' fill="red" style="fill: var(--series)"', "ff0000", "000000", "000000")
show("@media screen", "<style>@media screen { .k { fill: red } }</style>" + RECT % "", "000000", "000000", "000000")
show("@media all", "<style>@media all { .k { fill: red } }</style>" + RECT % "", "000000", "000000", "000000")
show(":not()", "<style>.k:not(.l) { fill: red }</style>" + RECT % "", "ff0000", "ff0000", "000000")
end()
PYTHON
"$work/venv/bin/python" "$work/draw.py" "$work"
