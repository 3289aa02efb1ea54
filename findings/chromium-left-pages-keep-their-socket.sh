#!/usr/bin/env bash
# Chromium does not tell the server that a page with a WebSocket was left: no Close frame and no end of the connection.
#
# Believed: a page that is left closes its WebSocket: the server gets Close 1001 at once, as from a reload, and Back
#   loads the page or shows it with a closed socket.
# Seen: Firefox and WebKit send Close 1001 at once. Chromium puts the page into the back-forward cache and sends
#   nothing, for as long as was waited (10 s in the script, 40 s by hand), also after the server has sent a message.
#   After Back the page is the old one, its socket is closed and gets close with 1006; so in WebKit. Firefox loads the
#   page again.
# Versions: Chromium 156.0.8078.108, Firefox ESR 153.8.0, WebKitGTK 2.50.6 (Debian 12)
# How: A server on loopback speaks WebSocket by hand. The proposal for HTML (whatwg/html issue 12085) has Close 1001
#   sent at this moment.
# Why it matters: a server that keeps a session, a presence mark or a lock while the socket is open keeps them for
#   people who have left, and writes into a dead connection. Close the socket in pagehide oneself, open it in pageshow,
#   and ping.
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

package chromium 156.0.8078.108-1~deb12u1
package chromium-driver 156.0.8078.108-1~deb12u1
package firefox-esr 153.8.0esr-1~deb12u1
package webkit2gtk-driver 2.50.6-1~deb12u2
package xvfb 2:21.1.7-3+deb12u13
package xauth 1:1.1.2-1

python3 -m venv "$work/venv"
"$work/venv/bin/pip" install -q --disable-pip-version-check selenium==4.51.0 marionette_driver==3.7.1 ||
  { echo "cannot run: PyPI packages cannot be installed" >&2; exit 2; }

cat >"$work/engines.py" <<'PY'
"""One small driver for three engines: Chromium and WebKitGTK by WebDriver, Firefox by Marionette."""
import glob, os, socket, subprocess, sys, tempfile, time

RUN = "const done = arguments[arguments.length - 1]; (async () => {%s})().then(done, x => done('error: ' + x));"

class WebDriver:
    def go(self, address): self.driver.get(address)
    def back(self): self.driver.back()
    def run(self, code): return self.driver.execute_async_script(RUN % code)
    def close(self): self.driver.quit()
class Chromium(WebDriver):
    name = "Chromium"
    def __init__(self):
        from selenium import webdriver
        o = webdriver.ChromeOptions()
        o.binary_location = "/usr/bin/chromium"
        for a in "--headless=new", "--no-sandbox", "--disable-gpu": o.add_argument(a)
        self.driver = webdriver.Chrome(options=o, service=webdriver.ChromeService("/usr/bin/chromedriver"))
class WebKit(WebDriver):
    name = "WebKit"
    def __init__(self):
        from selenium import webdriver
        o = webdriver.WebKitGTKOptions()
        o.binary_location = glob.glob("/usr/lib/*/webkit2gtk-4.1/MiniBrowser")[0]
        o.add_argument("--automation")
        self.driver = webdriver.WebKitGTK(options=o, service=webdriver.WebKitGTKService("/usr/bin/WebKitWebDriver"))
