import Foundation
import FoundationShims
import IppoRender
import NIOCore
import TestSignals
import Testing

@testable import IppoWeb

/// What a page sends, and the room for it.
@Suite(.timeLimit(.minutes(30))) struct SessionUploadsTests {
  @Test func `files and their room go with the session`() async throws {
    let budget = UploadBudget(WebLimits())
    let uploads = SessionUploads(visitor: .new(), at: .unknown, limits: WebLimits(), budget: budget)
    let files = RenderFiles(ticket: "t", purpose: .choose(types: [], allowsMany: true))
    func bring(_ bytes: [UInt8]) async throws -> [String]? {
      try await uploads.begin(files, [.init(name: "a", size: bytes.count, mediaType: "")])
      let (body, continuation) = AsyncThrowingStream<ByteBuffer, any Error>.makeStream()
      continuation.yield(ByteBuffer(bytes: bytes))
      continuation.finish()
      _ = try await uploads.write("t", 0, at: 0, body)
      return await uploads.take("t")
    }
    let paths = try #require(try await bring([1, 2, 3]))
    #expect(FileManager.default.contents(atPath: paths[0]) == Data([1, 2, 3]))
    try await uploads.begin(files, [.init(name: "b", size: 10, mediaType: "")])
    #expect(budget.bytes == 13 + 2 * UploadBudget.bytesPerFile)
    // The page does not ask for them any more.
    await uploads.keep([])
    #expect(budget.bytes == 3 + UploadBudget.bytesPerFile)
    await uploads.end()
    #expect(budget.bytes == 0)
    #expect(!FileManager.default.fileExists(atPath: paths[0]))
    await #expect(throws: UploadFault.unknown) {
      try await uploads.begin(files, [.init(name: "a", size: 1, mediaType: "")])
    }
  }

  @Test func `files without bytes take room, and so do those that are announced and not sent`() async throws {
    var limits = WebLimits()
    limits.uploadBytesPerVisitor = 10 * UploadBudget.bytesPerFile
    let budget = UploadBudget(limits)
    let uploads = SessionUploads(visitor: .new(), at: .unknown, limits: limits, budget: budget)
    let files = RenderFiles(ticket: "t", purpose: .choose(types: [], allowsMany: true))
    let empty = (0..<4).map { SessionUploads.Announcement(name: "\($0)", size: 0, mediaType: "") }
    for _ in 1...2 {
      try await uploads.begin(files, empty)
      #expect(await uploads.take("t")?.count == 4)
    }
    await #expect(throws: UploadFault.noRoom) { try await uploads.begin(files, empty) }
    // There is room for two, and one of them announces more bytes than are left beside its own.
    try await uploads.begin(files, Array(empty.prefix(2)))
    await #expect(throws: UploadFault.noRoom) {
      try await uploads.begin(files, [.init(name: "a", size: UploadBudget.bytesPerFile + 1, mediaType: "")])
    }
    await uploads.end()
    #expect(budget.bytes == 0)
  }

  @Test func `an address has a share of the room, however many visitors it says it is`() async throws {
    var limits = WebLimits()
    limits.uploadBytes = 1 << 20
    limits.uploadBytesPerAddress = 4 << 20
    limits.uploadBytesInAll = 8 << 20
    let budget = UploadBudget(limits)
    let files = RenderFiles(ticket: "t", purpose: .choose(types: [], allowsMany: false))
    let large = SessionUploads.Announcement(name: "a", size: (1 << 20) - UploadBudget.bytesPerFile, mediaType: "")
    func visitor(at address: String) -> SessionUploads {
      SessionUploads(visitor: .new(), at: ClientNetwork(NetworkAddress(address)), limits: limits, budget: budget)
    }
    let greedy = (1...5).map { _ in visitor(at: "192.0.2.1") }
    for uploads in greedy.dropLast() { try await uploads.begin(files, [large]) }
    await #expect(throws: UploadFault.noRoom) { try await greedy[4].begin(files, [large]) }
    let other = visitor(at: "192.0.2.2")
    try await other.begin(files, [large])
    await greedy[0].end()
    try await greedy[4].begin(files, [large])
    for uploads in greedy + [other] { await uploads.end() }
    #expect(budget.bytes == 0)
  }

  @Test func `a piece of a choice that was begun anew is of no use, however many files the new one has`() async throws {
    let uploads = SessionUploads(visitor: .new(), at: .unknown, limits: WebLimits(), budget: UploadBudget(WebLimits()))
    let files = RenderFiles(ticket: "t", purpose: .choose(types: [], allowsMany: true))
    let two = ["a", "b"].map { SessionUploads.Announcement(name: $0, size: 4, mediaType: "") }
    try await uploads.begin(files, two)
    let (gate, opener) = AsyncStream<Void>.makeStream()
    let asked = Watched(0)
    // The request for the next piece shows that the previous piece has been written.
    let body = AsyncThrowingStream<ByteBuffer, any Error> {
      asked.change { $0 += 1 }
      switch asked.value {
      case 1: return ByteBuffer(bytes: [1, 2])
      case 2:
        for await _ in gate {}
        return ByteBuffer(bytes: [3, 4])
      default: return nil
      }
    }
    async let piece = outcome { () async throws(UploadFault) in try await uploads.write("t", 1, at: 0, body) }
    try await asked.wait(for: "the first piece to be written") { $0 == 2 }
    try await uploads.begin(files, Array(two.prefix(1)))
    opener.finish()
    #expect(await piece == .failure(.unknown))
    #expect(try await uploads.offset("t", 0) == 0)
    await #expect(throws: UploadFault.unknown) { try await uploads.offset("t", 1) }
    await uploads.end()
  }

  @Test func `files come also after somebody has removed the folder for them`() async throws {
    let parent = FileManager.default.temporaryDirectory.appendingPathComponent("uploads-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: parent) }
    let uploads = SessionUploads(
      visitor: .new(), at: .unknown, limits: WebLimits(), budget: UploadBudget(WebLimits()),
      in: TemporaryFolder(in: parent))
    let files = RenderFiles(ticket: "t", purpose: .choose(types: [], allowsMany: false))
    for _ in 0..<2 {
      try await uploads.begin(files, [.init(name: "a", size: 0, mediaType: "")])
      let path = try #require(await uploads.take("t")?.first)
      #expect(FileManager.default.fileExists(atPath: path))
      for name in try FileManager.default.contentsOfDirectory(atPath: parent.path) {
        try FileManager.default.removeItem(at: parent.appendingPathComponent(name))
      }
    }
    await uploads.end()
  }

  @Test func `a connection that breaks leaves what has come`() async throws {
    struct Lost: Error {}
    let uploads = SessionUploads(visitor: .new(), at: .unknown, limits: WebLimits(), budget: UploadBudget(WebLimits()))
    let files = RenderFiles(ticket: "t", purpose: .choose(types: [], allowsMany: false))
    try await uploads.begin(files, [.init(name: "a", size: 4, mediaType: "")])
    let (body, continuation) = AsyncThrowingStream<ByteBuffer, any Error>.makeStream()
    continuation.yield(ByteBuffer(bytes: [1, 2, 3]))
    continuation.finish(throwing: Lost())
    await #expect(throws: UploadFault.offset(3)) { _ = try await uploads.write("t", 0, at: 0, body) }
    #expect(try await uploads.offset("t", 0) == 3)
    #expect(await uploads.take("t") == nil)
    await uploads.end()
  }

  @Test func `a piece takes the place of one whose connection is silent`() async throws {
    let uploads = SessionUploads(visitor: .new(), at: .unknown, limits: WebLimits(), budget: UploadBudget(WebLimits()))
    let files = RenderFiles(ticket: "t", purpose: .choose(types: [], allowsMany: false))
    try await uploads.begin(files, [.init(name: "a", size: 4, mediaType: "")])
    let (gate, opener) = AsyncStream<Void>.makeStream()
    let asked = Watched(0)
    let silent = AsyncThrowingStream<ByteBuffer, any Error> {
      asked.change { $0 += 1 }
      switch asked.value {
      case 1: return ByteBuffer(bytes: [1, 2])
      case 2:
        for await _ in gate {}
        return ByteBuffer(bytes: [9, 9])
      default: return nil
      }
    }
    async let piece = outcome { () async throws(UploadFault) in try await uploads.write("t", 0, at: 0, silent) }
    try await asked.wait(for: "the first bytes to be written") { $0 == 2 }
    let (body, continuation) = AsyncThrowingStream<ByteBuffer, any Error>.makeStream()
    continuation.yield(ByteBuffer(bytes: [3, 4]))
    continuation.finish()
    #expect(try await uploads.write("t", 0, at: 2, body) == 4)
    opener.finish()
    #expect(await piece == .failure(.offset(4)))
    let paths = try #require(await uploads.take("t"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: paths[0])) == Data([1, 2, 3, 4]))
    await uploads.end()
  }

  private func outcome(_ body: () async throws(UploadFault) -> Int) async -> Result<Int, UploadFault> {
    do throws(UploadFault) { return .success(try await body()) } catch { return .failure(error) }
  }
}
