#!/usr/bin/env bash
# Chromium: when a person goes back to a page, controls are put back as they were after the `load` event and before `pageshow`,
# without `input` and without `change`. Scripts of the page, modules and `DOMContentLoaded` among them, have seen other values by
# then. `autocomplete="off"` keeps an input from it. HTML leaves the moment open ("persisted user state restoration").
#
# Seen with chromium-headless-shell 156.0.8078.108 of Debian 12 and playwright 1.65.2:
#   module: false, DOMContentLoaded: false, load: false, pageshow: true; events: none; with autocomplete="off": false
#
# Exits with 0 while that is so, and with 1 when it has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check playwright==1.65.2
apt-get download -q chromium-headless-shell=156.0.8078.108-1~deb12u1 chromium-common=156.0.8078.108-1~deb12u1 >/dev/null 2>&1 || apt-get download -q chromium-headless-shell=156.0.8078.108-1~deb12u1 >/dev/null
for package in *.deb; do dpkg-deb -x "$package" chromium; done
cat > run.py <<'PY'
import http.server
import json
import sys
import threading

from playwright.sync_api import sync_playwright

PAGE = b"""<!doctype html><title>Page</title><script>
window.log = {};
window.events = [];
const note = (moment) => { log[moment] = document.querySelector("#box").checked; };
for (const kind of ["input", "change"]) addEventListener(kind, () => events.push(kind), true);
addEventListener("DOMContentLoaded", () => note("DOMContentLoaded"));
addEventListener("load", () => note("load"));
addEventListener("pageshow", () => note("pageshow"));
</script><script type="module">note("module");</script>
<input id="box" type="checkbox"><input id="off" type="checkbox" autocomplete="off">"""


class Server(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(PAGE)

    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Server)
threading.Thread(target=server.serve_forever, daemon=True).start()
with sync_playwright() as playwright:
    program = "chromium/usr/lib/chromium/chromium-headless-shell"
    browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
    page = browser.new_page()
    page.goto(f"http://127.0.0.1:{server.server_port}/")
    page.evaluate("for (const el of document.querySelectorAll('input')) el.checked = true")
    page.goto("data:text/html,elsewhere")
    page.go_back()
    page.wait_for_function("() => 'pageshow' in window.log")
    found = page.evaluate("({ ...log, events, off: document.querySelector('#off').checked })")
    browser.close()
print(json.dumps(found))
sys.exit(found != {"module": False, "DOMContentLoaded": False, "load": False, "pageshow": True, "events": [], "off": False})
PY
venv/bin/python run.py
