#!/usr/bin/env bash
# URLSession on Linux repeats a POST after 307 without its body.
#
# Believed: 307 and 308 keep method and body (RFC 9110, 15.4.8), and URLSession does on Apple's systems.
# Seen: a POST of 4 bytes to a place that answers 307 arrives at the second place as POST with Content-Length 0 or none
#   and an empty body; the answer is 200 and no error is reported.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: a server of a few lines on loopback that says what it got.
# Why it matters: uploads and webhooks through a proxy or a moved address succeed with nothing in them: follow redirects
#   by hand with the body at hand.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT


command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation
import FoundationNetworking
var request = URLRequest(url: URL(string: "http://127.0.0.1:\(CommandLine.arguments[1])/first")!)
request.httpMethod = "POST"
request.httpBody = Data("body".utf8)
let (data, response) = try await URLSession.shared.data(for: request)
print((response as! HTTPURLResponse).statusCode, String(decoding: data, as: UTF8.self))
SWIFT
swiftc -swift-version 6 -enable-bare-slash-regex main.swift -o main
python3 - <<'PY'
import http.server, subprocess, sys, threading
class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        answer = f"{self.command} {self.path} got {len(body)} bytes".encode()
        self.send_response(307 if self.path == "/first" else 200)
        if self.path == "/first": self.send_header("Location", "/second")
        self.send_header("Content-Length", str(len(answer))); self.end_headers(); self.wfile.write(answer)
    def log_message(self, *_): pass
server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
out = subprocess.run(["./main", str(server.server_port)], capture_output=True, text=True, timeout=60).stdout.strip()
print(out)
if out != "200 POST /second got 0 bytes": sys.exit("changed: see above")
print("as stated")
PY
