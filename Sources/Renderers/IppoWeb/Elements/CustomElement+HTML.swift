import IppoRender

extension RenderCustomElement: HTMLUnit {
  /// The element of the script, which is loaded by a part of the client of its own. Until the element is defined, and
  /// where it cannot be loaded, the fallback is visible. Shadow trees have no slot of its name, and in elements without
  /// a shadow tree the style sheet hides it.
  func html(_ context: HTMLContext) -> HTMLElement {
    guard let script, Self.isName(name) else { return box(context) }
    var element = context.root(name, class: "custom-element")
    for (name, value) in attributes.sorted(by: { $0.key < $1.key }) where Self.isAttribute(name) {
      element[name] = value
    }
    element["data-script"] = ScriptResponder.address(of: script)
    element["data-also"] = "custom"
    element["data-listens"] = events.filter(Self.isEvent).joined(separator: " ")
    if context.isDisabled { element["disabled"] = "" }
    for (index, child) in context.children.enumerated() {
      let slot = index == 0 ? Self.fallbackSlot : slots.indices.contains(index - 1) ? slots[index - 1] : ""
      element.append(
        HTMLElement(context.boxTag, part: "s\(index)", class: "slot", ["slot": slot], children: [.node(child)]))
    }
    return element
  }

  private static let fallbackSlot = "fallback"

  /// The fallback alone.
  private func box(_ context: HTMLContext) -> HTMLElement {
    context.root(context.boxTag, class: "box", children: context.children.prefix(1).map { .node($0) })
  }

  var showsAllChildren: Bool { script != nil && Self.isName(name) }

  func fillAxes(_ content: FillContent) -> FillAxes { showsAllChildren ? .both : content.first }
}
