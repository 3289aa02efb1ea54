public import Observation

/// Publishes a value while the focus is within a view, or while the view is on screen.
private struct FocusedValueModifier<Value>: ViewModifier {
  @State private var publisher = FocusedValuePublisher()
  private var scope = NodeProperty()
  let value: Value
  let isScene: Bool
  let write: (Value, inout FocusedValues) -> Void

  init(_ value: Value, isScene: Bool, write: @escaping (Value, inout FocusedValues) -> Void) {
    self.value = value
    self.isScene = isScene
    self.write = write
  }

  func body(content: Content) -> some View {
    let store = scope.node?.graph.contents.focusedValues
    publisher.isScene = isScene
    publisher.depth = Int(scope.node?.depth ?? 0)
    publisher.write = { [value, write] in write(value, &$0) }
    return
      content
      .modifier(FocusWithinAttribute(publisher: publisher, store: store, isActive: !isScene))
      .onChange(of: ComparedValue(value: value)) { if publisher.isActive { store?.changed() } }
      .onAppear { store?.add(publisher) }
      .onDisappear { store?.remove(publisher) }
  }
}

/// A value that is compared if its type allows it. Any other value counts as changed.
private struct ComparedValue<Value>: Equatable {
  let value: Value

  static func == (lhs: Self, rhs: Self) -> Bool {
    withUnsafePointer(to: lhs.value) { old in
      withUnsafePointer(to: rhs.value) { new in TypeFacts.of(Value.self, example: lhs.value).areEqual(old, new) }
    }
  }
}

private struct FocusWithinAttribute: AttributeModifier {
  typealias Body = Never
  let publisher: FocusedValuePublisher
  let store: FocusedValueStore?
  let isActive: Bool

  static var isSemantic: Bool { false }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    if isActive { attributes.reportsFocus = true }
  }

  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool {
    guard isActive, case .focusWithin(let isWithin) = event else { return false }
    if publisher.isFocused != isWithin {
      publisher.isFocused = isWithin
      store?.changed()
    }
    return true
  }
}

extension View {
  /// A value for `@FocusedValue`, while the focus is in this view.
  ///
  /// A pressed button does not take the focus from the view, so that it can act on the focused content.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
    modifier(FocusedValueModifier(value, isScene: false) { $1[keyPath: keyPath] = $0 })
  }

  /// An optional value for `@FocusedValue`, while the focus is in this view.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
    modifier(FocusedValueModifier(value, isScene: false) { if let value = $0 { $1[keyPath: keyPath] = value } })
  }

  /// An object for `@FocusedValue`, while the focus is in this view.
  public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(object, isScene: false) { if let object = $0 { $1[object: T.self] = object } })
  }

  /// A value for `@FocusedValue`, while this view is on screen.
  public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View {
    modifier(FocusedValueModifier(value, isScene: true) { $1[keyPath: keyPath] = $0 })
  }

  /// An optional value for `@FocusedValue`, while this view is on screen.
  public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> some View {
    modifier(FocusedValueModifier(value, isScene: true) { if let value = $0 { $1[keyPath: keyPath] = value } })
  }

  /// An object for `@FocusedValue`, while this view is on screen.
  public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(object, isScene: true) { if let object = $0 { $1[object: T.self] = object } })
  }

  /// An object for `@FocusedObject`, while the focus is in this view.
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(object, isScene: false) { if let object = $0 { $1[object: T.self] = object } })
  }

  /// An object for `@FocusedObject`, while this view is on screen.
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(object, isScene: true) { if let object = $0 { $1[object: T.self] = object } })
  }
}
