import IppoRender

extension PageMirror {
  /// Stands for "the attribute is not there" among values. No attribute can hold it.
  private static let absent = "\u{0}"

  /// What a control on the page shows after a person has used it. The next comparison starts from there: a value that
  /// the app has accepted is not sent back, one that it has refused or changed is.
  func hands(after event: RenderEvent, at id: RenderNodeID) -> [NodeAddress: AttributeList] {
    func value(_ name: String, _ value: String) -> [NodeAddress: AttributeList] {
      [NodeAddress(id, part: "i"): [name: value]]
    }
    switch (event, tree[id]?.element) {
    case (.setText(let text), .field): return value("value", text)
    case (.setOn(let isOn), .toggle(let toggle)) where toggle.style != .button:
      return value("checked", isOn ? "" : Self.absent)
    case (.setValue(let number), .slider): return value("value", CSSLength.number(number))
    case (.select(let index), .picker(let picker)):
      switch picker.style {
      case .segmented, .inline, .radioGroup:
        return Dictionary(
          uniqueKeysWithValues: picker.options.indices.map { option in
            (NodeAddress(id, part: "i\(option)"), ["checked": option == index ? "" : Self.absent])
          })
      case .automatic, .menu, .wheel, .navigationLink: return value("value", String(index))
      }
    default: return [:]
    }
  }

  fileprivate static func isAbsent(_ value: String) -> Bool { value == absent }
}

extension HTMLElement {
  /// Puts in what a person did to the controls.
  mutating func takeHands(of id: RenderNodeID, from hands: [NodeAddress: AttributeList]) {
    guard !hands.isEmpty else { return }
    if let part, let values = hands[NodeAddress(id, part: part)] {
      for entry in values.entries { attributes[entry.name] = PageMirror.isAbsent(entry.value) ? nil : entry.value }
    }
    for index in children.indices {
      guard case .element(var element) = children[index], element.part != nil else { continue }
      element.takeHands(of: id, from: hands)
      children[index] = .element(element)
    }
  }
}
