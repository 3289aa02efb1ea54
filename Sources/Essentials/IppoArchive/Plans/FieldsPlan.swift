import RuntimeABI
import Synchronization

/// A struct or a tuple: field by field, by name.
final class FieldsPlan<T>: Plan, @unchecked Sendable {
  private let fields: FieldTable
  /// What is done where a field cannot be written.
  private let coded: Plan?
  private let isRefusing = Mutex<Bool?>(nil)

  init(_ fields: [FieldLayout.Field], coded: Plan?) {
    self.fields = FieldTable(fields)
    self.coded = coded
  }

  /// The way by `Codable`, for a type some of whose stored properties cannot be written.
  private var substitute: Plan? {
    guard let coded else { return nil }
    if let isRefusing = isRefusing.withLock({ $0 }) { return isRefusing ? coded : nil }
    let answer = fields.hasRefusal
    isRefusing.withLock { $0 = answer }
    return answer ? coded : nil
  }

  override func write(_ place: UnsafeRawPointer, _ writer: ArchiveWriter) -> ArchivedValue? {
    if let substitute { return substitute.write(place, writer) }
    return .fields(fields.write(place, writer))
  }

  override func restore(
    _ archived: ArchivedValue, into place: UnsafeMutableRawPointer, isInitialized: Bool, by reader: ArchiveReader
  ) -> Bool {
    if let substitute, case .bytes = archived {
      return substitute.restore(archived, into: place, isInitialized: isInitialized, by: reader)
    }
    guard case .fields(let archived) = archived else {
      reader.lose("not a \(T.self)")
      return isInitialized
    }
    return fields.restore(archived, at: place, isInitialized: isInitialized, by: reader)
  }

  override func makeEmpty(at place: UnsafeMutableRawPointer) -> Bool { false }

  override func destroy(_ place: UnsafeMutableRawPointer) {
    place.assumingMemoryBound(to: T.self).deinitialize(count: 1)
  }
}
