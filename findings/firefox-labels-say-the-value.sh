#!/usr/bin/env bash
# In Firefox a label around a field has the field's value in its own name.
#
# Believed: a label's name is its text; the value belongs to the field in it.
# Seen: <label>Count <input type=number value=7> items</label>: the label is "Count 7 items" in Firefox, and has no name
#   in Chromium, where the text is read from its children. The field is "Count items" with value 7 in both.
# Versions: Chromium 156.0.8078.108, Firefox ESR 153.8.0, at-spi2-core 2.46.0 (Debian 12)
# How: roles and names by AT-SPI, which Orca reads, of both browsers with windows under Xvfb.
# Why it matters: a reader that goes through the page by element says the value twice in Firefox; and who compares trees
#   of both browsers, or a name with a golden text, sees the value of the moment in a name: put the label beside the
#   field (for=).
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
<label>Count <input type=number value=7> items</label><label for=c>City</label><input id=c value=Kyoto>
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
    for browser, seen in ("Chromium", chromium), ("Firefox", firefox):
        expect(browser, "labels", [n for r, n in seen if r == "label"], ["", ""] if browser == "Chromium" else ["Count 7 items", "City"])
        expect(browser, "fields", [n for r, n in seen if r in ("spin button", "entry")], ["Count items", "City"])
finally:
    bus.terminate(); bus.wait()
if failed: sys.exit("changed: " + "; ".join(failed))
print("as stated")
PY
export HOME="$work" XDG_RUNTIME_DIR="$work" LC_ALL=C.UTF-8 LIBGL_ALWAYS_SOFTWARE=1
xvfb-run -a dbus-run-session -- /usr/bin/python3 "$work/see.py" "$work" 2>"$work/log" || { code=$?; grep -E '^(changed|cannot run)' "$work/log" >&2 || tail -n 5 "$work/log" >&2; exit "$code"; }
