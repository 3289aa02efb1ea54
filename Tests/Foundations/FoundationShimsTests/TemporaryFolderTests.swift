import Foundation
import Testing

@testable import FoundationShims

@Suite("Folders for temporary files") struct TemporaryFolderTests {
  /// The parent of the folders, and its contents.
  private struct Place: ~Copyable {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("places-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }

    var names: [String] {
      get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
    }
  }

  private func permissions(of path: String) throws -> Int {
    try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber).intValue
  }

  @Test
  func `nothing is made before somebody asks, and the last one who is done takes all with it`() throws {
    let place = try Place()
    let folder = TemporaryFolder(in: place.url)
    #expect(try place.names == [])
    let (first, second) = (try folder.makeFolder(), try folder.makeFolder())
    #expect(first != second)
    let name = try #require(try place.names.first)
    #expect(name.hasPrefix("ippo-files-"))
    #expect(try permissions(of: place.url.appendingPathComponent(name).path) == 0o700)
    #expect(try permissions(of: first) == 0o700)
    try Data("a".utf8).write(to: URL(fileURLWithPath: first + "/a"))
    folder.removeFolder(first)
    #expect(!FileManager.default.fileExists(atPath: first))
    #expect(FileManager.default.fileExists(atPath: second))
    folder.removeFolder(second)
    #expect(try place.names == [])
    // A second folder starts empty.
    let third = try folder.makeFolder()
    #expect(FileManager.default.fileExists(atPath: third))
  }

  @Test
  func `a folder that somebody has removed is made anew`() throws {
    let place = try Place()
    let folder = TemporaryFolder(in: place.url)
    let first = try folder.makeFolder()
    #expect(try folder.makeFolder(inPlaceOf: first) == first)
    for name in try place.names { try FileManager.default.removeItem(at: place.url.appendingPathComponent(name)) }
    let second = try folder.makeFolder(inPlaceOf: first)
    #expect(second != first)
    #expect(try permissions(of: second) == 0o700)
    // What is at the place of the folder now is no folder.
    try FileManager.default.removeItem(atPath: second)
    try Data().write(to: URL(fileURLWithPath: second))
    let third = try folder.makeFolder(inPlaceOf: second)
    #expect(third != second)
    folder.removeFolder(second)
    folder.removeFolder(third)
    #expect(try place.names == [])
  }

  @Test
  func `a folder goes with who has it`() throws {
    let place = try Place()
    var folder: TemporaryFolder? = TemporaryFolder(in: place.url)
    _ = try folder?.makeFolder()
    folder = nil
    #expect(try place.names == [])
  }

  @Test
  func `folders of those who are alive stay, and those that were left are removed with what is in them`() throws {
    let place = try Place()
    let (alive, other) = (TemporaryFolder(in: place.url), TemporaryFolder(in: place.url))
    let mine = try alive.makeFolder()
    let left = place.url.appendingPathComponent("ippo-files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: left.appendingPathComponent("1/2"), withIntermediateDirectories: true)
    try Data("secret".utf8).write(to: left.appendingPathComponent("1/2/file"))
    try Data().write(to: left.appendingPathComponent(".lock"))
    #expect(other.removeLeftovers() == 1)
    #expect(!FileManager.default.fileExists(atPath: left.path))
    #expect(FileManager.default.fileExists(atPath: mine))
    #expect(other.removeLeftovers() == 0)
  }

  @Test
  func `what is no folder of the kind stays: links, files, folders with other names or without a lock`() throws {
    let place = try Place()
    let files = FileManager.default
    let outside = place.url.appendingPathComponent("outside")
    try files.createDirectory(at: outside, withIntermediateDirectories: true)
    try Data().write(to: outside.appendingPathComponent(".lock"))
    try files.createSymbolicLink(
      at: place.url.appendingPathComponent("ippo-files-link"), withDestinationURL: outside)
    try Data().write(to: place.url.appendingPathComponent("ippo-files-file"))
    let unlocked = place.url.appendingPathComponent("ippo-files-without")
    try files.createDirectory(at: unlocked, withIntermediateDirectories: true)
    let linked = place.url.appendingPathComponent("ippo-files-linked")
    try files.createDirectory(at: linked, withIntermediateDirectories: true)
    try files.createSymbolicLink(
      at: linked.appendingPathComponent(".lock"), withDestinationURL: outside.appendingPathComponent(".lock"))
    let before = try place.names
    #expect(TemporaryFolder(in: place.url).removeLeftovers() == 0)
    #expect(try place.names == before)
  }

  @Test
  func `a link in a folder that was left is removed, and not what it leads to`() throws {
    let place = try Place()
    let files = FileManager.default
    let kept = place.url.appendingPathComponent("kept")
    try Data("kept".utf8).write(to: kept)
    let left = place.url.appendingPathComponent("ippo-files-left")
    try files.createDirectory(at: left, withIntermediateDirectories: true)
    try Data().write(to: left.appendingPathComponent(".lock"))
    try files.createSymbolicLink(at: left.appendingPathComponent("link"), withDestinationURL: kept)
    #expect(TemporaryFolder(in: place.url).removeLeftovers() == 1)
    #expect(try Data(contentsOf: kept) == Data("kept".utf8))
  }

  @Test
  func `where no folder can be made, an error says so`() {
    let folder = TemporaryFolder(in: URL(fileURLWithPath: "/nowhere/at/all"))
    #expect(throws: CocoaError.self) { try folder.makeFolder() }
    #expect(folder.removeLeftovers() == 0)
  }
}
