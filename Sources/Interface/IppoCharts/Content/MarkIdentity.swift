import Foundation
import IppoUI

/// The identity of a mark: the ids of the elements and the places of the statements that lead to it.
///
/// The place of an element in its collection has no part in it. A mark therefore keeps its drawing when elements are inserted,
/// removed or moved, and animations move the mark of the same element.
struct MarkIdentity: Hashable, CustomStringConvertible {
  enum Part: Hashable {
    /// The place of a statement among those of a builder, or of an element without an id.
    case place(Int)
    /// The branch of a condition.
    case branch(Bool)
    /// The id of an element.
    case element(AnyHashable)
    /// Distinguishes marks whose other parts are equal.
    case occurrence(Int)

    /// The id of an element, or else its place.
    static func part(of element: some Any, at place: Int) -> Part {
      (element as? any Identifiable).map { .element(id(of: $0)) } ?? .place(place)
    }

    private static func id(of element: some Identifiable) -> AnyHashable { AnyHashable(element.id) }
  }

  private(set) var parts: [Part] = []

  mutating func append(_ part: Part) { parts.append(part) }

  mutating func removeLast() { parts.removeLast() }

  /// A number for the identity. It is the same in every process if the ids of the elements are.
  var number: UInt64 {
    parts.reduce(0xcbf2_9ce4_8422_2325) { number, part in
      let next: UInt64 =
        switch part {
        case .place(let place): UInt64(bitPattern: Int64(place)) &* 2
        case .branch(let isFirst): isFirst ? 3 : 5
        case .element(let id): Self.number(of: id)
        case .occurrence(let number): UInt64(bitPattern: Int64(number)) &* 2 &+ 7
        }
      return (number ^ next) &* 0x0000_0100_0000_01b3
    }
  }

  private static func number(of id: AnyHashable) -> UInt64 {
    // A description of an identifier takes longer than its bytes.
    if let identifier = id.base as? UUID {
      return withUnsafeBytes(of: identifier.uuid) { bytes in bytes.reduce(0) { $0 &* 31 &+ UInt64($1) } }
    }
    return id.stableName ?? UInt64(bitPattern: Int64(id.hashValue))
  }

  var description: String { String(number, radix: 36) }
}

extension _ChartMarks {
  /// Adds a mark with the identity of the content around it.
  mutating func append(_ mark: ChartMark) {
    var mark = mark
    mark.identity = identity
    marks.append(mark)
  }

  /// Adds content that a part of the identity tells from the content beside it.
  mutating func within(_ part: MarkIdentity.Part, _ collect: (inout _ChartMarks) -> Void) {
    identity.append(part)
    collect(&self)
    identity.removeLast()
  }
}

extension [ChartMark] {
  /// The marks, with identities of which each is another one.
  var distinguished: [ChartMark] {
    var counts: [MarkIdentity: Int] = [:]
    counts.reserveCapacity(count)
    var marks = self
    for index in marks.indices {
      let known = counts[marks[index].identity, default: 0]
      counts[marks[index].identity] = known + 1
      if known > 0 { marks[index].identity.append(.occurrence(known)) }
    }
    return marks
  }
}
