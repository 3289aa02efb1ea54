#!/usr/bin/env bash
# Firefox keeps the texts in an element with role=img in its accessible tree; Chromium leaves them out.
#
# Believed: the children of role=img are presentational (WAI-ARIA 1.2, "Presentational Children"): a reader meets one
#   image with the name of aria-label, in every browser.
# Seen: <div role=img aria-label="Temperature, 21 degrees"><p>Temperature</p><p>21</p></div>: one image and nothing in it
#   in Chromium; an image with two texts in it in Firefox, and Orca's reading arrows go to these in place of the image.
#   With aria-hidden=true on the children both have the image alone.
# Versions: Chromium 156.0.8078.108, Firefox ESR 153.8.0, at-spi2-core 2.46.0 (Debian 12)
# How: roles and names by AT-SPI, which Orca reads, of both browsers with windows under Xvfb.
# Why it matters: several texts that are to be heard as one element (a combined element of SwiftUI) are heard as one by
#   role=img in Chromium alone: hide the children too.
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
<div role=img aria-label="Temperature, 21 degrees"><p>Temperature</p><p>21</p></div>
<div role=img aria-label="Hidden inside"><p aria-hidden=true>Wind</p></div><p>After the images</p>
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
    for browser in "Chromium", "Firefox":
        seen = tree(browser)
        expect(browser, "images", [n for r, n in seen if r == "image"], ["Temperature, 21 degrees", "Hidden inside"])
        expect(browser, "paragraphs", sum(r == "paragraph" for r, n in seen), 1 if browser == "Chromium" else 3)
finally:
    bus.terminate(); bus.wait()
if failed: sys.exit("changed: " + "; ".join(failed))
print("as stated")
PY
export HOME="$work" XDG_RUNTIME_DIR="$work" LC_ALL=C.UTF-8 LIBGL_ALWAYS_SOFTWARE=1
xvfb-run -a dbus-run-session -- /usr/bin/python3 "$work/see.py" "$work" 2>"$work/log" || { code=$?; grep -E '^(changed|cannot run)' "$work/log" >&2 || tail -n 5 "$work/log" >&2; exit "$code"; }
