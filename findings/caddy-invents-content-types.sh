#!/usr/bin/env bash
# Caddy's reverse proxy gives an answer without Content-Type a type that it guesses from the bytes.
#
# Believed: a proxy passes on the headers of the answer, and adds Via, Date and the like; a missing Content-Type stays
#   missing, as it does in nginx (without default_type) and HAProxy.
# Seen: an answer without the header whose body begins with "<p>" arrives as text/html; charset=utf-8 from Caddy 2.6,
#   and one that begins with "hello" as text/plain. HAProxy adds nothing.
# Versions: caddy 2.6.2-5, haproxy 2.6.12-1+deb12u4 (Debian 12)
# How: raw bytes of one request through each proxy to a server of a few lines.
# Why it matters: downloads and fragments that a server leaves untyped become pages behind Caddy only, and tests without
#   the proxy do not show it: always send a Content-Type.
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
package haproxy 2.6.12-1+deb12u4
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
def answer(s, request):
    body = b"<p>x</p>" if b"/markup" in request.split(b"\r\n")[0] else b"hello"
    s.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\nConnection: close\r\n\r\n%s" % (len(body), body)); s.close()
work, upstream, one, two = sys.argv[1], serve(answer), free(), free()
with open(work + "/Caddyfile", "w") as f: f.write(f"{{\n admin off\n auto_https off\n}}\nhttp://:{one} {{\n bind 127.0.0.1\n reverse_proxy 127.0.0.1:{upstream}\n}}\n")
with open(work + "/haproxy.cfg", "w") as f:
    f.write(f"defaults\n mode http\n timeout connect 5s\n timeout client 5s\n timeout server 5s\nfrontend f\n bind 127.0.0.1:{two}\n default_backend b\nbackend b\n server s 127.0.0.1:{upstream}\n")
proxies = [subprocess.Popen(["caddy", "run", "--config", work + "/Caddyfile", "--adapter", "caddyfile"], stderr=subprocess.DEVNULL, env={**os.environ, "HOME": work, "XDG_DATA_HOME": work, "XDG_CONFIG_HOME": work}),
           subprocess.Popen(["haproxy", "-f", work + "/haproxy.cfg"], stderr=subprocess.DEVNULL)]
def types(port):
    found = []
    for path in "/markup", "/text":
        s = connect(port); s.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        lines = all_of(s).split(b"\r\n\r\n")[0].decode().split("\r\n")
        found.append(next((l.split(": ", 1)[1] for l in lines if l.lower().startswith("content-type")), None))
    return found
try: caddy, haproxy = types(one), types(two)
finally:
    for p in proxies: p.terminate(); p.wait()
print("Caddy:", caddy, "HAProxy:", haproxy)
if caddy != ["text/html; charset=utf-8", "text/plain; charset=utf-8"] or haproxy != [None, None]: sys.exit("changed: see above")
print("as stated")
PY
