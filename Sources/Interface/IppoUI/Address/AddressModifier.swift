/// Puts a part into the address, in front of those of the views inside.
struct AddressModifier: ViewModifier {
  let kind: AddressPart.Kind
  let texts: @MainActor () -> [String]
  let take: @MainActor ([String]) -> Void

  func body(content: Content) -> some View {
    let part = AddressPart(kind: kind, texts: texts()) { wanted in
      if wanted != texts() { take(wanted) }
    }
    return content.transformPreference(AddressKey.self) { $0.insert(part, at: 0) }
  }
}

extension AddressModifier {
  /// A segment for each value.
  init<Value>(_ path: Binding<[Value]>, _ spelling: AddressSpelling<Value>) {
    kind = .path
    texts = { path.wrappedValue.map(spelling.text) }
    take = { segments in
      var values: [Value] = []
      for segment in segments {
        guard let value = spelling.value(segment) else { break }
        values.append(value)
      }
      path.wrappedValue = values
    }
  }

  /// A segment, or none.
  init<Value>(_ value: Binding<Value?>, _ spelling: AddressSpelling<Value>) {
    kind = .path
    texts = { value.wrappedValue.map { [spelling.text($0)] } ?? [] }
    take = { segments in
      guard let segment = segments.first else {
        value.wrappedValue = nil
        return
      }
      if let new = spelling.value(segment), [segment] != value.wrappedValue.map({ [spelling.text($0)] }) {
        value.wrappedValue = new
      }
    }
  }

  /// An item that is not written for one value.
  init<Value>(_ name: String, _ value: Binding<Value>, _ absent: Value?, _ spelling: AddressSpelling<Value>) {
    kind = .item(name)
    let unwritten = absent.map(spelling.text)
    texts = {
      let text = spelling.text(value.wrappedValue)
      return text == unwritten ? [] : [text]
    }
    take = { texts in
      if let new = texts.first.map(spelling.value) ?? absent { value.wrappedValue = new }
    }
  }

  /// An item, or none.
  init<Value>(_ name: String, _ value: Binding<Value?>, _ spelling: AddressSpelling<Value>) {
    kind = .item(name)
    texts = { value.wrappedValue.map { [spelling.text($0)] } ?? [] }
    take = { texts in
      guard let text = texts.first else {
        value.wrappedValue = nil
        return
      }
      if let new = spelling.value(text) { value.wrappedValue = new }
    }
  }
}
