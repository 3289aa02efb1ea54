#!/usr/bin/env bash
# Foundation on Linux ignores Max-Age of a cookie: "Max-Age=0" deletes nothing.
#
# Believed: Max-Age sets the life of a cookie, wins over Expires (RFC 6265, 5.3), and 0 or less deletes it at once: so
#   servers sign out.
# Seen: a cookie with Max-Age=1000 has no expiresDate. One with Max-Age=0 in place of another stays in the storage, with
#   its new value, and the next request sends it. Only together with Version=1, of the RFC 2965 that nobody sends, does
#   Max-Age count. Expires does work.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: HTTPCookie.cookies(withResponseHeaderFields:for:) beside a URLSession and a server of a few lines on loopback.
# Why it matters: a client on Linux stays signed in after it has signed out, and keeps cookies that were meant for
#   minutes as long as its process: compare Max-Age oneself, or send Expires as well.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation
import FoundationNetworking
let url = URL(string: "http://127.0.0.1:\(CommandLine.arguments[1])/")!
func expires(_ header: String) -> Bool {
  HTTPCookie.cookies(withResponseHeaderFields: ["Set-Cookie": header], for: url).first?.expiresDate != nil
}
print("Max-Age:", expires("a=1; Max-Age=1000"))
print("Max-Age, Version=1:", expires("a=1; Version=1; Max-Age=1000"))
print("Expires:", expires("a=1; Expires=Wed, 21 Oct 2037 07:28:00 GMT"))
let session = URLSession(configuration: .ephemeral)
for path in ["in", "out", "look"] {
  let (data, _) = try await session.data(from: url.appending(path: path))
  print("\(path): the server got \(String(decoding: data, as: UTF8.self))")
}
SWIFT
swiftc -swift-version 6 main.swift -o main
python3 - <<'PY'
import http.server, subprocess, sys, threading
cookies = {"/in": "session=secret; Path=/", "/out": "session=gone; Path=/; Max-Age=0"}
class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    def do_GET(self):
        body = (self.headers.get("Cookie") or "nothing").encode()
        self.send_response(200)
        if self.path in cookies: self.send_header("Set-Cookie", cookies[self.path])
        self.send_header("Content-Length", str(len(body))); self.end_headers(); self.wfile.write(body)
    def log_message(self, *_): pass
server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
out = subprocess.run(["./main", str(server.server_port)], capture_output=True, text=True, timeout=60).stdout.strip()
print(out)
right = """Max-Age: false
Max-Age, Version=1: true
Expires: true
in: the server got nothing
out: the server got session=secret
look: the server got session=gone"""
if out != right: sys.exit("changed: expected\n" + right)
print("as stated")
PY
