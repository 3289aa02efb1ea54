import RuntimeABI

/// A struct or a tuple: field by field, by name.
final class FieldsPlan<T>: TypedPlan, Sendable {
  private let fields: FieldTable
  /// The way by `Codable`, for a type some of whose stored properties cannot be written.
  private let substitute: (any Plan)?

  init(_ fields: [FieldLayout.Field], coded: (any Plan)?) {
    self.fields = FieldTable(fields)
    substitute = self.fields.hasRefusal ? coded : nil
  }

  func write(_ place: UnsafeRawPointer, _ writer: ArchiveWriter) -> ArchivedValue? {
    if let substitute { return substitute.write(place, writer) }
    return fields.write(place, writer).map { .fields($0) }
  }

  func restore(
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
}
