#!/usr/bin/env bash
# Firefox ESR: what a page writes to sessionStorage in `pagehide` is lost where the page has
# `Cross-Origin-Opener-Policy: same-origin` and the next page, of another origin, has none. What it writes in `visibilitychange`
# (hidden), which comes just before, is there when a person goes back. Without the policy both are there.
# Expected by HTML ("history traversal", sessionStorage per top-level traversable): both are there in either case.
#
# Seen with firefox-esr 153.8.0 of Debian 12 and marionette_driver 3.7.1:
#   with the policy:    {"visibilitychange":"hidden"}
#   without the policy: {"pagehide":"visible","visibilitychange":"hidden"}
#
# Exits with 0 while that is so, and with 1 when it has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check marionette_driver==3.7.1
apt-get download -q firefox-esr=153.8.0esr-1~deb12u1 >/dev/null
dpkg-deb -x firefox-esr_*.deb firefox
mkdir profile
echo 'user_pref("marionette.port", 2987);' > profile/user.js
cat > run.py <<'PY'
import http.server
import json
import subprocess
import sys
import threading

from marionette_driver.marionette import Marionette

PAGE = b"""<!doctype html><title>Page</title><script>
window.found = { ...sessionStorage };
sessionStorage.clear();
for (const kind of ["pagehide", "visibilitychange"]) {
  addEventListener(kind, () => sessionStorage.setItem(kind, document.visibilityState));
}
</script>"""


class Server(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Cache-Control", "no-store")
        if self.path == "/policy":
            self.send_header("Cross-Origin-Opener-Policy", "same-origin")
        self.end_headers()
        self.wfile.write(PAGE)

    def log_message(self, *_):
        pass


def serve():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Server)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"


here, elsewhere = serve(), serve()
browser = subprocess.Popen(["firefox/usr/lib/firefox-esr/firefox-esr", "--headless", "--marionette", "--no-remote", "--profile",
                            "profile"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
try:
    page = Marionette(host="127.0.0.1", port=2987)
    page.start_session(timeout=180)
    found = {}
    for path in ("/policy", "/none"):
        page.navigate(here + path)
        page.navigate(elsewhere)
        page.go_back()
        found[path] = sorted(page.execute_script("return window.wrappedJSObject.found", sandbox="system"))
        print(path, json.dumps(found[path]))
    page.delete_session()
finally:
    browser.terminate()
sys.exit(found != {"/policy": ["visibilitychange"], "/none": ["pagehide", "visibilitychange"]})
PY
venv/bin/python run.py
