import ConcurrencyExtras
import Foundation
import IppoTesting
import IppoUI
import Logging
import RandomRenderTrees
import Synchronization
import Testing

@testable import IppoWeb

private struct NameView: View {
  @AppStorage("name") private var name = "nobody"
  var body: some View {
    TextField("Name", text: $name)
    Text("Hello, \(name)")
  }
}

/// Collects what is logged.
private final class LogLines: Sendable {
  let lines = Mutex<[String]>([])

  var logger: Logger { Logger(label: "test") { _ in Handler(log: self) } }

  struct Handler: LogHandler {
    let log: LogLines
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) { log.lines.withLock { $0.append("\(event.level): \(event.message)") } }
  }
}

@Suite struct VisitorStorageTests {
  private static func withDirectory<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent("ippo-visitors-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: directory) }
    return try body(directory)
  }

  private static func storage(
    _ directory: URL? = nil, log: LogLines = LogLines(),
    _ change: (inout VisitorStorageConfiguration) -> Void = { _ in }
  ) throws -> VisitorStorage {
    var configuration = VisitorStorageConfiguration(directory: directory?.path)
    change(&configuration)
    let storage = VisitorStorage(configuration, logger: log.logger)
    try storage.prepare()
    return storage
  }

  @Test func `visitors who have left, and whose values made room, leave nothing behind`() throws {
    let storage = try Self.storage { $0.visitors = 10 }
    for number in 0..<1500 { storage.defaults(of: "\(number)").set(number, forKey: "visit") }
    #expect(storage.visitorCount == 10)
    #expect(storage.entryCount <= 1100)
  }

  @Test func `each visitor has a store, and all their windows share it`() throws {
    let storage = try Self.storage()
    let one = storage.defaults(of: "one")
    one.set("Ada", forKey: "name")
    #expect(storage.defaults(of: "one") === one)
    #expect(storage.defaults(of: "two").object(forKey: "name") == nil)
    #expect(UserDefaults.standard.object(forKey: "name") == nil)
  }

  @Test func `values of all kinds outlive the server in a file`() throws {
    try Self.withDirectory { directory in
      let data = Data([0, 1, 255])
      let date = Date(timeIntervalSinceReferenceDate: 1234.5)
      do {
        let storage = try Self.storage(directory)
        let defaults = storage.defaults(of: "one")
        defaults.set("Ada 日本", forKey: "text")
        defaults.set(true, forKey: "flag")
        defaults.set(-7, forKey: "number")
        defaults.set(1.0, forKey: "fraction")
        defaults.set(data, forKey: "data")
        defaults.set(date, forKey: "date")
        defaults.set(["a", "b"], forKey: "list")
        defaults.set(URL(string: "https://example.com/a?b"), forKey: "url")
        defaults.set("gone", forKey: "removed")
        defaults.removeObject(forKey: "removed")
        storage.flush()
      }
      let defaults = try Self.storage(directory).defaults(of: "one")
      #expect(defaults.string(forKey: "text") == "Ada 日本")
      #expect(defaults.object(forKey: "flag") as? Bool == true)
      #expect(defaults.object(forKey: "number") as? Int == -7)
      #expect(defaults.object(forKey: "fraction") as? Double == 1)
      #expect(defaults.data(forKey: "data") == data)
      #expect(defaults.object(forKey: "date") as? Date == date)
      #expect(defaults.stringArray(forKey: "list") == ["a", "b"])
      #expect(defaults.url(forKey: "url") == URL(string: "https://example.com/a?b"))
      #expect(defaults.object(forKey: "removed") == nil)
    }
  }

  @Test(arguments: ["../../etc/passwd", "", ".", "/", "a\0b", String(repeating: "x", count: 10_000), "%2e%2e"])
  func `no id leads out of the folder`(id: String) throws {
    try Self.withDirectory { directory in
      let storage = try Self.storage(directory)
      storage.defaults(of: id).set(1, forKey: "a")
      storage.flush()
      let files = try FileManager.default.contentsOfDirectory(atPath: directory.path)
      #expect(files.count == 1)
      #expect(files.allSatisfy { $0.wholeMatch(of: /[0-9a-f]{64}\.plist/) != nil })
      let mode = try FileManager.default.attributesOfItem(atPath: directory.path)[.posixPermissions] as? Int
      #expect(mode == 0o700)
    }
  }

