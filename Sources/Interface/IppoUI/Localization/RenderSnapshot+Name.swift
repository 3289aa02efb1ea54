internal import IppoRender

@MainActor
extension ViewChild {
  /// The name of a control with the child as its label: the text of the child, or else the spoken names of its symbols.
  var name: String { content.name }
}

extension RenderSnapshot {
  /// The text of the snapshot, or else the spoken names of its symbols.
  var name: String {
    let text = text
    if !text.isEmpty { return text }
    var parts: [String] = []
    visit { element, attributes in
      guard !attributes.accessibility.isHidden, case .image(let image) = element else { return }
      if let label = attributes.accessibility.label {
        parts.append(label)
      } else if case .symbol(let name) = image.source {
        parts.append(TextLookUp.translation(of: SpokenSymbol.name(of: name), for: locale))
      }
    }
    return parts.joined(separator: " ")
  }
}
