#!/usr/bin/env bash
# A reload of Caddy ends all WebSockets at once, with a Close frame that neither side sent.
#
# Believed: Caddy's reload is graceful ("zero downtime"): open connections go on with the old configuration until they
#   end, as nginx's and HAProxy's do.
# Seen: after caddy reload with a new site that has nothing to do with the open socket, the client gets a Close frame
#   1001 (going away) within a second and the server behind sees the end of its connection. nginx with the same steps
#   keeps the socket.
# Versions: caddy 2.6.2-5, nginx 1.22.1-9+deb12u11 (Debian 12)
# How: an upgrade through each proxy to a server that echoes pings, a reload, a ping.
# Why it matters: each renewal of a configuration reconnects all pages at the same moment; the page must take 1001 for a
#   reason to resume and not for the end, and come back after a random delay.
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

package caddy 2.6.2-5
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
import os, subprocess, sys
from upstream import *
ended = threading.Event()
def answer(s, request):
    s.sendall(accept(request))
    while s.recv(65536): s.sendall(b"\x8a\x00")
    ended.set()
work, upstream = sys.argv[1], serve(answer)
one, two, admin, other = free(), free(), free(), free()
caddyfile = f"{{\n admin 127.0.0.1:{admin}\n auto_https off\n}}\nhttp://:{one} {{\n bind 127.0.0.1\n reverse_proxy 127.0.0.1:{upstream}\n}}\n"
def write(name, text):
    with open(f"{work}/{name}", "w") as f: f.write(text)
write("Caddyfile", caddyfile)
write("nginx.conf", NGINX % dict(work=work, port=two, upstream=upstream, more='proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection "upgrade";'))
environment = {**os.environ, "HOME": work, "XDG_DATA_HOME": work, "XDG_CONFIG_HOME": work}
proxies = [subprocess.Popen(["caddy", "run", "--config", work + "/Caddyfile", "--adapter", "caddyfile"], stderr=subprocess.DEVNULL, env=environment),
           subprocess.Popen(["nginx", "-c", work + "/nginx.conf", "-p", work], stderr=subprocess.DEVNULL)]
def after(port, reload):
    s = connect(port); s.sendall(UPGRADE); head(s)
    s.sendall(b"\x89\x80\0\0\0\0"); assert s.recv(10) == b"\x8a\x00"
    subprocess.run(reload, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment)
    if select.select([s], [], [], 2)[0]: return s.recv(100)
    s.sendall(b"\x89\x80\0\0\0\0"); s.settimeout(5); return s.recv(10)
try:
    nginx = after(two, ["nginx", "-c", work + "/nginx.conf", "-p", work, "-s", "reload"])
    ended.clear()
    write("Caddyfile", caddyfile + f"http://:{other} {{\n bind 127.0.0.1\n respond new\n}}\n")
    caddy = after(one, ["caddy", "reload", "--config", work + "/Caddyfile", "--adapter", "caddyfile", "--address", f"127.0.0.1:{admin}"])
    closed = ended.wait(5)
finally:
    for p in proxies: p.terminate(); p.wait()
print("after the reload, nginx:", nginx, "Caddy:", caddy, "server's side closed by Caddy:", closed)
if nginx != b"\x8a\x00": sys.exit("changed: nginx does not keep the socket")
if caddy != b"\x88\x02\x03\xe9" or not closed: sys.exit("changed: Caddy does something else")
print("as stated")
PY
