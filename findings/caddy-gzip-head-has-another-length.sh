#!/usr/bin/env bash
# Caddy's encode answers HEAD with Content-Length 20 for a page of any length, and with the ETag of the page that is not encoded.
#
# Believed: a HEAD answer has the Content-Length of the GET answer or none (RFC 9110, 8.6), and an encoded answer has a
#   weak ETag or another one than the plain one (8.8.3.3).
# Seen: GET with Accept-Encoding: gzip has 59 bytes, HEAD says 20, those of an empty gzip stream. Plain and encoded GET
#   have the same strong ETag "v1".
# Versions: caddy 2.6.2-5 (Debian 12)
# How: raw HTTP/1.1 by a socket to Caddy with encode gzip before a small server that sends 2,407 bytes of text/html with
#   ETag "v1".
# Why it matters: a check by HEAD whether an answer has changed its length says yes for ever, and a download that goes
#   on by Range and If-Range can join bytes of the plain answer to those of the encoded one.
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

cat >"$work/head.py" <<'PY'
import os, socket, subprocess, sys, threading, time

work, body = sys.argv[1], b"<p>" + b"hello world " * 200 + b"</p>"
def free():
    with socket.socket() as s: s.bind(("127.0.0.1", 0)); return s.getsockname()[1]
def read_head(s):
    data = b""
    while b"\r\n\r\n" not in data:
        more = s.recv(65536)
        if not more: return b""
        data += more
    return data
def serve(listener):
    while True:
        s, _ = listener.accept()
        with s:
            request = read_head(s)
            if not request: continue
            s.sendall(b'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nETag: "v1"\r\nConnection: close\r\nContent-Length: %d\r\n\r\n' % len(body))
            if not request.startswith(b"HEAD"): s.sendall(body)
def ask(method, more=""):
    end = time.monotonic() + 20
    while True:
        try: s = socket.create_connection(("127.0.0.1", port), 10); break
        except OSError:
            if time.monotonic() > end: print("cannot run: Caddy does not listen", file=sys.stderr); os._exit(2)
            time.sleep(0.1)
    with s:
        s.sendall(f"{method} / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{more}\r\n".encode())
        got = b""
        while part := s.recv(65536): got += part
    lines, content = got.split(b"\r\n\r\n", 1)
    fields = dict(line.decode().lower().split(": ", 1) for line in lines.split(b"\r\n")[1:])
    return [fields.get(name) for name in ("content-encoding", "content-length", "etag")] + [len(content)]
listener = socket.socket(); listener.bind(("127.0.0.1", 0)); listener.listen(20)
threading.Thread(target=serve, args=(listener,), daemon=True).start()
port = free()
with open(work + "/Caddyfile", "w") as f:
    f.write("{\nadmin off\nauto_https off\n}\nhttp://localhost:%d {\nbind 127.0.0.1\nencode gzip\nreverse_proxy 127.0.0.1:%d\n}\n"
            % (port, listener.getsockname()[1]))
caddy = subprocess.Popen(["caddy", "run", "--config", work + "/Caddyfile", "--adapter", "caddyfile"], stdout=subprocess.DEVNULL,
                         stderr=subprocess.DEVNULL, env=dict(os.environ, HOME=work))
try: plain, encoded, head = ask("GET"), ask("GET", "Accept-Encoding: gzip\r\n"), ask("HEAD", "Accept-Encoding: gzip\r\n")
finally: caddy.terminate(); caddy.wait()
for what, got in ("GET", plain), ("GET, gzip", encoded), ("HEAD, gzip", head): print(f"{what:10}", got)
if plain != [None, "2407", '"v1"', 2407]: sys.exit("cannot run: the plain answer is not that of the server")
if head != ["gzip", "20", '"v1"', 0]: sys.exit("changed: HEAD")
if encoded[0] != "gzip" or int(encoded[1]) != encoded[3] or encoded[1] == "20": sys.exit("changed: GET has another length")
if encoded[2] != '"v1"': sys.exit("changed: the encoded answer has another ETag")
print("as stated")
PY
python3 "$work/head.py" "$work"
