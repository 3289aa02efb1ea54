#!/usr/bin/env bash
# Chromium gives a picture without alt the English name "To get missing image descriptions, open the context menu."
#
# Believed: an image without a name has none in the accessibility tree, and a reader says "image", or the name of the
#   file.
# Seen: with assistive technology on, <img src> without alt has this sentence for its name in Chromium. In Firefox its
#   name is empty.
# Versions: Chromium 156.0.8078.108, Firefox ESR 153.8.0, at-spi2-core 2.46.0 (Debian 12)
# How: roles and names by AT-SPI, which Orca reads, of both browsers with windows under Xvfb.
# Why it matters: an app that forgets a label (a remote image, an avatar in a row) is read with a sentence of English
#   per picture, whatever its language; and a test that asks for "every image has a name" passes in Chromium.
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

package at-spi2-core 2.46.0-5
package python3-pyatspi 2.46.0-2
package gir1.2-atspi-2.0 2.46.0-5
package dbus 1.14.10-1~deb12u1
package xvfb 2:21.1.7-3+deb12u13
package xauth 1:1.1.2-1
package chromium 156.0.8078.108-1~deb12u1
package firefox-esr 153.8.0esr-1~deb12u1

cat >"$work/page.html" <<'HTML'
<!doctype html><html lang=en><meta charset=utf-8><title>page under test</title>
<p>x</p><img width=100 height=100 src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='100' height='100'><rect width='100' height='100' fill='red'/></svg>"><img alt="red" width=100 height=100 src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='100' height='100'><rect width='100' height='100' fill='red'/></svg>">
HTML
cat >"$work/see.py" <<'PY'
import json, os, subprocess, sys, tempfile, time
import gi
gi.require_version("Atspi", "2.0")
from gi.repository import Atspi

work, failed = sys.argv[1], []
bus = subprocess.Popen(["/usr/libexec/at-spi-bus-launcher", "--launch-immediately", "--a11y=1", "--screen-reader=1"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
time.sleep(2)
def walk(node):
    yield node
    for i in range(node.get_child_count()):
        child = node.get_child_at_index(i)
        if child: yield from walk(child)
def tree(browser):  # (role, name) of each element of the page, in order.
    home = tempfile.mkdtemp(dir=work)
    command = (["chromium", "--no-sandbox", "--no-first-run", "--disable-gpu", "--force-renderer-accessibility", "--user-data-dir=" + home]
               if browser == "Chromium" else ["firefox-esr", "--no-remote", "--profile", home])
    process = subprocess.Popen([*command, "file://" + work + "/page.html"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                               env={**os.environ, "GNOME_ACCESSIBILITY": "1", "ACCESSIBILITY_ENABLED": "1"})
    try:
        end, last = time.monotonic() + 90, None
        while time.monotonic() < end:
            time.sleep(1)
            try:
                desktop = Atspi.get_desktop(0)
                apps = [a for i in range(desktop.get_child_count()) if (a := desktop.get_child_at_index(i)) and a.get_process_id() and browser.lower() in (a.get_name() or "").lower()]
                pages = [n for a in apps for n in walk(a) if n.get_role_name() == "document web" and n.get_name() == "page under test"]
                seen = [(n.get_role_name(), n.get_name()) for n in walk(pages[0])] if pages else None
            except gi.repository.GLib.Error: continue
            if seen and len(seen) > 2 and seen == last: return seen
            last = seen
        sys.exit(f"cannot run: {browser} shows no page to AT-SPI")
    finally:
        process.terminate(); process.wait()
def expect(browser, what, got, right):
    print(f"{browser:9} {what}: {got}")
    if got != right: failed.append(f"{browser}, {what}: {got} and not {right}")
try:
    chromium, firefox = tree("Chromium"), tree("Firefox")
    sentence = "To get missing image descriptions, open the context menu."
    expect("Chromium", "images", [n for r, n in chromium if r == "image"], [sentence, "red"])
    expect("Firefox", "images", [n for r, n in firefox if r == "image"], ["", "red"])
finally:
    bus.terminate(); bus.wait()
if failed: sys.exit("changed: " + "; ".join(failed))
print("as stated")
PY
export HOME="$work" XDG_RUNTIME_DIR="$work" LC_ALL=C.UTF-8 LIBGL_ALWAYS_SOFTWARE=1
xvfb-run -a dbus-run-session -- /usr/bin/python3 "$work/see.py" "$work" 2>"$work/log" || { code=$?; grep -E '^(changed|cannot run)' "$work/log" >&2 || tail -n 5 "$work/log" >&2; exit "$code"; }
