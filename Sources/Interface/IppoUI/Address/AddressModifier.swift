/// Puts a part into the address, in front of the parts of the views inside, which read it as well.
struct AddressModifier: ViewModifier {
  let description: AddressDescription

  func body(content: Content) -> some View {
    let description = description
    let part = AddressPart(kind: description.kind, texts: description.texts()) { wanted in
      if wanted != description.texts() { description.take(wanted) }
    }
    return
      content
      .transformPreference(AddressKey.self) { $0.insert(part, at: 0) }
      .transformEnvironment(\.addressDescriptions) { $0.append(description) }
  }
}

/// Gives a view its part of the address where its window begins at one, before the content of the view is made.
private struct AddressOpening: ViewModifier {
  typealias Body = Never

  let description: AddressDescription

  static func _makeNode<V: View>(_ modifier: Self, _ content: V, in parent: _Node, _ inputs: _NodeInputs) -> _Node {
    AddressOpeningNode(modifier.description, content, in: parent, inputs)
  }

  static func _patchNode<V: View>(_ node: _Node, _ modifier: Self, _ content: V) {
    unsafeDowncast(node, to: AddressOpeningNode<V>.self).patch(content)
  }
}

private final class AddressOpeningNode<V: View>: _Node {
  private var content: _Node?
  /// The content to make, unless a view around replaces it.
  private var waiting: V?

  init(_ description: AddressDescription, _ content: V, in parent: _Node, _ inputs: _NodeInputs) {
    super.init(in: parent, inputs)
    if graph.contents.addresses.begin(description, at: self) {
      waiting = content
      setNeedsUpdate()
    } else {
      self.content = V._makeNode(content, in: self, inputs)
    }
  }

  func patch(_ content: V) {
    if let node = self.content { V._patchNode(node, content) } else { make(content) }
  }

  override func update() {
    if let waiting { make(waiting) }
  }

  private func make(_ content: V) {
    waiting = nil
    graph.contents.addresses.endWaiting(self)
    self.content = V._makeNode(content, in: self, inputs)
    inputs.parentElement?.setNeedsChildren()
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }

  override func willRemove() { graph.contents.addresses.endWaiting(self) }
}

extension View {
  /// Puts a part into the address, and takes it over from one.
  func addressed(by modifier: AddressModifier) -> some View {
    self.modifier(modifier).modifier(AddressOpening(description: modifier.description))
  }

  /// Sets the part of the address that stands for a value.
  ///
  /// - Parameters:
  ///   - texts: The segments, or the value of the item if it is in the address; `nil` for a value without an address.
  ///   - take: Takes over the segments or the value of an address.
  package func address<Value>(
    _ kind: AddressPart.Kind, of value: Binding<Value>, texts: @escaping (Value) -> [String]?,
    take: @escaping @MainActor ([String]) -> Void
  ) -> some View {
    addressed(by: AddressModifier(description: AddressDescription(kind, value, texts: texts, take: take)))
  }

  /// Sets the part of the address that stands for a part of a value, to which bindings are made.
  ///
  /// - Parameter part: reads the part, whose bindings lead to addresses.
  package func address<Part, Whole>(
    _ kind: AddressPart.Kind, of part: @escaping (Whole) -> Part, in whole: Binding<Whole>,
    texts: @escaping (Part) -> [String]?, take: @escaping @MainActor ([String]) -> Void
  ) -> some View {
    addressed(by: AddressModifier(description: AddressDescription(kind, part, of: whole, texts: texts, take: take)))
  }
}

extension AddressModifier {
  /// A segment for each value.
  init<Value>(_ path: Binding<[Value]>, _ spelling: AddressSpelling<Value>) {
    description = AddressDescription(.path, path) {
      $0.map(spelling.text)
    } take: { segments in
      var values: [Value] = []
      for segment in segments {
        guard let value = spelling.value(segment) else { break }
        values.append(value)
      }
      path.wrappedValue = values
    }
  }

  /// A segment, or none.
  init<Value>(
    _ value: Binding<Value?>, _ spelling: AddressSpelling<Value>, where isAddressed: @escaping (Value) -> Bool
  ) {
    description = AddressDescription(.path, value) {
      guard let value = $0 else { return [] }
      return isAddressed(value) ? [spelling.text(value)] : nil
    } take: { segments in
      guard let segment = segments.first else {
        value.wrappedValue = nil
        return
      }
      if let new = spelling.value(segment), isAddressed(new),
        [segment] != value.wrappedValue.map({ [spelling.text($0)] })
      {
        value.wrappedValue = new
      }
    }
  }

  /// An item that is not written for one value.
  init<Value>(_ name: String, _ value: Binding<Value>, _ absent: Value?, _ spelling: AddressSpelling<Value>) {
    let unwritten = absent.map(spelling.text)
    description = AddressDescription(.item(name), value) {
      let text = spelling.text($0)
      return text == unwritten ? [] : [text]
    } take: { texts in
      if let new = texts.first.map(spelling.value) ?? absent { value.wrappedValue = new }
    }
  }

  /// An item, or none.
  init<Value>(_ name: String, _ value: Binding<Value?>, _ spelling: AddressSpelling<Value>) {
    description = AddressDescription(.item(name), value) {
      $0.map { [spelling.text($0)] } ?? []
    } take: { texts in
      guard let text = texts.first else {
        value.wrappedValue = nil
        return
      }
      if let new = spelling.value(text) { value.wrappedValue = new }
    }
  }
}
