import ConcurrencyExtras
import Dependencies
public import Foundation

extension SharedReaderKey {
  /// Keeps a value in a file, as JSON.
  ///
  /// - Parameters:
  ///   - url: The file. Directories on the way to it are made.
  ///   - decoder: Reads the JSON.
  ///   - encoder: Writes the JSON: readable and with sorted keys, unless you say otherwise.
  public static func fileStorage<Value: Codable>(
    _ url: URL,
    decoder: JSONDecoder = JSONDecoder(),
    encoder: JSONEncoder? = nil
  ) -> Self where Self == FileStorageKey<Value> {
    let decoder = UncheckedSendable(decoder)
    let encoder = UncheckedSendable(encoder ?? .readable)
    return FileStorageKey(
      url: url,
      decode: { try decoder.value.decode(Value.self, from: $0) },
      encode: { try encoder.value.encode($0) }
    )
  }

  /// Keeps a value in a file, in a format of your own.
  ///
  /// - Parameters:
  ///   - url: The file. Directories on the way to it are made.
  ///   - decode: Reads the value. The key calls it on any thread, one call after the other.
  ///   - encode: Writes the value. The key calls it on any thread, one call after the other.
  public static func fileStorage<Value>(
    _ url: URL,
    decode: sending @escaping (Data) throws -> Value,
    encode: sending @escaping (Value) throws -> Data
  ) -> Self where Self == FileStorageKey<Value> {
    FileStorageKey(url: url, decode: decode, encode: encode)
  }
}

/// Keeps a value in a file. Create it with `fileStorage(_:decoder:encoder:)`.
///
/// A file is the same for everybody: where a server shows an app to several visitors, they share the value. What is one
/// visitor's own belongs to `appStorage`, or to a file that is named for them.
///
/// The first change is written at once, and changes within the next second share a write. What someone else does to
/// the file meanwhile wins over what has not been written yet.
public final class FileStorageKey<Value: Sendable>: SharedKey, @unchecked Sendable {  // its lock guards it
  private let storage: FileStorage
  private let url: URL

  /// Guards what follows, and makes writes follow each other. Recursive, because work may be run as it is scheduled.
  private let lock = NSRecursiveLock()

  // Handed over by who made the key, and not `@Sendable`: swift-sharing's are, but from Swift 6.3 a closure at a
  // property wrapper, where the type of the key is not known yet, would have to say so itself.
  private let decode: (Data) throws -> Value
  private let encode: (Value) throws -> Data

  /// Whether the file was written just now, so that further changes wait.
  private var isThrottled = false
  private var waiting: (value: Value, continuations: [SaveContinuation])?

  /// The contents that were read before the file is watched; `nil`: none were. A missing file counts as an empty one.
  private var unwatched: Data?
  private var isWatched = false

  init(
    url: URL,
    decode: sending @escaping (Data) throws -> Value,
    encode: sending @escaping (Value) throws -> Data
  ) {
    @Dependency(\.defaultFileStorage) var storage
    self.storage = storage
    self.url = url
    self.decode = decode
    self.encode = encode
  }

  /// The file and the storage.
  public var id: FileStorageKeyID { FileStorageKeyID(url: url, storage: storage) }

  /// Reads the file. An empty file holds no value.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(
      with: Result {
        writeWaiting()
        return try read()
      }
    )
  }

  /// Watches the file for what others do to it. Where there is none, an empty one is made: who looks finds it.
  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    do {
      let watch = try storage.backend.watch(url) { [weak self] isMissing in
        // The value changes only on the main actor. Therefore no change of this process can come between reading the
        // file and using its contents.
        onMainActor { self?.look(for: subscriber, isMissing: isMissing) }
      }
      lookAfterReading(for: subscriber)
      return SharedSubscription {
        watch.cancel()
        self.writeWaiting()
      }
    } catch {
      subscriber.yield(throwing: error)
      return SharedSubscription { self.writeWaiting() }
    }
  }

  /// Writes the file, now or when its time has come.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    lock.withLock {
      var continuations = waiting?.continuations ?? []
      continuations.append(continuation)
      waiting = (value, continuations)
      if context == .userInitiated || !isThrottled { writeWaiting() }
    }
  }

  private func read() throws -> Value? {
    let data = try storage.backend.load(from: url)
    lock.withLock { if !isWatched { unwatched = data ?? Data() } }
    return try value(in: data)
  }

  /// Notifies a subscriber if somebody else has written the file since it was read: nobody watched it then.
  private func lookAfterReading(for subscriber: SharedSubscriber<Value>) {
    let known = lock.withLock {
      defer { (unwatched, isWatched) = (nil, true) }
      return unwatched
    }
    guard let known, let data = try? storage.backend.load(from: url), data != known else { return }
    onMainActor { [weak self] in self?.look(for: subscriber, isMissing: false) }
  }

  private func value(in data: Data?) throws -> Value? {
    guard let data, !data.isEmpty else { return nil }
    return try lock.withLock { try decode(data) }
  }

  /// Notifies a subscriber of the contents of the file after a change.
  ///
  /// A program that rewrites a file truncates it first. The key therefore reads an empty file again later, and the file
  /// counts as without a value only if it is still empty then.
  ///
  /// Within a second after a write of this process, an empty file changes nothing: the value and the pending write are
  /// newer.
  private func look(for subscriber: SharedSubscriber<Value>, isMissing: Bool) {
    let found = Result { isMissing ? nil : try storage.backend.load(from: url) }
    guard case .success(let data?) = found, data.isEmpty else {
      dropWaiting()
      return subscriber.yield(with: Result { try value(in: found.get()) })
    }
    guard !lock.withLock({ isThrottled }) else { return }
    storage.backend.schedule { [weak self] in
      onMainActor {
        guard let self, (try? self.storage.backend.load(from: self.url))?.isEmpty == true else { return }
        subscriber.yieldReturningInitialValue()
      }
    }
  }

  private func writeWaiting() {
    let (continuations, result) = lock.withLock { () -> ([SaveContinuation], Result<Void, any Error>) in
      guard let (value, continuations) = waiting else { return ([], .success(())) }
      waiting = nil
      let result = Result {
        let data = try encode(value)
        try storage.backend.save(data, to: url)
        if unwatched != nil { unwatched = data }
      }
      throttle()
      return (continuations, result)
    }
    for continuation in continuations { continuation.resume(with: result) }
  }

  private func throttle() {
    guard !isThrottled else { return }
    isThrottled = true
    storage.backend.schedule { [self] in
      lock.withLock { isThrottled = false }
      writeWaiting()
    }
  }

  private func dropWaiting() {
    let continuations = lock.withLock {
      defer { waiting = nil }
      return waiting?.continuations ?? []
    }
    for continuation in continuations { continuation.resume() }
  }
}

extension FileStorageKey: CustomStringConvertible {
  /// The key as it is written in source.
  public var description: String { ".fileStorage(\(String(reflecting: url)))" }
}

/// Tells a value in a file from others.
public struct FileStorageKeyID: Hashable {
  fileprivate let url: URL
  fileprivate let storage: FileStorage
}

extension JSONEncoder {
  /// An encoder whose output people can read and compare.
  fileprivate static var readable: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return encoder
  }
}
