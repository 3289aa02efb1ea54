#!/usr/bin/env bash
# Behind Apache's deflate an application never gets the ETag back that it sent: it is asked for "v1-gzip" and answers in full.
#
# Believed: a proxy that encodes an answer weakens its ETag, as nginx and HAProxy do (W/"v1"), or takes off again what
#   it has added, so that If-None-Match works.
# Seen: the browser gets "v1-gzip" and sends it back; the application gets If-None-Match: "v1-gzip" and says 200 with
#   the whole page, each time. HAProxy 2.6 and nginx 1.22 send W/"v1" to the browser and hand it on, which compares
#   equal: 304.
# Versions: apache2-bin 2.4.71-1~deb12u1, haproxy 2.6.12-1+deb12u4, nginx 1.22.1-9+deb12u11 (Debian 12)
# How: raw HTTP/1.1 through each proxy with gzip on, to a server that says 304 if "v1" is in If-None-Match. Apache's
#   documentation of DeflateAlterETag describes the suffix, which is its default, and the failing condition.
# Why it matters: conditional requests look as if they worked and save nothing behind one proxy of three.
#   DeflateAlterETag NoChange brings 304 back.
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

package apache2-bin 2.4.71-1~deb12u1
package haproxy 2.6.12-1+deb12u4
package nginx 1.22.1-9+deb12u11

cat >"$work/etag.py" <<'PY'
import os, socket, subprocess, sys, threading, time

work, body = sys.argv[1], b"<p>" + b"hello world " * 200 + b"</p>"
asked = []
def free():
    with socket.socket() as s: s.bind(("127.0.0.1", 0)); return s.getsockname()[1]
def field(head, name):
    return next((line.split(b": ", 1)[1].decode() for line in head.split(b"\r\n") if line.lower().startswith(name + b": ")), None)
def serve(listener):
    while True:
        s, _ = listener.accept()
        with s:
            request = b""
            while b"\r\n\r\n" not in request:
                more = s.recv(65536)
                if not more: break
                request += more
            if not request: continue
            asked.append(field(request, b"if-none-match"))
            if asked[-1] and '"v1"' in asked[-1]: s.sendall(b'HTTP/1.1 304 Not Modified\r\nETag: "v1"\r\nConnection: close\r\n\r\n')
            else: s.sendall(b'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nETag: "v1"\r\nConnection: close\r\nContent-Length: %d\r\n\r\n' % len(body) + body)
def ask(port, more=""):
    end = time.monotonic() + 20
    while True:
        try: s = socket.create_connection(("127.0.0.1", port), 10); break
        except OSError:
            if time.monotonic() > end: print("cannot run: a proxy does not listen", file=sys.stderr); os._exit(2)
            time.sleep(0.1)
    with s:
        s.sendall(f"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAccept-Encoding: gzip\r\n{more}\r\n".encode())
        got = b""
        while part := s.recv(65536): got += part
    head = got.split(b"\r\n\r\n")[0]
    return head.split(b" ")[1].decode(), field(head, b"etag"), field(head, b"content-encoding")
listener = socket.socket(); listener.bind(("127.0.0.1", 0)); listener.listen(20)
threading.Thread(target=serve, args=(listener,), daemon=True).start()
up, apache, haproxy, nginx = listener.getsockname()[1], free(), free(), free()
modules = "".join(f"LoadModule {m}_module modules/mod_{m}.so\n" for m in ("mpm_event", "authz_core", "filter", "deflate", "proxy", "proxy_http"))
files = {
    "apache": f"ServerRoot /usr/lib/apache2\nServerName localhost\nPidFile {work}/apache.pid\nDefaultRuntimeDir {work}\nListen 127.0.0.1:{apache}\n"
              f"ErrorLog {work}/apache.log\n{modules}AddOutputFilterByType DEFLATE text/html\nProxyPass / http://127.0.0.1:{up}/\n",
    "haproxy": f"defaults\nmode http\ntimeout connect 5s\ntimeout client 30s\ntimeout server 30s\ncompression algo gzip\ncompression type text/html\n"
               f"frontend f\nbind 127.0.0.1:{haproxy}\ndefault_backend b\nbackend b\nserver s 127.0.0.1:{up}\n",
    "nginx": f"daemon off; pid {work}/nginx.pid; error_log {work}/nginx.log; events {{}} http {{ access_log off; "
             + "".join(f"{k}_temp_path {work}/{k}; " for k in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
             + f"gzip on; server {{ listen 127.0.0.1:{nginx}; location / {{ proxy_pass http://127.0.0.1:{up}; }} }} }}",
}
for name, text in files.items():
    with open(f"{work}/{name}", "w") as f: f.write(text)
right = {
    "apache": ('"v1-gzip"', '"v1-gzip"', "200"), "haproxy": ('W/"v1"', 'W/"v1"', "304"), "nginx": ('W/"v1"', 'W/"v1"', "304"),
}
for name, port, command in ("apache", apache, ["apache2", "-X", "-f", f"{work}/apache"]), ("haproxy", haproxy, ["haproxy", "-f", f"{work}/haproxy", "-db"]), \
        ("nginx", nginx, ["nginx", "-c", f"{work}/nginx"]):
    proxy = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        status, tag, encoding = ask(port)
        again = ask(port, f"If-None-Match: {tag}\r\n")[0]
    finally: proxy.terminate(); proxy.wait()
    print(f"{name:8} to the browser {tag}, {encoding}; to the application {asked[-1]}; answer {again}")
    if status != "200" or encoding != "gzip": sys.exit(f"changed: {name} does not encode")
    if (tag, asked[-1], again) != right[name]: sys.exit(f"changed: {name}, expected {right[name]}")
print("as stated")
PY
chmod 755 "$work"
python3 "$work/etag.py" "$work"
