#!/usr/bin/env bash
# nginx keeps a WebSocket open for ever while only the client speaks, whatever proxy_read_timeout says.
#
# Believed: proxy_read_timeout bounds the time between two reads from the proxied server; nginx's page about WebSockets
#   says that the connection is closed if the server sends nothing for so long, and that pings of the server reset it.
# Seen: with proxy_read_timeout 1s and a server that never says anything after 101, the connection is closed after 1 s
#   if the client is silent too, and is still open after 4 s if the client sends a ping every 0.4 s.
# Versions: nginx 1.22.1-9+deb12u11 (Debian 12)
# How: an upgrade through nginx to a mute server, masked empty pings from the client.
# Why it matters: a dead application process behind nginx is not noticed by the proxy as long as pages ping; both sides
#   need a deadline of their own. On the other hand pings of the page alone are enough to keep the line open.
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

package nginx-light 1.22.1-9+deb12u11
package python3 3.11.2-1+b1

cat >"$work/upstream.py" <<'PY'
"""A server of a few lines that records what reaches it, and says only what a test asks it to say."""
import base64, hashlib, select, socket, threading, time
def free():
    s = socket.socket(); s.bind(("127.0.0.1", 0)); p = s.getsockname()[1]; s.close(); return p
def head(s):
    data = b""
    while b"\r\n\r\n" not in data:
        more = s.recv(65536)
        if not more: return None
        data += more
    return data
def serve(answer):
    listener = socket.socket(); listener.bind(("127.0.0.1", 0)); listener.listen(20)
    def loop():
        while True:
            s, _ = listener.accept()
            def one(s=s):
                try:
                    request = head(s)
                    if request: answer(s, request)
                except OSError: pass
            threading.Thread(target=one, daemon=True).start()
    threading.Thread(target=loop, daemon=True).start()
    return listener.getsockname()[1]
def accept(request):
    key = [l.split(b":", 1)[1].strip() for l in request.split(b"\r\n") if l.lower().startswith(b"sec-websocket-key")][0]
    return (b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: "
            + base64.b64encode(hashlib.sha1(key + b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11").digest()) + b"\r\n\r\n")
UPGRADE = (b"GET /socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
           b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
def connect(port):
    end = time.monotonic() + 15
    while True:
        try: return socket.create_connection(("127.0.0.1", port), 15)
        except OSError:
            if time.monotonic() > end: raise SystemExit("cannot run: the proxy does not listen")
            time.sleep(0.1)
def all_of(s, limit=15):
    s.settimeout(limit); got = b""
    try:
        while more := s.recv(65536): got += more
    except TimeoutError: got += b" (open)"
    return got
NGINX = """daemon off; pid %(work)s/pid; error_log %(work)s/error.log; events {}
http { access_log off; client_body_temp_path %(work)s/a; proxy_temp_path %(work)s/b; fastcgi_temp_path %(work)s/c; uwsgi_temp_path %(work)s/d; scgi_temp_path %(work)s/e;
  server { listen 127.0.0.1:%(port)d;
    location / { proxy_pass http://127.0.0.1:%(upstream)d; proxy_http_version 1.1; %(more)s } } }"""
PY

PYTHONPATH="$work" /usr/bin/python3 - "$work" <<'PY'
import subprocess, sys
from upstream import *
def answer(s, request):
    s.sendall(accept(request))
    while s.recv(65536): pass
work, port, upstream = sys.argv[1], free(), serve(answer)
with open(work + "/nginx.conf", "w") as f:
    f.write(NGINX % dict(work=work, port=port, upstream=upstream, more='proxy_read_timeout 1s; proxy_send_timeout 1s; proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection "upgrade";'))
proxy = subprocess.Popen(["nginx", "-c", work + "/nginx.conf", "-p", work], stderr=subprocess.DEVNULL)
def lasts(pings):
    s = connect(port); s.sendall(UPGRADE); head(s)
    start, got = time.monotonic(), None
    while time.monotonic() < start + 4:
        if pings: s.sendall(b"\x89\x80\0\0\0\0")
        if select.select([s], [], [], 0.4)[0] and not s.recv(100): break
    return time.monotonic() - start
try: silent, chatty = lasts(False), lasts(True)
finally: proxy.terminate(); proxy.wait()
print(f"closed after {silent:.1f} s without pings of the client; open for {chatty:.1f} s with them")
if silent > 2.5 or chatty < 4: sys.exit("changed: the timeout counts otherwise")
print("as stated")
PY
