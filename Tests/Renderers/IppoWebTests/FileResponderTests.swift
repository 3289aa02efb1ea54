import Foundation
import Testing

@testable import IppoWeb

@Suite struct FileResponderTests {
  /// A folder with a file, a subfolder, and much that must not be served.
  private func withFolder(_ test: @Sendable (Int) async throws -> Void) async throws {
    let manager = FileManager.default
    let base = manager.temporaryDirectory.appending(path: "ippo-assets-\(UUID().uuidString)")
    let folder = base.appending(path: "public")
    try manager.createDirectory(at: folder.appending(path: "sub/.hidden"), withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: base) }
    for (path, text) in [
      ("secret.txt", "SECRET"), ("public/a.png", "0123456789"), ("public/.env", "SECRET"), ("public/empty.txt", ""),
      ("public/sub/b c.txt", "B"), ("public/sub/.hidden/x.txt", "SECRET"), ("public-twin.txt", "SECRET"),
    ] {
      try Data(text.utf8).write(to: base.appending(path: path))
    }
    func link(_ path: String, to target: String) throws {
      try manager.createSymbolicLink(
        at: folder.appending(path: path), withDestinationURL: URL(fileURLWithPath: target))
    }
    try link("out.txt", to: base.appending(path: "secret.txt").path)
    try link("passwd", to: "/etc/passwd")
    try link("folder", to: base.path)
    try link("in.png", to: folder.appending(path: "a.png").path)
    try link("loop", to: folder.appending(path: "loop").path)
    #expect(mkfifo(folder.appending(path: "pipe").path, 0o600) == 0)
    var configuration = WebServerConfiguration()
    configuration.assetDirectory = folder.path
    try await withServer(configuration) { _, port in try await test(port) }
  }

  @Test func `files of the folder are served, as data`() async throws {
    try await withFolder { port in
      let picture = try await HTTPProbe.get(port: port, "/assets/a.png")
      #expect(picture.status == 200)
      #expect(picture.body == "0123456789")
      #expect(picture.headers["content-type"] == "image/png")
      #expect(picture.headers["content-security-policy"]?.contains("sandbox") == true)
      #expect(try await HTTPProbe.get(port: port, "/assets/sub/b%20c.txt").body == "B")
      #expect(try await HTTPProbe.get(port: port, "/assets/in.png").body == "0123456789")
      #expect(try await HTTPProbe.get(port: port, "/assets/empty.txt").status == 200)
      let tag = try #require(picture.headers["etag"])
      #expect(try await HTTPProbe.get(port: port, "/assets/a.png", ["If-None-Match": tag]).status == 304)
      let head = try await HTTPProbe.send(port: port, "HEAD", "/assets/a.png")
      #expect(head.status == 200 && head.body.isEmpty)
      #expect(head.headers["content-length"] == "10")
      // Parts are those of a GET (RFC 9110, 14.2).
      let part = try await HTTPProbe.send(port: port, "HEAD", "/assets/a.png", ["Range": "bytes=0-3"])
      #expect(part.status == 200 && part.headers["content-length"] == "10")
      for match in ["*", tag, "\"other\", \(tag)"] {
        #expect(try await HTTPProbe.get(port: port, "/assets/a.png", ["If-Match": match]).status == 200)
      }
      for match in ["\"other\"", "W/\(tag)"] {
        #expect(try await HTTPProbe.get(port: port, "/assets/a.png", ["If-Match": match]).status == 412)
      }
    }
  }

  @Test(arguments: [
    "/assets/out.txt", "/assets/passwd", "/assets/folder/secret.txt", "/assets/.env", "/assets/sub/.hidden/x.txt",
    "/assets/%2eenv", "/assets/a.png%00", "/assets/a.png%00.txt", "/assets/%00", "/assets/../secret.txt",
    "/assets/%2e%2e/secret.txt", "/assets/..%2fsecret.txt", "/assets/sub/../a.png", "/assets/./a.png", "/assets//a.png",
    "/assets/", "/assets", "/assets/sub", "/assets/sub/", "/assets/loop", "/assets/pipe", "/assets/..%5csecret.txt",
    "/assets/../public-twin.txt", "/assets/%ff", "/assets/%zz", "/assets/a.png%0d%0aX:%20y", "/assets/a.png/",
    "/assets/a.png/x", "/assets%2fa.png", "//etc/passwd",
  ])
  func `nothing else is`(_ path: String) async throws {
    try await withFolder { port in
      let response = try await HTTPProbe.get(port: port, path)
      #expect(response.status == 404)
      #expect(!response.body.contains("SECRET"))
    }
  }

  @Test(
    arguments: [
      ("bytes=0-3", 206, "0123", "bytes 0-3/10"), ("bytes=7-", 206, "789", "bytes 7-9/10"),
      ("bytes=-2", 206, "89", "bytes 8-9/10"), ("bytes=-99", 206, "0123456789", "bytes 0-9/10"),
      ("bytes=5-99", 206, "56789", "bytes 5-9/10"), ("bytes=10-", 416, "", "bytes */10"),
      ("bytes=-0", 416, "", "bytes */10"),
      ("bytes=5-4", 416, "", "bytes */10"), ("bytes=a-b", 416, "", "bytes */10"), ("bytes=-", 416, "", "bytes */10"),
      ("bytes=", 416, "", "bytes */10"), ("bytes=99999999999999999999-", 416, "", "bytes */10"),
      ("bytes=0-99999999999999999999", 206, "0123456789", "bytes 0-9/10"), ("bytes=--1", 416, "", "bytes */10"),
      ("bytes=٣-٤", 416, "", "bytes */10"), ("lines=0-3", 200, "0123456789", ""),
      ("bytes=0-1,3-4", 200, "0123456789", ""),
    ] as [(String, UInt, String, String)])
  func `parts are served as they are asked for, and refused where there are none`(
    _ range: String, _ status: UInt, _ body: String, _ content: String
  ) async throws {
    try await withFolder { port in
      let response = try await HTTPProbe.get(port: port, "/assets/a.png", ["Range": range])
      #expect(response.status == status)
      #expect(response.body == body)
      #expect(response.headers["content-range"] ?? "" == content)
      let changed = try await HTTPProbe.get(port: port, "/assets/a.png", ["Range": range, "If-Range": "\"other\""])
      #expect(changed.status == 200)
    }
  }
}
