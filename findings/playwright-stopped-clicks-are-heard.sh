#!/usr/bin/env bash
# A click that Playwright takes back and repeats is heard twice by a page that listens at the window.
#
# Believed: locator.click() clicks once; when the element was replaced under the pointer, the click is stopped before the
#   page hears it, and made again at the new element.
# Seen: Playwright stops the first click by a listener of its own at the window (capture). Listeners that the page has added
#   to the window before, as each script does that runs while the page loads, come earlier: they hear pointerdown and click
#   of the first try, and those of the second. Listeners of the document hear the second alone.
#   window: 2 clicks, document: 1 click
# Versions: playwright 1.65.2 (PyPI), chromium-headless-shell 156.0.8078.108 (Debian 12)
# How: a page that replaces its button by a copy at the first mousemove over it; one locator.click().
# Why it matters: a page that takes clicks at the window (event delegation) and whose server replaces elements at any time
#   does twice what a test does once, one time in many. Take clicks at the document.
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

package chromium-headless-shell 156.0.8078.108-1~deb12u1

python3 -m venv "$work/venv"
"$work/venv/bin/pip" install -q --disable-pip-version-check playwright==1.65.2 ||
  { echo "cannot run: PyPI packages cannot be installed" >&2; exit 2; }

cat >"$work/run.py" <<'PY'
import http.server, sys, threading
from playwright.sync_api import sync_playwright

PAGE = b"""<!doctype html><title>Page</title><body><button>Press</button><script>
window.clicks = { window: 0, document: 0 };
window.replaced = 0;
addEventListener("click", () => clicks.window++, true);
document.addEventListener("click", () => clicks.document++, true);
addEventListener("mousemove", ({ target }) => {
  if (replaced || target.tagName !== "BUTTON") return;
  replaced = 1;
  target.replaceWith(target.cloneNode(true));
}, true);
</script>"""

class Server(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(PAGE)
    def log_message(self, *_):
        pass

server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Server)
threading.Thread(target=server.serve_forever, daemon=True).start()
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium-headless-shell", args=["--no-sandbox"])
    page = browser.new_page()
    page.goto(f"http://127.0.0.1:{server.server_port}/")
    page.get_by_role("button", name="Press").click()
    replaced, clicks = page.evaluate("[replaced, clicks]")
    browser.close()
print(f"window: {clicks['window']} clicks, document: {clicks['document']} click")
if not replaced:
    sys.exit("cannot run: the button was not replaced")
sys.exit(0 if clicks == {"window": 2, "document": 1} else "the behaviour has changed")
PY
"$work/venv/bin/python" "$work/run.py"
