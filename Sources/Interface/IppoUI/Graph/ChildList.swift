/// One of the elements some content flattens to, with the traits that modifiers have put on it.
struct ViewChild {
  let element: ElementNode
  var traits: ViewTraits

  subscript<T: ViewTrait>(trait: T.Type) -> T.Value { traits[trait] }
}

/// The elements some content flattens to, in order.
@MainActor
struct ChildList {
  var children: [ViewChild] = []
  /// Traits of the modifiers around the collected views; inner ones win.
  private(set) var traits = ViewTraits()

  mutating func append(_ element: ElementNode) {
    children.append(ViewChild(element: element, traits: traits))
  }

  /// A list without children, for collecting under the same modifiers.
  func emptied() -> ChildList {
    var copy = self
    copy.children = []
    return copy
  }

  /// Collects with more traits; those set further inside win.
  mutating func with(_ add: (inout ViewTraits) -> Void, collect: (inout ChildList) -> Void) {
    let outer = traits
    add(&traits)
    collect(&self)
    traits = outer
  }
}

/// A value a modifier puts on a view for the container around it (SwiftUI's view traits): a tag, a tab item.
protocol ViewTrait {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Traits by key.
struct ViewTraits {
  private var values = KeyedValues()

  subscript<T: ViewTrait>(trait: T.Type) -> T.Value {
    get { values[ObjectIdentifier(trait)].map { $0 as! T.Value } ?? T.defaultValue }
    set { values[ObjectIdentifier(trait)] = newValue }
  }

  /// Adds the traits of `inner`, which win.
  mutating func merge(_ inner: ViewTraits) {
    values.merge(inner.values)
  }
}
