/// A key of ``FocusedValues`` (`SwiftUI.FocusedValueKey`).
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the view with the focus, and the views around it, publish (`SwiftUI.FocusedValues`).
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// An empty collection.
  public init() {}

  /// A value of your own; `nil` if no view has published one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// An object by its type.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

/// The values that the views of a window publish while they have the focus, or are on screen.
@MainActor
final class FocusedValueStore {
  private var publishers: [FocusedValuePublisher] = []
  let dependency = Dependency()

  init() {}

  /// The present values. Those of a scene come first, then those around the focus; inner ones replace outer ones.
  var values: FocusedValues {
    dependency.read()
    var result = FocusedValues()
    let active = publishers.filter(\.isActive).sorted {
      ($0.isFocused ? 1 : 0, $0.depth) < ($1.isFocused ? 1 : 0, $1.depth)
    }
    for publisher in active { publisher.write(&result) }
    return result
  }

  func add(_ publisher: FocusedValuePublisher) {
    publishers.append(publisher)
    if publisher.isActive { dependency.changed() }
  }

  func remove(_ publisher: FocusedValuePublisher) {
    publishers.removeAll { $0 === publisher }
    if publisher.isActive { dependency.changed() }
  }

  func changed() { dependency.changed() }
}

/// One view that publishes values.
@MainActor
final class FocusedValuePublisher: Unarchived {
  var write: (inout FocusedValues) -> Void = { _ in }
  var isScene = false
  var isFocused = false
  var depth = 0

  init() {}

  var isActive: Bool { isScene || isFocused }
}
