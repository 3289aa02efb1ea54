public import CasePaths
public import CustomDump
import Dependencies
import IdentifiedCollections
import IssueReporting
public import OrderedCollections

/// The features on a navigation stack, from the bottom to the top.
///
/// A collection whose elements are also found by the id each got when it was pushed.
public struct StackState<Element> {
  var elements: OrderedDictionary<StackElementID, Element>
  /// What came and went since the reducer of the stack last looked.
  var changes = StackChanges()
  /// Changes with every element that comes, goes or is replaced, and never back: copies of a stack are told apart by it
  /// without looking at their elements.
  private var revision: UInt64 = 0

  /// Makes an empty stack.
  public init() {
    elements = [:]
  }

  /// The ids, from the bottom to the top.
  public var ids: OrderedSet<StackElementID> {
    elements.keys
  }

  /// The element with an id. Setting nil removes it, and everything above stays.
  ///
  /// Only tests set elements that are not there: the app pushes them. Elsewhere that is reported as an issue.
  ///
  /// - Parameter id: The id.
  public subscript(id id: StackElementID) -> Element? {
    _read { yield elements[id] }
    _modify {
      let before = identity(ofElementAt: id)
      yield &elements[id]
      noteChange(at: id, from: before)
    }
    set {
      if newValue != nil, elements[id] == nil, !isTesting {
        reportIssue("Can't assign element at missing ID.")
        return
      }
      let before = identity(ofElementAt: id)
      elements[id] = newValue
      noteChange(at: id, from: before)
    }
  }

  private func identity(ofElementAt id: StackElementID) -> _StateIdentity? {
    elements[id].map { withUnsafePointer(to: $0, identification(of: Element.self)) }
  }

  /// Notes that the element with an id came, left or was replaced, if it did.
  private mutating func noteChange(at id: StackElementID, from before: _StateIdentity?) {
    let after = identity(ofElementAt: id)
    if let before, let after, before.isSame(as: after) { return }
    revise()
    switch (before != nil, after != nil) {
    case (true, false): changes.leave(id)
    case (false, true): changes.arrive(id)
    default: break
    }
  }

  /// The element with an id, if it is in a case.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - path: The case.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  public subscript<Case>(
    id id: StackElementID,
    case path: CaseKeyPath<Element, Case>,
    fileID fileID: _HashableStaticString = #fileID,
    filePath filePath: _HashableStaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column
  ) -> Case? where Element: CasePathable {
    _read { yield self[id: id].flatMap { $0[case: path] } }
    _modify {
      let oldRoot = self[id: id]
      if let oldRoot, oldRoot[case: path] == nil {
        var value: Case?
        yield &value
        reportUnrelatedCase(
          of: oldRoot,
          at: SourceLocation(fileID: fileID.value, filePath: filePath.value, line: line, column: column)
        )
        return
      }
      var value = oldRoot.flatMap { $0[case: path] }
      yield &value
      self[id: id] = value.map { path($0) }
    }
  }

  /// Removes an element and all above it.
  ///
  /// - Parameter id: The element.
  public mutating func pop(from id: StackElementID) {
    guard let index = elements.index(forKey: id) else { return }
    removeLast(elements.count - index)
  }

  /// Removes all above an element.
  ///
  /// - Parameter id: The element.
  public mutating func pop(to id: StackElementID) {
    guard let index = elements.index(forKey: id) else { return }
    removeLast(elements.count - index - 1)
  }

  /// Adds an element under an id that was given to it.
  mutating func push(_ element: Element, id: StackElementID) {
    elements[id] = element
    changes.arrive(id)
    revise()
  }

  /// Changes an element in place.
  mutating func modifyElement<R>(
    at index: Int, identify: (UnsafePointer<Element>) -> _StateIdentity, _ body: (inout Element) -> R
  ) -> R {
    func change(_ element: inout Element) -> (isReplaced: Bool, result: R) {
      let before = withUnsafePointer(to: &element) { identify($0) }
      let result = body(&element)
      return (!before.isSame(as: withUnsafePointer(to: &element) { identify($0) }), result)
    }
    let (isReplaced, result) = change(&elements.values[index])
    if isReplaced { revise() }
    return result
  }

  /// Notes that the stack is not what it was.
  mutating func revise() {
    revision = StructureRevision.next()
  }
}

extension StackState: RandomAccessCollection, RangeReplaceableCollection {
  /// The position of the bottom element.
  public var startIndex: Int { 0 }

  /// The position after the top element.
  public var endIndex: Int { elements.count }

  /// The position above.
  public func index(after i: Int) -> Int { i + 1 }

  /// The position below.
  public func index(before i: Int) -> Int { i - 1 }

  /// The element at a position.
  public subscript(position: Int) -> Element {
    elements.elements[position].value
  }

  /// Adds an element on top, which gets an id of its own.
  public mutating func append(_ newElement: Element) {
    push(newElement, id: DependencyValues._current.stackElementID.next())
  }

  /// Replaces elements by others, which get ids of their own.
  public mutating func replaceSubrange(_ subrange: Range<Int>, with newElements: some Collection<Element>) {
    revise()
    for id in elements.keys[subrange] { changes.leave(id) }
    elements.removeSubrange(subrange)
    if newElements.isEmpty { return }
    let generator = DependencyValues._current.stackElementID
    for (offset, element) in newElements.enumerated() {
      let id = generator.next()
      elements.updateValue(element, forKey: id, insertingAt: subrange.lowerBound + offset)
      changes.arrive(id)
    }
  }

  /// Removes all elements.
  public mutating func removeAll(keepingCapacity: Bool = false) {
    revise()
    for id in elements.keys { changes.leave(id) }
    elements.removeAll(keepingCapacity: keepingCapacity)
  }

  /// Removes elements from the top.
  public mutating func removeLast(_ k: Int) {
    revise()
    for id in elements.keys.suffix(k) { changes.leave(id) }
    elements.removeLast(k)
  }
}

extension StackState: Equatable where Element: Equatable {
  /// Whether the elements and their ids are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.elements == rhs.elements }
}

extension StackState: Hashable where Element: Hashable {
  /// Hashes the elements and their ids.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension StackState: @unchecked Sendable where Element: Sendable {}

extension StackState: Decodable where Element: Decodable {
  /// Decodes a list of elements, which get ids of their own.
  public init(from decoder: any Decoder) throws {
    self.init(try [Element](from: decoder))
  }
}

extension StackState: Encodable where Element: Encodable {
  /// Encodes a list of elements.
  public func encode(to encoder: any Encoder) throws {
    try [Element](self).encode(to: encoder)
  }
}

extension StackState: CustomStringConvertible {
  /// The elements.
  public var description: String { elements.values.elements.description }
}

extension StackState: CustomDebugStringConvertible {
  /// The type and the elements.
  public var debugDescription: String { "\(Self.self)(\(elements.elements.map { ($0.key, $0.value) }))" }
}

extension StackState: CustomDumpReflectable {
  /// The elements by id.
  public var customDumpMirror: Mirror {
    Mirror(
      self,
      unlabeledChildren: Array(zip(elements.keys, elements.values)),
      displayStyle: .dictionary
    )
  }
}

extension StackState: _StateIdentifiable {
  /// Which elements are there. Without identities of their own, a stack counts as changed whenever it was touched.
  public var _$identity: _StateIdentity {
    Element.self is any ObservableState.Type ? .structure(revision) : .unknown
  }
}
