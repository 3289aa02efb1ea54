import Foundation
import Testing

@testable import IppoUI

@Suite("FileWrapper")
struct FileWrapperTests {
  @Test("A folder is written, read, and the same")
  func folders() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("wrapper-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: url) }
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    #expect(folder.addRegularFile(withContents: Data("1".utf8), preferredFilename: "a.txt") == "a.txt")
    let second = folder.addRegularFile(withContents: Data("2".utf8), preferredFilename: "a.txt")
    #expect(second != "a.txt" && second.hasSuffix("a.txt"))
    let inner = FileWrapper(directoryWithFileWrappers: [:])
    inner.preferredFilename = "inner"
    folder.addFileWrapper(inner)
    try folder.write(to: url, originalContentsURL: nil)
    let read = try FileWrapper(url: url)
    #expect(read.isDirectory)
    #expect(read.filename == url.lastPathComponent)
    #expect(Set(read.fileWrappers!.keys) == ["a.txt", second, "inner"])
    #expect(read.fileWrappers?["a.txt"]?.regularFileContents == Data("1".utf8))
    #expect(folder.matchesContents(of: url))
    folder.removeFileWrapper(folder.fileWrappers!["a.txt"]!)
    #expect(!folder.matchesContents(of: url))
  }

  @Test("What cannot be read throws")
  func missing() {
    #expect(throws: (any Error).self) { try FileWrapper(url: URL(fileURLWithPath: "/none/there")) }
  }
}

@Suite("Values as files")
struct TransferredFileTests {
  struct Card: Transferable, Codable, Equatable {
    var name: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json).suggestedFileName { $0.name }
      ProxyRepresentation(exporting: \.name) { Card(name: $0) }
    }
  }

  struct Secret: Transferable {
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .png) { (_: Secret) in Data([1]) }.exportingCondition { _ in false }
    }
  }

  @Test("A value is written by the first of its representations that is asked for")
  func writing() async throws {
    let card = Card(name: "Ace")
    let first = try #require(try await Card.transferRepresentation._write(card, as: []))
    #expect(first.type == .json)
    #expect(first.name == "Ace")
    let text = try #require(try await Card.transferRepresentation._write(card, as: [.plainText]))
    #expect(text.type == .utf8PlainText)
    #expect(try await Card.transferRepresentation._write(card, as: [.png]).map(\.type) == nil)
    #expect(try await Secret.transferRepresentation._write(Secret(), as: []).map(\.type) == nil)
  }

  @Test("A file is read by the representation of its type")
  func reading() async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("card-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: url) }
    try JSONEncoder().encode(Card(name: "King")).write(to: url)
    #expect(try await Card.transferRepresentation._read(url, of: .json) as? Card == Card(name: "King"))
    #expect(try await Data.transferRepresentation._read(url, of: .json) == Data(contentsOf: url))
    #expect(try await URL.transferRepresentation._read(url, of: .json) == url)
    await #expect(throws: (any Error).self) { try await Image.transferRepresentation._read(url, of: .png) }
    #expect(try await Image.transferRepresentation._read(url, of: .json) == nil)
  }
}
