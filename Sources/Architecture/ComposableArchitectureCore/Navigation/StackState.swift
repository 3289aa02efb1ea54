public import CasePaths
public import CustomDump
import Dependencies
import IssueReporting
public import OrderedCollections

/// The features on a navigation stack, from the bottom to the top.
///
/// A collection whose elements are also found by the id each got when it was pushed.
public struct StackState<Element> {
  @usableFromInline var elements = StackElements()

  /// Makes an empty stack.
  public init() {}

  /// The ids, from the bottom to the top.
  public var ids: OrderedSet<StackElementID> {
    elements.ids
  }

  /// The element with an id. Setting nil removes it, and everything above stays.
  ///
  /// Only tests set elements that are not there: the app pushes them. Elsewhere that is reported as an issue.
  ///
  /// - Parameter id: The id.
  public subscript(id id: StackElementID) -> Element? {
    @inlinable _read {
      if let box = box(id) {
        defer { withExtendedLifetime(box) {} }
        yield box.optional.pointee
      } else {
        yield nil
      }
    }
    _modify {
      let (box, before) = boxToChange(id) { divergence(of: Element.self)($0) }
      defer { settle(box, id: id, before: before) }
      yield &box.optional.pointee
    }
    set {
      if withUnsafePointer(to: newValue, { !isNil($0) }), elements.index(id) == nil, !isTesting {
        reportIssue("No element of the stack has the ID \(id): nothing was stored. Push with \"append\".")
        return
      }
      let (box, before) = boxToChange(id) { identification(of: Element.self)(UnsafePointer($0)) }
      withUnsafePointer(to: newValue) { box.optional.update(from: $0, count: 1) }
      settle(box, id: id, before: before)
    }
  }

  /// The box of an element that is about to be changed, and what it holds, or an empty one if there is no element.
  private mutating func boxToChange(
    _ id: StackElementID, _ identify: (UnsafeMutablePointer<Element>) -> _StateIdentity
  ) -> (box: ChildBox<Element>, before: _StateIdentity?) {
    guard let index = elements.index(id) else { return (.empty(), nil) }
    let box = uniqueBox(at: index)
    return (box, identify(box.pointer))
  }