  @Test func `only the user of the server may read the files, also after later changes`() throws {
    try Self.withDirectory { directory in
      func modes() throws -> [String: Int] {
        let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
        return try Dictionary(
          uniqueKeysWithValues: names.map { name in
            let path = directory.appendingPathComponent(name).path
            return (name, try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int ?? 0)
          })
      }
      let storage = try Self.storage(directory)
      storage.defaults(of: "one").set("Ada", forKey: "name")
      storage.flush()
      #expect(try modes().values.elementsEqual([0o600]))
      storage.defaults(of: "one").set("Grace", forKey: "name")
      storage.flush()
      #expect(try modes().values.elementsEqual([0o600]))
      // A former version of the server wrote it for everybody.
      let file = try #require(modes().keys.first)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o644], ofItemAtPath: directory.appendingPathComponent(file).path)
      storage.defaults(of: "one").set("Mary", forKey: "name")
      storage.flush()
      #expect(try modes() == [file: 0o600])
      #expect(try Self.storage(directory).defaults(of: "one").string(forKey: "name") == "Mary")
    }
  }

  @Test func `a visitor may store so much, and is told in the log when it is more`() throws {
    let log = LogLines()
    let storage = try Self.storage(log: log) { $0.bytesPerVisitor = 1000 }
    let defaults = storage.defaults(of: "one")
    defaults.set(String(repeating: "a", count: 900), forKey: "text")
    defaults.set(String(repeating: "b", count: 900), forKey: "more")
    #expect(defaults.object(forKey: "more") == nil)
    #expect(defaults.string(forKey: "text")?.count == 900)
    #expect(log.lines.withLock { $0 } == ["warning: A visitor's value was not stored: more than 1000 bytes"])
    defaults.set("short", forKey: "text")
    defaults.set(String(repeating: "b", count: 900), forKey: "more")
    #expect(defaults.string(forKey: "more")?.count == 900)
    defaults.set(NSObject(), forKey: "object")
    #expect(defaults.object(forKey: "object") == nil)
    #expect(log.lines.withLock { $0.last } == "warning: A visitor's value was not stored: it is not a property list")
  }

  @Test func `who has been away the longest makes room`() throws {
    try Self.withDirectory { directory in
      for place in [nil, directory] {
        let storage = try Self.storage(place) { $0.visitors = 3 }
        for visitor in ["a", "b", "c"] { storage.defaults(of: visitor).set(visitor, forKey: "name") }
        #expect(storage.defaults(of: "a").string(forKey: "name") == "a")
        storage.defaults(of: "d").set("d", forKey: "name")
        storage.flush()
        #expect(storage.visitorCount == 3)
        #expect(storage.defaults(of: "b").string(forKey: "name") == nil)
        for visitor in ["a", "c", "d"] { #expect(storage.defaults(of: visitor).string(forKey: "name") == visitor) }
        // Those who only look around take no room.
        for number in 0..<10_000 { _ = storage.defaults(of: "stranger \(number)") }
        #expect(storage.visitorCount == 3)
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path).count == 3)
      #expect(try Self.storage(directory).visitorCount == 3)
    }
  }

