import IppoArchive
import IppoRender

/// A value of a state, with its parts.
struct StateNode: Equatable, Identifiable, Sendable {
  /// The kinds of values that can be edited.
  enum Kind: Equatable, Sendable {
    case bool
    case integer
    case unsigned
    case number
    case text
  }

  /// The place: `path[0].count`.
  let id: String
  /// The last part of the place.
  let name: String
  /// The value in words.
  let text: String
  /// The value as a person types it.
  let editableText: String
  /// The kind of a value that can be edited; `nil` for others.
  let kind: Kind?
  /// The places of the parts, from the root to this value.
  let path: [Int]
  /// The parts; `nil` for a value without parts.
  let children: [StateNode]?
}

extension StateNode {
  /// The maximum depth of a tree.
  private static let depthLimit = 40
  /// The maximum number of parts of a value that a tree shows.
  private static let countLimit = 500

  /// The tree of a value.
  ///
  /// - Parameters:
  ///   - archived: The value.
  ///   - name: The name of the value.
  ///   - scrub: Removes private texts from a text.
  init(_ archived: ArchivedValue, named name: String, scrub: (String) -> String) {
    self.init(archived, name: name, id: "", path: [], isPrivate: false, depth: 0, scrub: scrub)
  }

  private init(
    _ archived: ArchivedValue, name: String, id: String, path: [Int], isPrivate: Bool, depth: Int,
    scrub: (String) -> String
  ) {
    let isPrivate = isPrivate || PrivateName.contains(name)
    let parts = depth < Self.depthLimit ? archived.parts : []
    self.id = id.isEmpty ? name : id
    self.name = name
    self.path = path
    let shown = isPrivate && parts.isEmpty ? PrivateName.mask : scrub(archived.text)
    text = shown
    editableText = if case .text(let plain) = archived { plain } else { shown }
    // A mask that is written back would be the value.
    kind = isPrivate || shown != archived.text ? nil : archived.kind
    children =
      parts.isEmpty
      ? nil
      : parts.prefix(Self.countLimit).enumerated().map { index, part in
        let separator = id.isEmpty || part.name.hasPrefix("[") ? "" : "."
        return StateNode(
          part.value, name: part.name, id: id + separator + part.name, path: path + [index], isPrivate: isPrivate,
          depth: depth + 1, scrub: scrub)
      }
  }

  /// The values without parts, by their places, in order.
  var leaves: [(place: String, text: String)] {
    guard let children else { return [(id, text)] }
    return children.flatMap(\.leaves)
  }
}

extension ArchivedValue {
  /// The parts that a person cares for, in order.
  var parts: [(name: String, value: ArchivedValue)] {
    switch self {
    case .none, .bool, .integer, .unsigned, .number, .text, .bytes: []
    case .list(let values): values.enumerated().map { ("[\($0)]", $1) }
    case .fields(let fields): fields.map { ($0.name, $0.value) }
    case .choice(_, .none), .object(_, .none): []
    case .choice(_, let value), .object(_, let value): value.parts.isEmpty ? [("0", value)] : value.parts
    }
  }

  /// The value in words, without its parts.
  var text: String {
    switch self {
    case .none: "nil"
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .unsigned(let value): "\(value)"
    case .number(let value): "\(value)"
    case .text(let value): value.debugDescription
    case .bytes(let bytes): "\(bytes.count) bytes"
    case .list(let values): values.count == 1 ? "1 element" : "\(values.count) elements"
    case .fields: ""
    case .choice(let name, _): ".\(name)"
    case .object(let number, _): "object \(number)"
    }
  }

  var kind: StateNode.Kind? {
    switch self {
    case .bool: .bool
    case .integer: .integer
    case .unsigned: .unsigned
    case .number: .number
    case .text: .text
    case .none, .bytes, .list, .fields, .choice, .object: nil
    }
  }

  /// The value with another one at a place; `nil` if there is no such place.
  func replacing(at path: ArraySlice<Int>, with value: ArchivedValue) -> ArchivedValue? {
    guard let index = path.first else { return value }
    let rest = path.dropFirst()
    switch self {
    case .none, .bool, .integer, .unsigned, .number, .text, .bytes: return nil
    case .list(var values):
      guard values.indices.contains(index), let part = values[index].replacing(at: rest, with: value) else {
        return nil
      }
      values[index] = part
      return .list(values)
    case .fields(var fields):
      guard fields.indices.contains(index), let part = fields[index].value.replacing(at: rest, with: value) else {
        return nil
      }
      fields[index].value = part
      return .fields(fields)
    case .choice(let name, let inner): return inner.replacingPart(at: path, with: value).map { .choice(name, $0) }
    case .object(let number, let inner): return inner.replacingPart(at: path, with: value).map { .object(number, $0) }
    }
  }

  /// Replaces a part of the content of a case or an object, which is one value or has parts of its own.
  private func replacingPart(at path: ArraySlice<Int>, with value: ArchivedValue) -> ArchivedValue? {
    guard parts.isEmpty else { return replacing(at: path, with: value) }
    return path.first == 0 ? replacing(at: path.dropFirst(), with: value) : nil
  }
}
