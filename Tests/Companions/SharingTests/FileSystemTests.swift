import ConcurrencyExtras
import Dependencies
import Foundation
import Glibc
import OpenCombine
import Testing

@testable import Sharing

/// These work on real files and wait for what inotify tells, never for time to pass.
@Suite(.timeLimit(.minutes(30))) final class FileSystemTests {
  private let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("FileSystemTests-\(UUID().uuidString)")
  /// What waits to be written waits until a test says so, however long the test takes.
  private let storage = FileStorage(backend: FileSystem(delay: .never))

  private var url: URL { directory.appendingPathComponent("nested/number.json") }

  deinit {
    try? FileManager.default.removeItem(at: directory)
  }

  /// Runs an operation with a number that is kept in the file, and the values it takes on.
  private func withNumber(
    _ operation: (Shared<Int>, inout AsyncStream<Int>.AsyncIterator) async throws -> Void
  ) async throws {
    try await withDependencies {
      $0.defaultFileStorage = storage
    } operation: {
      @Shared(.fileStorage(url)) var number = 0
      let (values, continuation) = AsyncStream.makeStream(of: Int.self)
      let cancellable = $number.publisher.sink { continuation.yield($0) }
      defer { cancellable.cancel() }
      var iterator = values.makeAsyncIterator()
      #expect(await iterator.next() == number)
      try await operation($number, &iterator)
    }
  }

  /// The value after somebody else's write. A write begins with an empty file, which the watcher may read.
  private func written(_ values: inout AsyncStream<Int>.AsyncIterator) async -> Int? {
    let value = await values.next()
    return value == 0 ? await values.next() : value
  }

  private func contents() -> String? {
    (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `missing directories are made`() async throws {
    try await withNumber { number, _ in
      number.withLock { $0 = 42 }
      #expect(contents() == "42")
    }
  }

  @Test func `a missing file is made and holds no value`() async throws {
    try await withNumber { number, _ in
      #expect(contents() == "")
      #expect(number.wrappedValue == 0)
    }
  }

  @Test func `an existing file is read`() async throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("7".utf8).write(to: url)
    try await withNumber { number, _ in
      #expect(number.wrappedValue == 7)
    }
  }

  @MainActor @Test func `a write between the first look at a file and its watch is told`() throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("1".utf8).write(to: url)
    let key: FileStorageKey<Int> = withDependencies {
      $0.defaultFileStorage = storage
    } operation: {
      .fileStorage(url)
    }
    let told = LockIsolated<[Int?]>([])
    let tell = { @Sendable (result: Result<Int?, any Error>) in
      if case .success(let value) = result { told.withValue { $0.append(value) } }
    }
    key.load(context: .initialValue(0), continuation: LoadContinuation(callback: tell))
    try Data("2".utf8).write(to: url)
    let subscription = key.subscribe(context: .initialValue(0), subscriber: SharedSubscriber(callback: tell))
    #expect(told.value == [1, 2])
    subscription.cancel()
  }

  @Test func `a file that is created is seen`() async throws {
    try await withNumber { number, values in
      try Data("1".utf8).write(to: url)
      #expect(await written(&values) == 1)
      #expect(number.wrappedValue == 1)
    }
  }

  @Test func `a file that is replaced is seen`() async throws {
    try await withNumber { _, values in
      try Data("1".utf8).write(to: url, options: .atomic)
      #expect(await values.next() == 1)
      try Data("2".utf8).write(to: url, options: .atomic)
      #expect(await values.next() == 2)
    }
  }

  @Test func `a file that is written in place is seen`() async throws {
    try await withNumber { _, values in
      try Data("1".utf8).write(to: url)
      #expect(await written(&values) == 1)
      let file = try FileHandle(forWritingTo: url)
      try file.write(contentsOf: Data("23".utf8))
      try file.close()
      #expect(await values.next() == 23)
    }
  }

  @Test func `a file that is deleted leaves the default`() async throws {
    try await withNumber { number, values in
      number.withLock { $0 = 5 }
      #expect(await values.next() == 5)
      try FileManager.default.removeItem(at: url)
      #expect(await values.next() == 0)
    }
  }

  @Test func `a file that is renamed away and back is seen`() async throws {
    let elsewhere = directory.appendingPathComponent("elsewhere.json")
    try await withNumber { number, values in
      number.withLock { $0 = 5 }
      #expect(await values.next() == 5)
      try FileManager.default.moveItem(at: url, to: elsewhere)
      #expect(await values.next() == 0)
      // An empty file replaces the file, now or soon.
      #expect(rename(elsewhere.path, url.path) == 0)
      #expect(await values.next() == 5)
    }
  }

  /// Waits until the file exists again.
  private func untilThereIsAFile(_ remove: () throws -> Void) async throws {
    let (events, continuation) = AsyncStream.makeStream(of: Void.self)
    let watcher = FileWatcher(queue: DispatchQueue(label: "FileSystemTests"))
    let subscription = try watcher.watch(url) { _ in continuation.yield() }
    defer { subscription.cancel() }
    try remove()
    for await _ in events where FileManager.default.fileExists(atPath: url.path) { return }
  }

  @Test func `a file that is deleted is made anew`() async throws {
    try await withNumber { number, values in
      number.withLock { $0 = 5 }
      #expect(await values.next() == 5)
      try await untilThereIsAFile { try FileManager.default.removeItem(at: url) }
      #expect(contents() == "")
      #expect(await values.next() == 0)
      // An empty file is recreated as well.
      try await untilThereIsAFile { try FileManager.default.removeItem(at: url) }
      #expect(contents() == "")
      try Data("6".utf8).write(to: url)
      #expect(await written(&values) == 6)
    }
  }

  @Test func `a file that is moved away is made anew`() async throws {
    let elsewhere = directory.appendingPathComponent("elsewhere.json")
    try await withNumber { number, values in
      number.withLock { $0 = 5 }
      #expect(await values.next() == 5)
      try await untilThereIsAFile { try FileManager.default.moveItem(at: url, to: elsewhere) }
      #expect(contents() == "")
      #expect(await values.next() == 0)
      // One call replaces the new file: a file that is removed is made anew at any moment.
      #expect(rename(elsewhere.path, url.path) == 0)
      #expect(await values.next() == 5)
    }
  }

  @Test func `a file that nobody watches stays away`() async throws {
    try await withNumber { _, _ in }
    try FileManager.default.removeItem(at: url)
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test func `a directory that is deleted and made again is seen`() async throws {
    try await withNumber { number, values in
      number.withLock { $0 = 5 }
      #expect(await values.next() == 5)
      // One call removes everything: a file that is deleted first could be recreated before its directory is deleted.
      let elsewhere = directory.appendingPathExtension("deleted")
      try FileManager.default.moveItem(at: directory, to: elsewhere)
      try FileManager.default.removeItem(at: elsewhere)
      #expect(await values.next() == 0)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("6".utf8).write(to: url)
      #expect(await written(&values) == 6)
    }
  }

  @Test func `own writes are not taken for someone elses`() async throws {
    try await withNumber { number, values in
      number.withLock { $0 = 1 }
      #expect(await values.next() == 1)
      try await number.save()
      try Data("2".utf8).write(to: url)
      // Were the writes before reported, they would come first.
      #expect(await written(&values) == 2)
    }
  }

  @Test func `someone elses change wins over what waits to be written`() async throws {
    try await withNumber { number, values in
      number.withLock { $0 = 1 }
      number.withLock { $0 = 2 }
      #expect(await values.next() == 1)
      #expect(await values.next() == 2)
      #expect(contents() == "1")
      try Data("3".utf8).write(to: url)
      #expect(await written(&values) == 3)
      storage.backend.runScheduledWork()
      #expect(contents() == "3")
    }
  }

  @Test func `what waits is written when the process exits`() async throws {
    try await withNumber { number, _ in
      number.withLock { $0 = 1 }
      number.withLock { $0 = 2 }
      #expect(contents() == "1")
      storage.backend.runScheduledWork()
      #expect(contents() == "2")
    }
  }

  @Test func `the permissions of a file are kept`() async throws {
    try await withNumber { number, _ in
      number.withLock { $0 = 1 }
      for permissions in [0o600, 0o666] {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
        try await number.save()
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
        #expect(attributes[.posixPermissions] as? Int == permissions)
      }
    }
  }

  @Test func `nothing is left beside the file`() async throws {
    try await withNumber { number, _ in
      number.withLock { $0 = 1 }
      try await number.save()
      let names = try FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path)
      #expect(names == ["number.json"])
    }
  }

  @Test func `a failure to write is kept`() async throws {
    // There cannot be a directory where there is a file.
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try Data().write(to: directory.appendingPathComponent("nested"))
    withDependencies {
      $0.defaultFileStorage = storage
    } operation: {
      let number = Shared(wrappedValue: 0, .fileStorage(url))
      number.withLock { $0 = 1 }
      #expect(number.wrappedValue == 1)
      #expect(number.saveError != nil)
    }
  }

  @Test func `a full disk loses nothing`() async throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("41".utf8).write(to: url)
    let isFull = LockIsolated(true)
    let disk = FileSystem(delay: .never) { descriptor, bytes, count in
      guard isFull.value else { return write(descriptor, bytes, count) }
      // A disk takes what it has space for, and says only then that it is full.
      if count > 1 { return write(descriptor, bytes, 1) }
      errno = ENOSPC
      return -1
    }
    try await withDependencies {
      $0.defaultFileStorage = FileStorage(backend: disk)
    } operation: {
      let number = Shared(wrappedValue: 0, .fileStorage(url))
      number.withLock { $0 += 1 }
      #expect(number.wrappedValue == 42)
      #expect((number.saveError as? CocoaError)?.code == .fileWriteOutOfSpace)
      #expect(contents() == "41")
      let names = try FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path)
      #expect(names == ["number.json"])
      isFull.setValue(false)
      try await number.save()
      #expect(number.saveError == nil)
      #expect(contents() == "42")
    }
  }
}