  @Test func `all values take so many bytes, in memory or in files, also of those who were there before`() throws {
    try Self.withDirectory { directory in
      for place in [nil, directory] {
        let text = String(repeating: "a", count: 1000)
        let storage = try Self.storage(place) { $0.bytesInAll = 4000 }
        for visitor in ["a", "b", "c"] { storage.defaults(of: visitor).set(text, forKey: "text") }
        // What one has is counted once, however often it changes.
        for _ in 0..<10 { storage.defaults(of: "a").set(text, forKey: "text") }
        #expect(storage.visitorCount == 3)
        storage.defaults(of: "d").set(text, forKey: "text")
        storage.flush()
        #expect(storage.visitorCount == 3)
        #expect(storage.defaults(of: "b").string(forKey: "text") == nil)
        for visitor in ["a", "c", "d"] { #expect(storage.defaults(of: visitor).string(forKey: "text") == text) }
        storage.defaults(of: "a").removeObject(forKey: "text")
        storage.defaults(of: "e").set(text, forKey: "text")
        #expect(storage.visitorCount == 4)
        storage.flush()
      }
      let next = try Self.storage(directory) { $0.bytesInAll = 2500 }
      #expect(next.visitorCount == 4)
      next.defaults(of: "f").set("short", forKey: "text")
      // One that is large makes room, or another one besides that takes next to nothing.
      let left = ["c", "d", "e"].filter { next.defaults(of: $0).string(forKey: "text") != nil }
      #expect(left.count == 2)
      #expect(next.defaults(of: "f").string(forKey: "text") == "short")
    }
  }

  @Test func `visitors of one address make room for each other, and nobody else does`() throws {
    try Self.withDirectory { directory in
      let storage = try Self.storage(directory) {
        $0.visitorsPerAddress = 2
        $0.bytesPerAddress = 3000
      }
      let (one, other) = (ClientNetwork(NetworkAddress("192.0.2.1")), ClientNetwork(NetworkAddress("192.0.2.2")))
      storage.defaults(of: "there", at: other).set("there", forKey: "name")
      for number in 0..<50 { storage.defaults(of: "flood \(number)", at: one).set(number, forKey: "name") }
      storage.flush()
      #expect(storage.visitorCount == 3)
      #expect(storage.defaults(of: "there", at: one).string(forKey: "name") == "there")
      #expect(storage.defaults(of: "flood 47", at: one).object(forKey: "name") == nil)
      #expect(storage.defaults(of: "flood 49", at: one).object(forKey: "name") as? Int == 49)
      let large = String(repeating: "a", count: 2000)
      storage.defaults(of: "flood 48", at: one).set(large, forKey: "large")
      #expect(storage.visitorCount == 3)
      storage.defaults(of: "flood 49", at: one).set(large, forKey: "large")
      storage.flush()
      #expect(storage.visitorCount == 2)
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path).count == 2)
      // Who was there before the process was belongs to no address until they come.
      let next = try Self.storage(directory) { $0.visitorsPerAddress = 1 }
      next.defaults(of: "new", at: one).set("new", forKey: "name")
      #expect(next.visitorCount == 3)
      #expect(next.defaults(of: "flood 49", at: one).string(forKey: "large") == large)
      next.defaults(of: "new", at: one).set("newer", forKey: "name")
      #expect(next.visitorCount == 2)
      #expect(next.defaults(of: "there").string(forKey: "name") == "there")
    }
  }

  /// Against a list that is searched whole.
  @Test(arguments: 0..<8 as Range<UInt64>) func `of random visits the last ones stay`(seed: UInt64) throws {
    let (visitors, perAddress) = (6, 3)
    let storage = try Self.storage {
      $0.visitors = visitors
      $0.visitorsPerAddress = perAddress
    }
    let networks = (1...4).map { ClientNetwork(NetworkAddress("192.0.2.\($0)")) }
    var random = SeededGenerator(seed: seed)
    // Those with values, the last to come at the end.
    var kept: [Int] = []
    for _ in 0..<2000 {
      let visitor = Int.random(in: 0..<24, using: &random)
      let defaults = storage.defaults(of: "\(visitor)", at: networks[visitor % 4])
      let wasKept = kept.contains(visitor)
      kept.removeAll { $0 == visitor }
      if Bool.random(using: &random) {
        defaults.set(visitor, forKey: "visitor")
        kept.append(visitor)
        let neighbours = kept.filter { $0 % 4 == visitor % 4 }
        if neighbours.count > perAddress { kept.removeAll { $0 == neighbours[0] } }
        if kept.count > visitors { kept.removeFirst() }
      } else if wasKept {
        kept.append(visitor)
      }
      #expect(storage.visitorCount == kept.count)
    }
    #expect(kept.allSatisfy { storage.defaults(of: "\($0)").object(forKey: "visitor") as? Int == $0 })
  }

  @Test func `the values of others can be had while a file is read`() throws {
    try Self.withDirectory { directory in
      do {
        let storage = try Self.storage(directory)
        storage.defaults(of: "one").set("Ada", forKey: "name")
        storage.flush()
      }
      let name = try #require(FileManager.default.contentsOfDirectory(atPath: directory.path).first)
      try Data("bplist00 no more".utf8).write(to: directory.appendingPathComponent(name))
      // The report of a damaged file is made while it is read.
      let counts = Mutex<[Int]>([])
      let made = Mutex<VisitorStorage?>(nil)
      let logger = Logger(label: "test") { _ in
        CalledHandler {
          let storage = made.withLock { $0 }
          counts.withLock { counts in counts.append(storage?.visitorCount ?? -1) }
        }
      }
      let storage = VisitorStorage(VisitorStorageConfiguration(directory: directory.path), logger: logger)
      made.withLock { $0 = storage }
      try storage.prepare()
      #expect(storage.defaults(of: "one").object(forKey: "name") == nil)
      #expect(counts.withLock { $0 } == [1])
      made.withLock { $0 = nil }
    }
  }

  @Test func `of windows that open at once, all have the same values, and no change is lost`() throws {
    try Self.withDirectory { directory in
      for round in 0..<20 {
        let storage = try Self.storage(directory)
        let seen = Mutex<Set<ObjectIdentifier>>([])
        let held = Mutex<[UncheckedSendable<UserDefaults>]>([])
        DispatchQueue.concurrentPerform(iterations: 8) { window in
          let defaults = storage.defaults(of: "one")
          held.withLock { $0.append(UncheckedSendable(defaults)) }
          seen.withLock { _ = $0.insert(ObjectIdentifier(defaults)) }
          defaults.set(round, forKey: "\(window)")
        }
        #expect(seen.withLock { $0.count } == 1)
        storage.flush()
        let next = try Self.storage(directory).defaults(of: "one")
        for window in 0..<8 { #expect(next.object(forKey: "\(window)") as? Int == round) }
      }
    }
  }

  @Test func `what cannot be written is reported, kept, and written when it can be`() throws {
    try Self.withDirectory { directory in
      let log = LogLines()
      let storage = try Self.storage(directory, log: log)
      try FileManager.default.removeItem(at: directory)
      storage.defaults(of: "one").set("Ada", forKey: "name")
      storage.flush()
      #expect(
        log.lines.withLock { Set($0) } == ["error: A visitor's values are kept in memory: they cannot be written"])
      #expect(storage.defaults(of: "one").string(forKey: "name") == "Ada")
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      storage.flush()
      #expect(try Self.storage(directory).defaults(of: "one").string(forKey: "name") == "Ada")
    }
  }

  @Test func `a damaged file is set aside and reported`() throws {
    try Self.withDirectory { directory in
      do {
        let storage = try Self.storage(directory)
        storage.defaults(of: "one").set("Ada", forKey: "name")
        storage.flush()
      }
      let name = try #require(FileManager.default.contentsOfDirectory(atPath: directory.path).first)
      try Data("bplist00 no more".utf8).write(to: directory.appendingPathComponent(name))
      let log = LogLines()
      #expect(try Self.storage(directory, log: log).defaults(of: "one").object(forKey: "name") == nil)
      #expect(log.lines.withLock { $0 } == ["error: A visitor's values cannot be read; they are set aside"])
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == [name + ".damaged"])
    }
  }

  @Test func `a folder that cannot be one is an error that says so`() throws {
    try Self.withDirectory { file in
      try Data().write(to: file)
      let error = #expect(throws: VisitorStorageError.self) { try Self.storage(file) }
      #expect(
        error?.description.hasPrefix("The folder \(file.path) cannot keep what visitors store: ") == true)
    }
  }

  @Test func `launch arguments go before a visitor's values, and registered ones after them`() throws {
    let key = "visitor-storage-\(UUID().uuidString)"
    let defaults = try Self.storage().defaults(of: "one")
    UserDefaults.standard.register(defaults: [key: "registered"])
    #expect(defaults.string(forKey: key) == "registered")
    defaults.set("own", forKey: key)
    #expect(defaults.string(forKey: key) == "own")
  }

  @Test func `two visitors over the wire do not see each other's values`() async throws {
    let server = makeServer { ViewGraph { NameView() } }
    let (ada, grace) = (WebVisitor.new(), WebVisitor.new())
    let one = try await WireClient.connect(to: server, visitor: ada)
    let other = try await WireClient.connect(to: server, visitor: grace)
    try await one.type("Ada", into: "Name")
    try await one.wait { $0.text.contains("Hello, Ada") }
    try await other.type("Grace", into: "Name")
    try await other.wait { $0.text.contains("Hello, Grace") }
    #expect(await one.contains("Hello, Ada"))
    let again = try await WireClient.connect(to: server, visitor: ada)
    #expect(await again.contains("Hello, Ada"))
    let stranger = try await WireClient.connect(to: server, visitor: .new())
    #expect(await stranger.contains("Hello, nobody"))
  }
}
