internal import Foundation

/// The elements that leave identified arrays while a function runs, with their values at that time.
///
/// A store records the elements while it reduces an action. The stores of rows then keep the last state without a copy
/// of the whole collection.
@usableFromInline
package final class DepartedElements {
  /// The key of the POSIX thread-specific data of a recording thread.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key, nil)
    precondition(status == 0, "The process has no room for another value of its threads: error \(status).")
    return key
  }()

  /// The departed groups, one `DepartedGroup` for each removal.
  private var groups: [AnyObject] = []

  package init() {}

  /// Whether this thread records departing elements.
  @usableFromInline
  package static var isOn: Bool { pthread_getspecific(key) != nil }

  /// Runs a function, and records the elements that leave meanwhile.
  package func run<R>(_ body: () throws -> R) rethrows -> R {
    let outer = pthread_getspecific(Self.key)
    pthread_setspecific(Self.key, Unmanaged.passUnretained(self).toOpaque())
    defer { pthread_setspecific(Self.key, outer) }
    return try withExtendedLifetime(self, body)
  }

  @usableFromInline
  static func note(_ group: AnyObject) {
    guard let current = pthread_getspecific(key) else { return }
    Unmanaged<DepartedElements>.fromOpaque(current).takeUnretainedValue().groups.append(group)
  }

  /// The elements that have left arrays of one type.
  package func groups<ID, Element>(of type: IdentifiedArray<ID, Element>.Type) -> [DepartedGroup<ID, Element>] {
    groups.compactMap { $0 as? DepartedGroup<ID, Element> }
  }
}

/// Elements that left an array together.
package final class DepartedGroup<ID: Hashable, Element> {
  private let elements: [Element]
  private let read: (UnsafePointer<Element>) -> ID
  private lazy var places = Dictionary(
    elements.indices.map { (withUnsafePointer(to: elements[$0], read), $0) }, uniquingKeysWith: { first, _ in first })

  @usableFromInline
  init(_ elements: [Element], _ read: @escaping (UnsafePointer<Element>) -> ID) {
    self.elements = elements
    self.read = read
  }

  /// The element with an id, if the group contains it.
  package func element(_ id: ID) -> Element? { places[id].map { elements[$0] } }
}

/// A collection whose elements all leave when the collection is replaced.
package protocol _DepartingCollection {
  func _noteDeparture()
}

extension IdentifiedArray: _DepartingCollection {
  package func _noteDeparture() { self._noteDeparture(of: self._elements) }

  @usableFromInline
  func _noteDeparture(of elements: @autoclosure () -> [Element]) {
    if DepartedElements.isOn { DepartedElements.note(DepartedGroup(elements(), self._identity.read)) }
  }
}
