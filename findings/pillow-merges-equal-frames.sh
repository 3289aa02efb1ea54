#!/usr/bin/env bash
# Pillow saves equal frames that follow one another as one: an animation of three equal pictures is a still.
#
# Believed: save_all writes as many frames as it is given, each with its duration; a reader finds as many.
# Seen: red, red, blue, blue, red with 100 to 500 ms become three frames of 300, 700 and 500 ms in APNG, GIF and WebP.
#   Three equal pictures become one frame, is_animated is False, and APNG and WebP lose the duration.
# Versions: pillow 13.0.0 (PyPI)
# How: n_frames, is_animated and duration of what was saved to memory and opened again.
# Why it matters: a recording of a screen on which nothing happens has no length, and frame n of the file is not the nth
#   that was drawn: a test that compares pictures by number compares others. Keep numbers and times beside the file.
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
package python3-venv 3.11.2-1+b1

/usr/bin/python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check pillow==13.0.0 ||
  { echo "cannot run: PyPI packages cannot be installed" >&2; exit 2; }


cat >"$work/frames.py" <<'PYTHON'
import io, sys
from PIL import Image

def saved(kind, colours, durations):
    frames = [Image.new("RGB", (8, 8), colour) for colour in colours]
    file = io.BytesIO()
    frames[0].save(file, kind, save_all=True, append_images=frames[1:], duration=durations)
    with Image.open(file) as image:
        times = []
        for number in range(getattr(image, "n_frames", 1)):
            image.seek(number); image.load(); times.append(image.info.get("duration"))
        return times, getattr(image, "is_animated", False)
failed = []
for kind in "PNG", "GIF", "WEBP":
    changing = saved(kind, ["red", "red", "blue", "blue", "red"], [100, 200, 300, 400, 500])
    still = saved(kind, ["red"] * 3, [100] * 3)
    print(kind, "changing", changing, "still", still)
    if changing != ([300, 700, 500], True) or still[1] or len(still[0]) != 1: failed.append(kind)
if failed: sys.exit("changed: " + ", ".join(failed))
print("as stated")
PYTHON
"$work/venv/bin/python" "$work/frames.py"
