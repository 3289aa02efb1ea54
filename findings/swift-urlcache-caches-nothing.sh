#!/usr/bin/env bash
# URLSession on Linux stores no answer in its URLCache by itself, and loads what returnCacheDataDontLoad forbids.
#
# Believed: an answer with Cache-Control: max-age=100 comes from the cache the second time, as on Apple's systems;
#   returnCacheDataElseLoad uses it whatever its age, and returnCacheDataDontLoad fails rather than ask the server.
# Seen: each request reaches the server under all three policies, and the cache stays at 0 bytes; the last policy gives
#   the server's new answer and no error.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: a configuration with a URLCache of 10 MB and a server of a few lines on loopback that counts its answers.
# Why it matters: an app that shows stored answers while it is offline, or that spares a server by its cache, does
#   neither on Linux: keep answers oneself.
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
let policies: [(String, URLRequest.CachePolicy)] = [
  ("useProtocolCachePolicy", .useProtocolCachePolicy), ("returnCacheDataElseLoad", .returnCacheDataElseLoad),
  ("returnCacheDataDontLoad", .returnCacheDataDontLoad),
]
for (name, policy) in policies {
  let configuration = URLSessionConfiguration.default
  let cache = URLCache(memoryCapacity: 10_000_000, diskCapacity: 10_000_000, diskPath: "cache-\(name)")
  configuration.urlCache = cache
  let session = URLSession(configuration: configuration)
  _ = try await session.data(from: url)
  var request = URLRequest(url: url)
  request.cachePolicy = policy
  do {
    let (data, _) = try await session.data(for: request)
    print("\(name): answer \(String(decoding: data, as: UTF8.self)), \(cache.currentMemoryUsage) bytes in the cache")
  } catch { print("\(name): error \((error as NSError).code)") }
}
SWIFT
swiftc -swift-version 6 main.swift -o main
python3 - <<'PY'
import http.server, itertools, subprocess, sys, threading
count = itertools.count(1)
class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    def do_GET(self):
        body = str(next(count)).encode()
        self.send_response(200); self.send_header("Cache-Control", "max-age=100"); self.send_header("Content-Type", "text/plain")
        self.send_header("Content-Length", str(len(body))); self.end_headers(); self.wfile.write(body)
    def log_message(self, *_): pass
server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
out = subprocess.run(["./main", str(server.server_port)], capture_output=True, text=True, timeout=60).stdout.strip()
print(out)
right = """useProtocolCachePolicy: answer 2, 0 bytes in the cache
returnCacheDataElseLoad: answer 4, 0 bytes in the cache
returnCacheDataDontLoad: answer 6, 0 bytes in the cache"""
if out != right: sys.exit("changed: expected\n" + right)
print("as stated")
PY
