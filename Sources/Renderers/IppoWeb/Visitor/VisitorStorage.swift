import ConcurrencyExtras
import Crypto
import DequeModule
package import Foundation
package import Logging
import Synchronization

/// The user defaults of all visitors: one object for each, which all windows of a visitor share.
///
/// A queue writes changes to the visitor's file, as a whole and in one step. A reader or a crash finds the old values
/// or the new ones. What cannot be written is kept in memory, and written with the next change.
package final class VisitorStorage: Sendable {
  private let configuration: VisitorStorageConfiguration
  private let logger: Logger
  private let queue = DispatchQueue(label: "ippo.visitor-storage", qos: .utility)
  private let state = Mutex(State())
  /// Locks for visitors whose files are read, by the first digit of their names.
  private let reading = (0..<16).map { _ in NSLock() }

  /// The lock of a visitor among those for reading.
  static func place(_ name: String) -> Int { name.first?.hexDigitValue ?? 0 }

  private struct State {
    var entries: [String: Entry] = [:]
    /// Counts accesses: the smallest one was the longest ago.
    var clock = 0
    /// The number of entries at which strangers are forgotten next.
    var cleaning = 1024
    /// The size of all entries with values, in memory or in a file, and of the entries of each address.
    var all = Share()
    var shares: [ClientNetwork: Share] = [:]

    /// Takes note of a visit, or of a change.
    mutating func use(_ name: String) {
      clock += 1
      entries[name, default: Entry()].lastUse = clock
      guard let entry = entries[name], entry.isKept else { return }
      all.uses.append(Use(name: name, time: clock))
      all.forgetFormerUses(entries)
      guard let network = entry.network else { return }
      shares[network]?.uses.append(Use(name: name, time: clock))
      shares[network]?.forgetFormerUses(entries)
    }

    /// Takes note of what a visitor's values take; `nil`: there are none any more.
    mutating func note(_ name: String, bytes: Int?) {
      guard let entry = entries[name] else { return }
      count(entry, -1)
      entries[name]!.bytes = bytes
      count(entries[name]!, 1)
    }

    /// Takes note of where a visitor comes from, who has not been here before.
    mutating func note(_ name: String, at network: ClientNetwork) {
      guard let entry = entries[name], entry.network == nil else { return }
      count(entry, -1)
      entries[name]!.network = network
      count(entries[name]!, 1)
    }

    private mutating func count(_ entry: Entry, _ sign: Int) {
      guard let bytes = entry.bytes else { return }
      all.visitors += sign
      all.bytes += sign * bytes
      guard let network = entry.network else { return }
      shares[network, default: Share()].visitors += sign
      shares[network]!.bytes += sign * bytes
      if shares[network]!.visitors == 0 { shares[network] = nil }
    }
  }

  /// A use of a visitor's values.
  private struct Use {
    var name: String
    var time: Int

    /// Whether the visitor has values, and has not used them since.
    func isLast(_ entries: [String: Entry]) -> Bool {
      guard let entry = entries[name] else { return false }
      return entry.isKept && entry.lastUse == time
    }
  }

  /// The entries with values, of all visitors or of an address.
  private struct Share {
    var visitors = 0
    var bytes = 0
    /// In their order. Former uses stay until they come to the front, or are more than the last ones.
    var uses: Deque<Use> = []

    mutating func forgetFormerUses(_ entries: [String: Entry]) {
      guard uses.count > 2 * visitors + 32 else { return }
      uses = Deque(uses.filter { $0.isLast(entries) })
    }

    /// The visitor who has been away the longest.
    mutating func oldest(_ entries: [String: Entry]) -> String? {
      while let first = uses.first, !first.isLast(entries) { uses.removeFirst() }
      return uses.first?.name
    }
  }

  private struct Entry {
    weak var defaults: VisitorDefaults?
    /// Held while no file has the values.
    var unsaved: VisitorDefaults?
    var hasFile = false
    var isWriting = false
    var lastUse = 0
    /// Where the visitor came from first, as long as this process is there.
    var network: ClientNetwork?
    /// The approximate size of the stored values in bytes; `nil` without values.
    var bytes: Int?

    var isKept: Bool { bytes != nil }
  }

  /// Whether other processes write into the folder: files may appear that were not there at the start.
  private let isShared: Bool

  package init(_ configuration: VisitorStorageConfiguration, logger: Logger, isShared: Bool = false) {
    self.configuration = configuration
    self.isShared = isShared
    self.logger = logger
  }

  private func withState<Result: Sendable>(_ body: (inout State) -> Result) -> Result { state.withLock { body(&$0) } }

  private var directory: URL? { configuration.directory.map { URL(fileURLWithPath: $0, isDirectory: true) } }

  /// Makes the folder, and finds out who has been there before.
  package func prepare() throws {
    guard let directory else { return }
    do {
      try FileManager.default.createDirectory(
        at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let files = try FileManager.default.contentsOfDirectory(
        at: directory, includingPropertiesForKeys: [.contentModificationDateKey, .fileSizeKey])
      guard FileManager.default.isWritableFile(atPath: directory.path) else {
        throw VisitorStorageError(directory: directory.path, reason: "it cannot be written to")
      }
      PrivateFile.removeLeftovers(among: files)
      let known = files.filter { $0.pathExtension == "plist" }.map { file in
        let values = try? file.resourceValues(forKeys: [.contentModificationDateKey, .fileSizeKey])
        return (
          name: file.deletingPathExtension().lastPathComponent, date: values?.contentModificationDate ?? .distantPast,
          bytes: values?.fileSize ?? 0
        )
      }
      withState { state in
        for file in known.sorted(by: { ($0.date, $0.name) < ($1.date, $1.name) }) {
          state.entries[file.name, default: Entry()].hasFile = true
          state.note(file.name, bytes: file.bytes)
          state.use(file.name)
        }
      }
    } catch let error as VisitorStorageError {
      throw error
    } catch {
      throw VisitorStorageError(directory: directory.path, reason: error.localizedDescription)
    }
  }

  // MARK: Visitors

  /// The user defaults of a visitor.
  ///
  /// - Parameters:
  ///   - id: any string: files are named by its hash.
  ///   - network: where the visitor comes from.
  package func defaults(of id: String, at network: ClientNetwork = .unknown) -> UserDefaults {
    let name = SHA256.hash(data: Data(id.utf8)).hexadecimal
    let known = withState { state in
      if state.entries[name] == nil { state.entries[name] = Entry() }
      state.note(name, at: network)
      state.use(name)
      return state.entries[name]?.defaults.map { Unchecked($0) }
    }
    return known?.value ?? reading[Self.place(name)].withLock { load(name, at: network) }
  }

  /// Makes the user defaults of a visitor, of whom no others are read at the same time.
  private func load(_ name: String, at network: ClientNetwork) -> VisitorDefaults {
    let (known, hasFile) = withState { state in
      (state.entries[name]?.defaults.map { Unchecked($0) }, state.entries[name]?.hasFile == true)
    }
    if let known { return known.value }
    let isThere = hasFile || isShared && file(name).map { FileManager.default.fileExists(atPath: $0.path) } == true
    // Others go on meanwhile. Nobody writes the file: whoever changes the values has the object that is known.
    let defaults = VisitorDefaults(
      name: name, values: isThere ? read(name) : [:], limit: configuration.bytesPerVisitor,
      changed: { [weak self] defaults in self?.changed(defaults) },
      refused: { [weak self] _, refusal in self?.report(refusal) })
    let made = Unchecked(defaults)
    withState { state in
      // Strangers may have been forgotten in between.
      state.entries[name, default: Entry()].defaults = made.value
      state.note(name, at: network)
      // Values that made room in between have no file any more.
      if isThere, !hasFile { state.entries[name]?.hasFile = true }
      forgetStrangers(&state)
    }
    return defaults
  }

  /// Foundation says of the whole class that it cannot be sent; this one locks itself.
  private typealias Unchecked = UncheckedSendable<VisitorDefaults>

  /// How many visitors have values here.
  package var visitorCount: Int { withState { $0.all.visitors } }
  /// How many visitors are known, with values or without.
  var entryCount: Int { withState { $0.entries.count } }

  /// Forgets visitors who stored no values and have left.
  private func forgetStrangers(_ state: inout State) {
    guard state.entries.count >= state.cleaning else { return }
    state.entries = state.entries.filter { $0.value.isKept || $0.value.defaults != nil }
    // Twice as many, so that an access costs the same however many there are.
    state.cleaning = max(1024, 2 * state.entries.count)
  }

  private func report(_ refusal: VisitorDefaults.Refusal) {
    switch refusal {
    case .tooLarge(let key, let limit):
      logger.warning("A visitor's value was not stored: more than \(limit) bytes", metadata: ["key": "\(key)"])
    case .notAPropertyList(let key):
      logger.warning("A visitor's value was not stored: it is not a property list", metadata: ["key": "\(key)"])
    }
  }

  // MARK: Keeping

  private func changed(_ defaults: VisitorDefaults) {
    let (isDue, evicted) = withState { state in
      let name = defaults.name
      state.entries[name, default: Entry()].defaults = defaults
      state.entries[name]?.unsaved = defaults
      state.note(name, bytes: defaults.size)
      state.use(name)
      let evicted = makeRoom(&state, for: name)
      guard configuration.directory != nil, state.entries[name]?.isWriting == false else { return (false, evicted) }
      state.entries[name]?.isWriting = true
      return (true, evicted)
    }
    guard isDue || !evicted.isEmpty else { return }
    let visitor = Unchecked(defaults)
    queue.async { [self] in
      for name in evicted { remove(name) }
      if isDue { write(visitor.value) }
    }
  }

  /// - Returns: The names of the files to remove.
  private func makeRoom(_ state: inout State, for name: String) -> [String] {
    var files: [String] = []
    if let network = state.entries[name]?.network {
      while (state.shares[network]?.visitors ?? 0) > max(1, configuration.visitorsPerAddress)
        || (state.shares[network]?.bytes ?? 0) > configuration.bytesPerAddress,
        let file = state.shares[network]?.oldest(state.entries), file != name
      {
        evict(&state, file)
        files.append(file)
      }
    }
    while state.all.visitors > max(1, configuration.visitors) || state.all.bytes > configuration.bytesInAll,
      let file = state.all.oldest(state.entries), file != name
    {
      evict(&state, file)
      files.append(file)
    }
    // The files may be about to be written.
    return configuration.directory == nil ? [] : files
  }

  /// Lets go of the values of a visitor.
  private func evict(_ state: inout State, _ name: String) {
    state.entries[name]?.hasFile = false
    state.entries[name]?.unsaved = nil
    state.note(name, bytes: nil)
  }

  /// Waits until everything is written that can be.
  package func flush() {
    guard configuration.directory != nil else { return }
    queue.sync {
      let unsaved = withState { $0.entries.values.compactMap(\.unsaved).map { Unchecked($0) } }
      for visitor in unsaved { write(visitor.value) }
    }
  }

  // MARK: Files

  private func file(_ name: String) -> URL? { directory?.appendingPathComponent("\(name).plist", isDirectory: false) }

  private func read(_ name: String) -> [String: Any] {
    guard let file = file(name) else { return [:] }
    do {
      let size = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
      // The file is a little larger than what it holds, or smaller.
      guard size <= 4 * configuration.bytesPerVisitor + 4096 else { throw CocoaError(.fileReadTooLarge) }
      let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
      guard let values = list as? [String: Any] else { throw CocoaError(.propertyListReadCorrupt) }
      return values
    } catch {
      // The values have made room while they were read.
      guard withState({ $0.entries[name]?.hasFile == true }) || isShared else { return [:] }
      logger.error("A visitor's values cannot be read; they are set aside", metadata: ["error": "\(error)"])
      try? FileManager.default.moveItem(at: file, to: file.appendingPathExtension("damaged"))
      return [:]
    }
  }

  private func write(_ defaults: VisitorDefaults) {
    guard let file = file(defaults.name) else { return }
    // What changes from here on is written again.
    withState { $0.entries[defaults.name]?.isWriting = false }
    do {
      let data = try PropertyListSerialization.data(fromPropertyList: defaults.values, format: .binary, options: 0)
      try PrivateFile.write(data, to: file)
      withState { state in
        guard state.entries[defaults.name]?.unsaved != nil else { return }
        state.entries[defaults.name]?.hasFile = true
        if state.entries[defaults.name]?.isWriting == false { state.entries[defaults.name]?.unsaved = nil }
      }
    } catch {
      logger.error("A visitor's values are kept in memory: they cannot be written", metadata: ["error": "\(error)"])
    }
  }

  private func remove(_ name: String) {
    guard let file = file(name), withState({ $0.entries[name]?.isKept != true }) else { return }
    try? FileManager.default.removeItem(at: file)
  }
}
