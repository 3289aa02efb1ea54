#!/usr/bin/env bash
# nginx takes an Early Hints answer of the server behind it for the final one and throws the page away.
#
# Believed: a 1xx answer is interim: a proxy passes it on or drops it, and passes the final answer on (RFC 9110, 15.2).
# Seen: the server sends 103 and then 200 with "hello" on a connection that it keeps open (nginx with proxy_set_header
#   Connection ""). nginx 1.22 takes 103 for the final answer and waits for the end of its body: nothing comes until
#   proxy_read_timeout, then 103 alone and the end of the connection; 200 and page are lost. HAProxy 2.6 sends 103 and
#   200 through at once.
# Versions: nginx 1.22.1-9+deb12u11, haproxy 2.6.12-1+deb12u4 (Debian 12)
# How: raw bytes of one request through each proxy to a server of a few lines.
# Why it matters: a server that hints at its style sheet and client script before it renders (as a server-driven page
#   would like to) has no pages at all behind this nginx: hints only where the proxy is known.
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
import subprocess, sys
from upstream import *
def answer(s, request):
    s.sendall(b"HTTP/1.1 103 Early Hints\r\nLink: </style.css>; rel=preload; as=style\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello"); s.recv(1)
work, upstream = sys.argv[1], serve(answer)
one, two = free(), free()
with open(work + "/nginx.conf", "w") as f: f.write(NGINX % dict(work=work, port=one, upstream=upstream, more='proxy_read_timeout 2s; proxy_set_header Connection "";'))
with open(work + "/haproxy.cfg", "w") as f:
    f.write(f"defaults\n mode http\n timeout connect 5s\n timeout client 5s\n timeout server 5s\nfrontend f\n bind 127.0.0.1:{two}\n default_backend b\nbackend b\n server s 127.0.0.1:{upstream}\n")
proxies = [subprocess.Popen(["nginx", "-c", work + "/nginx.conf", "-p", work], stderr=subprocess.DEVNULL),
           subprocess.Popen(["haproxy", "-f", work + "/haproxy.cfg"], stderr=subprocess.DEVNULL)]
def ask(port):
    s = connect(port); s.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"); return all_of(s, 4)
try: nginx, haproxy = ask(one), ask(two)
finally:
    for p in proxies: p.terminate(); p.wait()
print("nginx:  ", nginx); print("HAProxy:", haproxy)
if not nginx.startswith(b"HTTP/1.1 103") or b"200 OK" in nginx or b"hello" in nginx or nginx.endswith(b"(open)"): sys.exit("changed: nginx gives the final answer")
if b"103 Early Hints" not in haproxy or not haproxy.endswith(b"hello (open)"): sys.exit("changed: HAProxy drops one of the two")
print("as stated")
PY
