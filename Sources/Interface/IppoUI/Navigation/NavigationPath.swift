/// Values of any type, one for each page on top of the root (`SwiftUI.NavigationPath`).
public struct NavigationPath: Equatable {
  var elements: [AnyHashable]

  /// An empty path: the root alone is shown.
  public init() { elements = [] }

  /// A path with a page for each value; the last one is on screen.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { self.elements = elements.map { AnyHashable($0) } }

  /// The number of pages on top of the root.
  public var count: Int { elements.count }

  /// Whether the root alone is shown.
  public var isEmpty: Bool { elements.isEmpty }

  /// Opens a page.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Closes the last `k` pages.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

/// The pages of a navigation as its host reads and writes them.
struct PathAccess {
  let elements: () -> [AnyHashable]
  /// `false`: values of this type have no place in the path.
  let append: (AnyHashable) -> Bool
  let removeAll: (_ from: Int) -> Void
  /// The address of the path with a value on top of some of its elements, as far as the descriptions around it go.
  let address: (_ elements: [AnyHashable], _ value: AnyHashable, [AddressDescription]) -> String?

  init(_ path: Binding<NavigationPath>) {
    // Its values are of any type, and no description is of such a path.
    address = { _, _, _ in nil }
    elements = { path.wrappedValue.elements }
    append = {
      path.wrappedValue.elements.append($0)
      return true
    }
    removeAll = { index in
      let count = path.wrappedValue.count
      if index < count { path.wrappedValue.removeLast(count - index) }
    }
  }

  init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Data>)
  where Data.Element: Hashable {
    address = { elements, value, descriptions in
      guard let values = (elements + [value]).map(\.base) as? [Data.Element] else { return nil }
      return descriptions.address(setting: path.location, to: Data(values))
    }
    elements = { path.wrappedValue.map { AnyHashable($0) } }
    append = {
      guard let element = $0.base as? Data.Element else { return false }
      path.wrappedValue.append(element)
      return true
    }
    removeAll = { index in
      let count = path.wrappedValue.count
      if index < count {
        let data = path.wrappedValue
        path.wrappedValue.removeSubrange(data.index(data.startIndex, offsetBy: index)..<data.endIndex)
      }
    }
  }
}
