import IppoRender

extension PageMirror {
  /// The values that the user put into controls, by the address of the part that shows them: attributes, `nil` for
  /// removed ones.
  typealias Entered = [NodeAddress: [String: String?]]

  /// The attributes of a control on the page after the user has used it. The next comparison starts from there: a value
  /// that the app has accepted is not sent back, one that it has refused or changed is.
  func entered(by event: RenderEvent, at id: RenderNodeID) -> Entered {
    guard let unit = tree[id]?.element.unit else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: unit.entered(by: event).map { (NodeAddress(id, part: $0.key), $0.value) })
  }
}

extension HTMLElement {
  /// Puts in what a person did to the controls.
  mutating func take(_ entered: PageMirror.Entered, of id: RenderNodeID) {
    guard !entered.isEmpty else { return }
    if let part, let values = entered[NodeAddress(id, part: part)] {
      for (name, value) in values { attributes[name] = value }
    }
    for index in children.indices {
      guard case .element(var element) = children[index], element.part != nil else { continue }
      element.take(entered, of: id)
      children[index] = .element(element)
    }
  }
}
