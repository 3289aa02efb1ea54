/// Numbers, and what is written down as one.
extension Bool: Archivable {
  package func _archived(by writer: ArchiveWriter) -> ArchivedValue? { .bool(self) }

  package static func _restored(from archived: ArchivedValue, initial: Bool?, by reader: ArchiveReader) -> Bool? {
    if case .bool(let value) = archived { value } else { initial }
  }

  package static var _empty: Bool? { false }
}

extension Archivable where Self: BinaryInteger {
  package func _archived(by writer: ArchiveWriter) -> ArchivedValue? {
    if let value = Int64(exactly: self) { return .integer(value) }
    return UInt64(exactly: self).map { .unsigned($0) } ?? .text("\(self)")
  }

  /// The type rejects a number of a wider type that does not fit.
  package static func _restored(from archived: ArchivedValue, initial: Self?, by reader: ArchiveReader) -> Self? {
    switch archived {
    case .integer(let value): Self(exactly: value) ?? initial
    case .unsigned(let value): Self(exactly: value) ?? initial
    default: initial
    }
  }

  package static var _empty: Self? { 0 }
}

extension Int: Archivable {}
extension Int8: Archivable {}
extension Int16: Archivable {}
extension Int32: Archivable {}
extension Int64: Archivable {}
extension UInt: Archivable {}
extension UInt8: Archivable {}
extension UInt16: Archivable {}
extension UInt32: Archivable {}
extension UInt64: Archivable {}

extension Double: Archivable {
  package func _archived(by writer: ArchiveWriter) -> ArchivedValue? { .number(self) }

  package static func _restored(from archived: ArchivedValue, initial: Double?, by reader: ArchiveReader) -> Double? {
    switch archived {
    case .number(let value): value
    // It was an integer before the program changed.
    case .integer(let value): Double(value)
    default: initial
    }
  }

  package static var _empty: Double? { 0 }
}

extension Float: Archivable {
  package func _archived(by writer: ArchiveWriter) -> ArchivedValue? { .number(Double(self)) }

  package static func _restored(from archived: ArchivedValue, initial: Float?, by reader: ArchiveReader) -> Float? {
    Double._restored(from: archived, initial: initial.map(Double.init), by: reader).map(Float.init)
  }

  package static var _empty: Float? { 0 }
}
