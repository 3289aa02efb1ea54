#!/usr/bin/env bash
# URLSession on Linux does not end a download after timeoutIntervalForResource, as long as bytes come.
#
# Believed: the whole of a request has timeoutIntervalForResource, and fails with NSURLErrorTimedOut after it.
# Seen: with a resource timeout of 1 s, an answer of 6 bytes that takes 3 s arrives whole, by data(from:) and by
#   download(from:). timeoutIntervalForRequest, the time between two parts, does work.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: a server of a few lines on loopback that sends a byte each half second.
# Why it matters: a server that drips holds a task, its memory and its caller for as long as it likes: keep the time
#   oneself, and cancel the task.
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
func outcome(_ resource: TimeInterval, _ request: TimeInterval, _ load: (URLSession) async throws -> Data) async -> String {
  let configuration = URLSessionConfiguration.ephemeral
  configuration.timeoutIntervalForResource = resource
  configuration.timeoutIntervalForRequest = request
  do { return "\(try await load(URLSession(configuration: configuration)).count) bytes" } catch {
    return "error \((error as NSError).code)"
  }
}
print("resource, data:", await outcome(1, 60) { try await $0.data(from: url).0 })
print("resource, download:", await outcome(1, 60) { try Data(contentsOf: await $0.download(from: url).0) })
SWIFT
swiftc -swift-version 6 main.swift -o main
python3 - <<'PY'
import http.server, subprocess, sys, threading, time
class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    def do_GET(self):
        self.send_response(200); self.send_header("Content-Length", "6"); self.end_headers()
        try:
            for _ in range(6): self.wfile.write(b"x"); self.wfile.flush(); time.sleep(0.5)
        except OSError: self.close_connection = True
    def log_message(self, *_): pass
server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
out = subprocess.run(["./main", str(server.server_port)], capture_output=True, text=True, timeout=60).stdout.strip()
print(out)
if out != "resource, data: 6 bytes\nresource, download: 6 bytes": sys.exit("changed: see above")
print("as stated")
PY
