import IppoRender

extension RenderPage: HTMLUnit {
  func html(_ context: HTMLContext) -> HTMLElement {
    var element = context.root("div", class: "page")
    element["data-title"] = title
    if canGoBack { element["data-back"] = "" }
    if let background { element.fill(with: background) }
    let isLarge = isLargeTitle
    if isLarge { element.addClass("large") }
    let items = toolbarItems(context)
    if !isBarHidden { element.append(bar(items, isLarge: isLarge, context)) }

    // A role, not an element of its own: a page becomes and ceases to be the main one while someone types in it.
    var content = HTMLElement("div", part: "c", class: "page-content")
    if context.surroundings.isMain {
      content["role"] = "main"
    } else if !context.surroundings.isInPresentation, !title.isEmpty {
      content["role"] = "region"
      content["aria-label"] = title
    }
    if isLarge && !isBarHidden && !title.isEmpty {
      content.append(partOfBar(HTMLElement("h1", part: "t", class: "large-title", text: title)))
      if !subtitle.isEmpty {
        content.append(partOfBar(HTMLElement("div", part: "y", class: "subtitle", text: subtitle)))
      }
    }
    let search = context.children.filter { items[$0] == .search }
    if !search.isEmpty {
      var region = HTMLElement(
        "div", part: "q", class: "search", ["role": "search"], children: search.map { .node($0) })
      // There may be a search in every column.
      if context.surroundings.isBesides, !title.isEmpty { region["aria-label"] = title }
      content.append(isBarHidden ? region : partOfBar(region))
    }
    content.children += context.children.filter { items[$0] == nil }.map { .node($0) }
    element.append(content)

    let bottom = context.children.filter { items[$0] == .bottom || items[$0] == .status }
    if !bottom.isEmpty {
      var bar = HTMLElement("div", part: "f", class: "bottom-bar", ["role": "toolbar"])
      if let middle = bottom.firstIndex(where: { items[$0] == .status }) {
        bar.addClass("has-status")
        let parts: [(part: String, nodes: ArraySlice<RenderNodeID>)] = [
          ("d", bottom[..<middle]), ("e", bottom[middle...middle]), ("h", bottom[(middle + 1)...]),
        ]
        for (part, nodes) in parts { bar.append(HTMLElement("div", part: part, children: nodes.map { .node($0) })) }
      } else {
        bar.children = bottom.map { .node($0) }
      }
      element.append(bar)
    }
    let keyboard = context.children.filter { items[$0] == .keyboard }
    if !keyboard.isEmpty {
      // The extras look after the focus while it is there.
      element.append(
        HTMLElement(
          "div", part: "k", class: "bottom-bar keyboard-bar", ["role": "toolbar", "data-also": ""],
          children: keyboard.map { .node($0) }))
    }
    return element
  }

  /// A part of the bar that stands below it and scrolls with the content: the large title, and the search. It has the
  /// background of the bar, from edge to edge, and its colours.
  private func partOfBar(_ element: HTMLElement) -> HTMLElement {
    var element = element
    if case .paint(let paint) = barBackground {
      element.fill(with: paint)
      element.addClass("of-bar")
      colorAsBar(&element)
    }
    return element
  }

  private func colorAsBar(_ element: inout HTMLElement) {
    if let barColorScheme { element.styles["color-scheme"] = barColorScheme.rawValue }
  }

  private var isLargeTitle: Bool { titleMode != .inline }

  private func toolbarItems(_ context: HTMLContext) -> [RenderNodeID: RenderToolbarItem.Placement] {
    var result: [RenderNodeID: RenderToolbarItem.Placement] = [:]
    for child in context.children {
      if case .toolbar(let placement) = context.place(of: child) { result[child] = placement }
    }
    return result
  }

  private func bar(
    _ items: [RenderNodeID: RenderToolbarItem.Placement], isLarge: Bool, _ context: HTMLContext
  ) -> HTMLElement {
    func placed(_ placement: RenderToolbarItem.Placement) -> [HTMLElement.Child] {
      context.children.filter { items[$0] == placement }.map { .node($0) }
    }
    var leading = HTMLElement("div", part: "l", class: "bar-leading")
    if canGoBack && !isBackButtonHidden {
      leading.append(
        HTMLElement(
          "button", part: "b", class: "button look-bar back",
          [
            "type": "button", "data-event": "dismiss",
            "aria-label": backTitle.flatMap { $0.isEmpty ? nil : $0 } ?? context.word(.back),
          ],
          children: SymbolSet.glyph("chevron.backward") + [
            .element(HTMLElement("span", text: backTitle.flatMap { $0.isEmpty ? nil : $0 } ?? context.word(.back)))
          ]))
    }
    leading.children += placed(.leading)

    let principal = placed(.principal)
    var center = HTMLElement("div", part: "p", class: "bar-title", children: principal)
    if principal.isEmpty {
      // The large title is the heading; the small one repeats it while the large one is scrolled away.
      center.append(
        isLarge
          ? HTMLElement("span", part: "s", class: "small-title", ["aria-hidden": "true"], text: title)
          : HTMLElement("h1", part: "s", class: "small-title", text: title))
      if !isLarge, !subtitle.isEmpty {
        center.append(HTMLElement("div", part: "z", class: "subtitle", text: subtitle))
      }
    }
    let trailing = HTMLElement("div", part: "r", class: "bar-trailing", children: placed(.trailing))
    var bar = HTMLElement(
      "div", part: "n", class: "bar", context.surroundings.isMain ? ["role": "banner"] : [:],
      children: [.element(leading), .element(center), .element(trailing)])
    switch barBackground {
    case .automatic: break
    case .hidden: bar.addClass("clear")
    case .paint(let paint): bar.fill(with: paint)
    }
    colorAsBar(&bar)
    return bar
  }

  func fillAxes(_ content: FillContent) -> FillAxes { .both }

  func surroundings(of child: RenderNodeID, among children: [RenderNodeID], in around: HTMLSurroundings)
    -> HTMLSurroundings
  {
    var result = around
    result.region = .content
    result.showsTextWidth = false
    result.isBesides = true
    return result
  }

  var showsAllChildren: Bool { false }
}

extension HTMLSurroundings {
  /// A page here is the main region of the document, of which there is one (HTML, 4.4.14).
  fileprivate var isMain: Bool { !isInPresentation && !isBesides }
}