  /// Takes note of what became of an element in its box.
  private mutating func settle(
    _ box: ChildBox<Element>, id: StackElementID, before: _StateIdentity?
  ) {
    switch (before, isNil(box.optional)) {
    case (nil, true): elements.revise()
    case (nil, false): elements.push(box, id: id)
    case (_?, true): elements.remove(id)
    case (let before?, false):
      if !before.isSame(as: identification(of: Element.self)(UnsafePointer(box.pointer))) { elements.revise() }
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
    guard let index = elements.index(id) else { return }
    elements.removeLast(elements.count - index)
  }

  /// Removes all above an element.
  ///
  /// - Parameter id: The element.
  public mutating func pop(to id: StackElementID) {
    guard let index = elements.index(id) else { return }
    elements.removeLast(elements.count - index - 1)
  }

  /// Changes an element in place.
  @inlinable
  mutating func modifyElement<R>(
    at index: Int, diverge: (UnsafeMutablePointer<Element>) -> _StateIdentity,
    identify: (UnsafePointer<Element>) -> _StateIdentity, _ body: (inout Element) -> R
  ) -> R {
    let element = uniqueBox(at: index).pointer
    let before = diverge(element)
    let result = body(&element.pointee)
    if !before.isSame(as: identify(UnsafePointer(element))) { elements.revise() }
    return result
  }

  /// Reads an element without copying it.
  @inlinable
  func withElement<R>(_ id: StackElementID, _ body: (UnsafePointer<Element>) -> R) -> R? {
    guard let box = box(id) else { return nil }
    return withExtendedLifetime(box) { body(UnsafePointer(box.pointer)) }
  }

  /// The box of an element.
  @inlinable
  func box(_ id: StackElementID) -> ChildBox<Element>? {
    elements.box(id).map { unsafeDowncast($0, to: ChildBox<Element>.self) }
  }

  /// The box at a position.
  @inlinable
  func box(at index: Int) -> ChildBox<Element> {
    unsafeDowncast(elements.boxes[index], to: ChildBox<Element>.self)
  }

  /// The box at a position, which nobody else refers to.
  @inlinable
  mutating func uniqueBox(at index: Int) -> ChildBox<Element> {
    if !elements.isUnique(index) { elements.move(index, to: box(at: index).copy()) }
    return box(at: index)
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
    @inlinable _read { yield box(at: position).pointer.pointee }
  }

  /// Adds an element on top, which gets an id of its own.
  @inlinable
  public mutating func append(_ newElement: Element) {
    let box = withUnsafePointer(to: newElement) { ChildBox.wrapping($0) }
    elements.push(box, id: nextID())
  }

  /// Removes the element on top.
  ///
  /// - Returns: The element.
  @inlinable
  @discardableResult
  public mutating func removeLast() -> Element {
    let box = box(at: elements.count - 1)
    elements.removeLast(1)
    // The last reference may be this one.
    return withExtendedLifetime(box) { box.pointer.pointee }
  }

  /// Replaces elements by others, which get ids of their own.
  public mutating func replaceSubrange(_ subrange: Range<Int>, with newElements: some Collection<Element>) {
    elements.remove(subrange)
    if newElements.isEmpty { return }
    let generator = DependencyValues._current.stackElementID
    var index = subrange.lowerBound
    for element in newElements {
      let box = withUnsafePointer(to: element) { ChildBox.wrapping($0) }
      index = elements.insert(box, id: generator.next(), at: index)
    }
  }

  /// Removes all elements.
  public mutating func removeAll(keepingCapacity: Bool = false) {
    elements.removeLast(elements.count)
  }

  /// Removes elements from the top.
  public mutating func removeLast(_ k: Int) {
    elements.removeLast(k)
  }

  @usableFromInline
  func nextID() -> StackElementID {
    DependencyValues._current.stackElementID.next()
  }
}

extension StackState: Equatable where Element: Equatable {
  /// Whether the elements and their ids are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.elements.ids == rhs.elements.ids
      && lhs.indices.allSatisfy { lhs.box(at: $0).pointer.pointee == rhs.box(at: $0).pointer.pointee }
  }
}

extension StackState: Hashable where Element: Hashable {
  /// Hashes the elements and their ids.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements.ids)
    for index in indices { box(at: index).pointer.pointee.hash(into: &hasher) }
  }
}

extension StackState: @unchecked Sendable where Element: Sendable {}  // its boxes are copied before they are changed

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
  public var description: String { Array(self).description }
}

extension StackState: CustomDebugStringConvertible {
  /// The type and the elements.
  public var debugDescription: String { "\(Self.self)(\(zip(ids, self).map { ($0, $1) }))" }
}

extension StackState: CustomDumpReflectable {
  /// The elements by id.
  public var customDumpMirror: Mirror {
    Mirror(
      self,
      unlabeledChildren: Array(zip(ids, self)),
      displayStyle: .dictionary
    )
  }
}

extension StackState: IdentifiedByParts {
  static func makeIdentification() -> (UnsafePointer<Self>) -> _StateIdentity {
    Element.self is any ObservableState.Type ? { .structure($0.pointee.elements.revision) } : { _ in .unknown }
  }

  static func makeDivergence() -> (UnsafeMutablePointer<Self>) -> _StateIdentity {
    let identify = makeIdentification()
    return {
      $0.pointee._$willModify()
      return identify(UnsafePointer($0))
    }
  }

  /// Which elements are there. Without identities of their own, a stack counts as changed whenever it was touched.
  @inlinable
  public var _$identity: _StateIdentity {
    Element.self is any ObservableState.Type ? .structure(elements.revision) : .unknown
  }

  /// Lets the stack diverge from its copies.
  public mutating func _$willModify() {
    elements.revise()
  }
}
