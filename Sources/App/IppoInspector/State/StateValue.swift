import Foundation
import IppoArchive

/// A state of a store as a value of any type: its tree, and copies with an edited part.
struct StateValue {
  let value: Any

  /// The value, written down; `nil` for a value of which nothing can be written.
  var archived: ArchivedValue? { archive().value }

  /// The value, written down, and the parts that it lacks, with the reasons.
  func archive() -> (value: ArchivedValue?, omissions: [String: String]) {
    let writer = ArchiveWriter()
    func write<T>(_ value: T) -> ArchivedValue? { writer.write(value, at: "state") }
    let archived = _openExistential(value, do: write)
    return (archived, writer.omissions)
  }

  /// A copy with another value at a place.
  ///
  /// - Parameters:
  ///   - path: The places of the parts, from the root on.
  ///   - text: The new value as a person types it.
  /// - Throws: ``StateEditError``.
  func editing(at path: [Int], to text: String) throws(StateEditError) -> Any {
    guard let archived, let old = archived.value(at: path[...]) else { throw .unknownPlace }
    let value = try old.replaced(by: text)
    guard let edited = archived.replacing(at: path[...], with: value) else { throw .unknownPlace }
    let reader = ArchiveReader()
    func read<T>(_ value: T) -> Any { reader.read(edited, initial: value, at: "state") }
    let result = _openExistential(self.value, do: read)
    guard let loss = reader.losses.values.min() else { return result }
    throw .refused(loss)
  }
}

/// Why a value of a state cannot be edited.
enum StateEditError: Error, Equatable, CustomStringConvertible {
  /// The state has changed its form since it was shown.
  case unknownPlace
  /// The text is no value of this kind.
  case noValue(String, kind: String)
  /// The type of the value refuses the new one.
  case refused(String)

  var description: String {
    switch self {
    case .unknownPlace: "The state has no such part any more."
    case .noValue(let text, let kind): "“\(text)” is no \(kind)."
    case .refused(let reason): "The state does not take the value: \(reason)."
    }
  }
}

extension ArchivedValue {
  fileprivate func value(at path: ArraySlice<Int>) -> ArchivedValue? {
    guard let index = path.first else { return self }
    let parts = parts
    return parts.indices.contains(index) ? parts[index].value.value(at: path.dropFirst()) : nil
  }

  /// A value of the same kind that a person has typed.
  fileprivate func replaced(by text: String) throws(StateEditError) -> ArchivedValue {
    let word = text.trimmingCharacters(in: .whitespaces)
    switch self {
    case .bool:
      guard let value = Bool(word) else { throw .noValue(text, kind: "truth value; type true or false") }
      return .bool(value)
    case .integer:
      guard let value = Int64(word) else { throw .noValue(text, kind: "whole number") }
      return .integer(value)
    case .unsigned:
      guard let value = UInt64(word) else { throw .noValue(text, kind: "whole number from 0 on") }
      return .unsigned(value)
    case .number:
      guard let value = Double(word) else { throw .noValue(text, kind: "number") }
      return .number(value)
    case .text: return .text(text)
    case .none, .bytes, .list, .fields, .choice, .object: throw .unknownPlace
    }
  }
}
