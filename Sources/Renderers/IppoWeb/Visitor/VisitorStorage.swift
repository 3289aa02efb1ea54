import ConcurrencyExtras
import Crypto
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

  private struct State {
    var entries: [String: Entry] = [:]
    /// Counts accesses: the smallest one was the longest ago.
    var clock = 0
    /// The number of entries at which strangers are forgotten next.
    var cleaning = 1024
    /// The size of all entries with values, in memory or in a file, and of the entries of each address.
    var all = Share()
    var shares: [ClientNetwork: Share] = [:]

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

  private struct Share {
    var visitors = 0
    var bytes = 0
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
          state.clock += 1
          state.entries[file.name, default: Entry()].hasFile = true
          state.entries[file.name]?.lastUse = state.clock
          state.note(file.name, bytes: file.bytes)
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
    let defaults = withState { state -> Unchecked in
      state.clock += 1
      state.entries[name, default: Entry()].lastUse = state.clock
      state.note(name, at: network)
      if let known = state.entries[name]?.defaults { return Unchecked(known) }
      if isShared, let file = file(name), FileManager.default.fileExists(atPath: file.path) {
        state.entries[name]?.hasFile = true
      }
      let values = state.entries[name]?.hasFile == true ? read(name) : [:]
      let defaults = VisitorDefaults(
        name: name, values: values, limit: configuration.bytesPerVisitor,
        changed: { [weak self] defaults in self?.changed(defaults) },
        refused: { [weak self] _, refusal in self?.report(refusal) })
      state.entries[name]?.defaults = defaults
      forgetStrangers(&state)
      return Unchecked(defaults)
    }
    return defaults.value
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
      state.clock += 1
      state.entries[name, default: Entry()].lastUse = state.clock
      state.entries[name]?.defaults = defaults
      state.entries[name]?.unsaved = defaults
      state.note(name, bytes: defaults.size)
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
      while let share = state.shares[network],
        share.visitors > max(1, configuration.visitorsPerAddress) || share.bytes > configuration.bytesPerAddress,
        let file = evict(&state, but: name, where: { $0.network == network })
      { files.append(file) }
    }
    while state.all.visitors > max(1, configuration.visitors) || state.all.bytes > configuration.bytesInAll,
      let file = evict(&state, but: name, where: { _ in true })
    { files.append(file) }
    // The files may be about to be written.
    return configuration.directory == nil ? [] : files
  }

  /// Lets go of the values of whoever has been away the longest.
  /// - Returns: whose; `nil` where there is nobody else.
  private func evict(_ state: inout State, but name: String, where isMeant: (Entry) -> Bool) -> String? {
    let oldest = state.entries.filter { $0.value.isKept && $0.key != name && isMeant($0.value) }.min {
      $0.value.lastUse < $1.value.lastUse
    }
    guard let oldest else { return nil }
    state.entries[oldest.key]?.hasFile = false
    state.entries[oldest.key]?.unsaved = nil
    state.note(oldest.key, bytes: nil)
    return oldest.key
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