class Firefox(WebDriver):
    name = "Firefox"
    def __init__(self):
        from marionette_driver.marionette import Marionette
        s = socket.socket(); s.bind(("127.0.0.1", 0)); port = s.getsockname()[1]; s.close()
        home = tempfile.mkdtemp(dir=os.environ["HOME"])
        with open(home + "/user.js", "w") as f:
            f.write(f'user_pref("marionette.port", {port});\nuser_pref("app.update.enabled", false);\n')
        self.process = subprocess.Popen(["firefox-esr", "--headless", "--marionette", "--profile", home],
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        end = time.monotonic() + 60
        while True:
            try:
                self.driver = Marionette(host="127.0.0.1", port=port); self.driver.start_session(); break
            except Exception:
                if time.monotonic() > end or self.process.poll() is not None: sys.exit("cannot run: Firefox does not answer")
                time.sleep(0.3)
    def go(self, address): self.driver.navigate(address)
    def back(self): self.driver.go_back()
    def run(self, code): return self.driver.execute_async_script(RUN % code, sandbox=None)
    def close(self):
        self.driver.delete_session(); self.process.terminate(); self.process.wait()

failed = []
def expect(engine, what, got, right):
    print(f"{engine.name:9} {what}: {got}")
    if got != right: failed.append(f"{engine.name}, {what}: {got} and not {right}")
def each(*engines):
    for kind in engines:
        engine = kind()
        try: yield engine
        finally: engine.close()
def end():
    if failed: sys.exit("changed: " + "; ".join(failed))
    print("as stated")
PY
export HOME="$work" LC_ALL=C.UTF-8 LIBGL_ALWAYS_SOFTWARE=1

PYTHONPATH="$work" xvfb-run -a "$work/venv/bin/python" - <<'PY'
import base64, hashlib, socket, threading
from engines import *

PAGE = b"""<!doctype html><meta charset=utf-8><title>page</title><script>
addEventListener('pageshow', e => { window.shown = e.persisted }); window.events = []; window.open_ = new Promise(r => {
  window.s = new WebSocket('ws://' + location.host + '/socket' + location.search); s.onopen = r;
  s.onclose = e => events.push('close ' + e.code); s.onmessage = e => events.push('message ' + e.data) })
</script>"""
OTHER = b"<!doctype html><meta charset=utf-8><title>other</title>"
class Socket:  # What the server hears of one WebSocket, and when.
    def __init__(self, s): self.s, self.heard, self.told = s, "nothing", threading.Event()
    def read(self):
        try:
            data = self.s.recv(4096)
            if data and data[0] & 15 == 8:
                body = bytes(c ^ data[2 + i % 4] for i, c in enumerate(data[6:6 + (data[1] & 127)]))
                self.heard = f"close {int.from_bytes(body[:2], 'big')}"
                self.s.sendall(b"\x88" + bytes([len(body)]) + body)
            else: self.heard = "end" if not data else "data"
        except OSError: self.heard = "end"
        self.told.set()
sockets = {}
def answer(s):
    request = b""
    while b"\r\n\r\n" not in request:
        more = s.recv(4096)
        if not more: return
        request += more
    path, lower = request.split()[1].decode(), request.lower()
    if b"upgrade: websocket" not in lower:
        body = OTHER if path == "/other" else PAGE
        s.sendall(b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nConnection: close\r\n"
                  b"Content-Length: %d\r\n\r\n" % len(body) + body)
        s.close(); return
    key = request[lower.index(b"sec-websocket-key:") + 18:].split(b"\r\n")[0].strip()
    key = base64.b64encode(hashlib.sha1(key + b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11").digest())
    s.sendall(b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
              b"Sec-WebSocket-Accept: " + key + b"\r\n\r\n")
    sockets[path.split("?")[1]] = one = Socket(s)
    one.read()
listener = socket.socket(); listener.bind(("127.0.0.1", 0)); listener.listen(20)
def serve():
    while True:
        s, _ = listener.accept()
        threading.Thread(target=answer, args=(s,), daemon=True).start()
threading.Thread(target=serve, daemon=True).start()
home = f"http://127.0.0.1:{listener.getsockname()[1]}"

for engine in each(Chromium, Firefox, WebKit):
    chromium = engine.name == "Chromium"
    for what in "left", "left and spoken to":
        name = (engine.name + what).replace(" ", "")
        engine.go(f"{home}/?{name}")
        engine.run("await open_; return 1")
        engine.go(home + "/other")
        one = sockets[name]
        one.told.wait(10)
        expect(engine, f"{what}, heard within 10 s", one.heard, "nothing" if chromium else "close 1001")
        if what != "left" and chromium:
            one.s.sendall(b"\x81\x02hi")  # A text message of two bytes.
            one.told.wait(5)
            expect(engine, "heard after a message was sent", one.heard, "nothing")
        engine.back()
        wake = "await open_; await new Promise(r => setTimeout(r, 500)); return [shown, s.readyState, `${events}`]"
        got = engine.run(wake)
        expect(engine, "after Back: persisted, readyState, events", got,
               [False, 1, ""] if engine.name == "Firefox" else [True, 3, "close 1006"])
end()
PY
