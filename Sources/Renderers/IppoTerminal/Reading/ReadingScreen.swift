import IppoRender

/// The screen as a list of lines, made from the accessibility tree: what a browser tells assistive technology, in the same order.
struct ReadingScreen {
  /// The identity of a screen: when it changes, the whole screen is read.
  struct Scope: Equatable {
    var modal: RenderNodeID?
    var pages: [RenderNodeID] = []
    var tabs: [Int] = []
  }

  let tree: RenderTree
  let vocabulary: ReadingVocabulary
  private(set) var scope = Scope()
  private(set) var elements: [ReadingElement] = []
  /// Presentations on the screen, the uppermost last.
  private(set) var presentations: [RenderNodeID] = []
  /// The rows that have not been made yet, by container.
  private(set) var gaps: [RenderNodeID: [(id: RenderNodeID, count: Int)]] = [:]
  /// Nodes whose long press is an action of an element.
  private var held: Set<RenderNodeID> = []
  /// Nodes that have an element with their moves.
  private var movable: Set<RenderNodeID> = []
  /// The element that reads a row of a table, while its cells are added.
  private var rowLine: (row: RenderNodeID, index: Int)?

  init(_ tree: RenderTree, _ vocabulary: ReadingVocabulary) {
    self.tree = tree
    self.vocabulary = vocabulary
    for node in tree.accessibility { append(node) }
    guard let root = tree.root else { return }
    for id in tree.subtree(of: root) {
      guard case .gap(let gap)? = tree[id]?.element, let container = container(of: id) else { continue }
      gaps[container, default: []].append((id, gap.count))
    }
  }

  // MARK: Nodes

  private mutating func append(_ nodes: [AccessibilityNode]) { for node in nodes { append(node) } }

  private mutating func append(_ node: AccessibilityNode) {
    let element = tree[node.id]?.element
    switch node.role {
    case .navigation: appendPage(node)
    case .alertdialog, .dialog: appendPresentation(node)
    case .tablist: appendTabs(node)
    case .list: appendList(node)
    case .listitem: appendRow(node)
    case .menu: appendMenu(node)
    case .text: appendText(node)
    case .group:
      // The header of a section is among its children.
      if case .section? = element {} else { appendLine(node) }
      append(node.children)
    case .button where isBack(node):
      appendLine(node, name: backTitle(node), choice: .send([.dismiss], node.id))
    case .button, .link:
      if isAssistive(node) { return appendAssistive(node) }
      appendLine(node, name: rowName(node), choice: activation(of: node))
      if case .disclosure? = element { return append(node.children) }
      // The name is made of the texts.
      append(node.children.filter { $0.flattened.contains(where: \.isControl) })
    case .img where node.name.isEmpty: break
    case .img, .heading, .progressbar: appendLine(node)
    case .checkbox, .switch, .combobox, .radiogroup, .slider, .spinbutton, .textbox:
      appendLine(node, choice: ReadingChoice.control(node, element, vocabulary))
    case .status, .tab, .tabpanel, .toolbar:
      appendLine(node)
      append(node.children)
    }
  }

  private mutating func appendLine(
    _ node: AccessibilityNode, name: String? = nil, part: Int = 0, choice: ReadingChoice? = nil
  ) {
    let element = tree[node.id]?.element
    let attributes = tree[node.id]?.attributes
    let isHeading = node.role == .navigation
    let parts: [String?] =
      [name ?? node.name, vocabulary.role(of: node, element).map { vocabulary[$0] }]
      + (isHeading ? [] : vocabulary.state(of: node, element)) + [attributes?.accessibility.hint]
    append(
      ReadingElement(
        key: .init(id: node.id, part: part), words: vocabulary.line(parts), choice: node.isEnabled ? choice : nil,
        container: container(of: node.id)))
  }

  private mutating func append(_ element: ReadingElement) {
    guard !element.words.isEmpty else { return }
    elements.append(element)
    if let id = moved(around: element.key.id), movable.insert(id).inserted {
      elements[elements.count - 1].actions += ReadingItem.moves(of: id, vocabulary)
    }
    guard let id = longPressed(around: element.key.id), held.insert(id).inserted else { return }
    let name = vocabulary[.pressAndHold]
    elements[elements.count - 1].actions.append(ReadingItem(words: name, name: name, choice: .send([.longPress], id)))
  }

  /// The innermost node around an element, up to its row, that a person moves among those beside it.
  private func moved(around id: RenderNodeID) -> RenderNodeID? {
    for id in ancestors(of: id) {
      guard let node = tree[id], !node.attributes.isDisabled else { return nil }
      if case .row = node.element { return nil }
      if node.attributes.gestures.contains(.reorder) { return id }
    }
    return nil
  }

  /// The innermost node around an element, up to its row or page, that can be pressed and held.
  private func longPressed(around id: RenderNodeID) -> RenderNodeID? {
    for id in ancestors(of: id) {
      guard let node = tree[id], !node.attributes.isDisabled else { return nil }
      if node.attributes.gestures.contains(.longPress) { return id }
      switch node.element {
      case .page, .list, .scroll, .presentation, .window: return nil
      case .text, .image, .shape, .spacer, .divider, .progress, .stack, .layers, .decoration, .box, .effect, .grid,
        .gridRow, .arrangement, .fitting, .geometry, .section, .row, .gap, .button, .toggle, .field, .picker, .slider,
        .stepper, .menu, .files, .disclosure, .navigation, .toolbarItem, .tabs, .stage, .custom:
        continue
      }
    }
    return nil
  }

  // MARK: Texts

  private mutating func appendText(_ node: AccessibilityNode) {
    let parts = [node.name, node.value, tree[node.id]?.attributes.accessibility.hint]
    let words = vocabulary.line(parts)
    if let row = dataRow(of: node.id), let line = rowLine, line.row == row, line.index == elements.count - 1 {
      elements[line.index].words += ", " + words
    } else {
      append(ReadingElement(key: .init(id: node.id), words: words, container: container(of: node.id)))
      if let row = dataRow(of: node.id) { rowLine = (row, elements.count - 1) }
    }
    guard case .text(let text)? = tree[node.id]?.element, node.isEnabled else { return }
    for (index, run) in text.runs.enumerated() {
      guard let link = run.link else { continue }
      let choice: ReadingChoice? =
        text.linksAreEvents ? .send([.select(index)], node.id) : LinkScheme.link(link).map { .open($0) }
      append(
        ReadingElement(
          key: .init(id: node.id, part: index + 1), words: vocabulary.line([run.text, vocabulary[.link]]),
          choice: choice, container: container(of: node.id)))
    }
  }

  /// The name of a row of a data table that is a button: its cells.
  private func rowName(_ node: AccessibilityNode) -> String? {
    guard case .gridRow? = tree[node.id]?.element, tree[node.id]?.attributes.accessibility.label == nil else {
      return nil
    }
    return vocabulary.line(tree.children(of: node.id).map { tree.name(below: $0) })
  }

  /// The row of a data table that a cell is in.
  private func dataRow(of id: RenderNodeID) -> RenderNodeID? {
    ancestors(of: id).first { if case .gridRow(let row)? = tree[$0]?.element { row.role != nil } else { false } }
  }

  // MARK: Buttons

  private func isBack(_ node: AccessibilityNode) -> Bool {
    if case .page? = tree[node.id]?.element { true } else { false }
  }

  private func backTitle(_ node: AccessibilityNode) -> String {
    guard case .page(let page)? = tree[node.id]?.element, let title = page.backTitle, !title.isEmpty else {
      return vocabulary[.back]
    }
    return title
  }

  private func isAssistive(_ node: AccessibilityNode) -> Bool {
    if case .button(let button)? = tree[node.id]?.element { button.style == .assistive } else { false }
  }

  /// The events that a press of a button or a link sends.
  private func activation(of node: AccessibilityNode) -> ReadingChoice? {
    switch tree[node.id]?.element {
    case .disclosure(let isExpanded)?: .toggle(node.id, isOn: isExpanded)
    case .button(let button)? where button.isPaste: .paste(node.id)
    case .files?: nil
    case .some where isTapped(node.id): .send([.tap(count: 1, location: .init(x: 0, y: 0))], node.id)
    case .some: .send([.activate], node.id)
    case nil: nil
    }
  }

  private func isTapped(_ id: RenderNodeID) -> Bool {
    if case .button? = tree[id]?.element {
      return ancestors(of: id).contains { tree[$0]?.attributes.gestures.contains(.tapFirst) == true }
    }
    return tree[id]?.attributes.gestures.contains(.tap) == true
  }

  /// Adds an action for assistive technology to the element that the action stands with.
  private mutating func appendAssistive(_ node: AccessibilityNode) {
    let owner = ancestors(of: node.id).first {
      if case .decoration? = tree[$0]?.element { true } else { false }
    }
    let item = ReadingItem(
      words: vocabulary.line([node.name, node.isEnabled ? nil : vocabulary[.unavailable]]), name: node.name,
      choice: node.isEnabled ? .send([.activate], node.id) : nil)
    if let owner, let last = elements.indices.last, ancestors(of: elements[last].key.id).contains(owner) {
      elements[last].actions.append(item)
    } else {
      appendLine(node, choice: item.choice)
    }
  }

  // MARK: Containers

  private mutating func appendPage(_ node: AccessibilityNode) {
    scope.pages.append(node.id)
    appendLine(node, part: -1)
    append(node.children)
  }

  private mutating func appendPresentation(_ node: AccessibilityNode) {
    presentations.append(node.id)
    if case .presentation(let presentation)? = tree[node.id]?.element, presentation.isModal { scope.modal = node.id }
    let title = node.name.isEmpty ? node.children.first { $0.role == .navigation }?.name ?? "" : node.name
    let role = vocabulary[node.role == .alertdialog ? .alert : .dialog]
    append(
      ReadingElement(
        key: .init(id: node.id, part: -1),
        words: title.isEmpty ? role : "\(role): \(ReadingVocabulary.readable(title))"))
    append(node.children)
  }

  private mutating func appendTabs(_ node: AccessibilityNode) {
    guard case .tabs(let tabs)? = tree[node.id]?.element else { return append(node.children) }
    scope.tabs.append(tabs.selection)
    for (index, item) in tabs.items.enumerated() {
      let parts = [
        item.accessibleName, item.badge, vocabulary[.tab], index == tabs.selection ? vocabulary[.selected] : nil,
        vocabulary.words[.position, String(index + 1), String(tabs.items.count)],
        node.isEnabled ? nil : vocabulary[.unavailable],
      ]
      append(
        ReadingElement(
          key: .init(id: node.id, part: index), words: vocabulary.line(parts),
          choice: node.isEnabled ? .send([.select(index)], node.id) : nil))
    }
    append(node.children)
  }

  private mutating func appendList(_ node: AccessibilityNode) {
    if case .list(let list)? = tree[node.id]?.element, list.isRefreshable, node.isEnabled {
      append(
        ReadingElement(
          key: .init(id: node.id, part: -2), words: vocabulary.line([vocabulary[.refresh], vocabulary[.button]]),
          choice: .send([.refresh], node.id)))
    }
    append(node.children)
  }

  private mutating func appendMenu(_ node: AccessibilityNode) {
    let items = ReadingItem.items(node.children, tree, vocabulary)
    guard case .menu(let menu)? = tree[node.id]?.element, menu.style == .context else {
      return appendLine(
        node, choice: items.isEmpty ? nil : .items(title: ReadingVocabulary.readable(node.name), items))
    }
    // A context menu belongs to the element that it is around.
    if let last = elements.indices.last, ancestors(of: elements[last].key.id).contains(node.id) {
      elements[last].actions += items
    } else {
      appendLine(
        node, name: vocabulary[.contextMenu],
        choice: items.isEmpty ? nil : .items(title: vocabulary[.contextMenu], items))
    }
  }

  // MARK: Rows

  private mutating func appendRow(_ node: AccessibilityNode) {
    guard case .row(let row)? = tree[node.id]?.element else { return append(node.children) }
    let swiped = Set(tree.children(of: node.id).suffix(row.leadingActionCount + row.trailingActionCount))
    let content = node.children.filter { !swiped.contains($0.id) }
    let controls = content.flatMap(\.flattened).count { $0.isControl }
    let isSelectable = row.canBeSelected && list(of: node.id)?.isSelectable ?? false
    let first = elements.count
    // The only control of a row stands for the row.
    if controls == 0 || isSelectable && controls > 1 {
      appendLine(
        node, name: rowText(node, content) + (row.badge.map { ", " + $0 } ?? ""),
        choice: isSelectable ? .send([.activate], node.id) : nil)
      append(content.filter { $0.flattened.contains(where: \.isControl) || $0.role == .menu })
    } else {
      append(content)
      if elements.indices.contains(first) {
        let state = [row.badge, row.isSelected ? vocabulary[.selected] : nil]
        elements[first].words = vocabulary.line([elements[first].words] + state)
      }
    }
    guard elements.indices.contains(first), node.isEnabled else { return }
    let actions = ReadingItem.items(node.children.filter { swiped.contains($0.id) }, tree, vocabulary)
    elements[first].actions += actions + ReadingItem.items(of: row, node.id, tree, vocabulary, unless: actions)
  }

  /// The text of a row without its swipe actions.
  private func rowText(_ node: AccessibilityNode, _ content: [AccessibilityNode]) -> String {
    guard tree[node.id]?.attributes.accessibility.label == nil, !content.isEmpty else { return node.name }
    return content.map { tree.name(below: $0.id) }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func list(of id: RenderNodeID) -> RenderList? {
    ancestors(of: id).lazy.compactMap { if case .list(let list)? = tree[$0]?.element { list } else { nil } }.first
  }

  // MARK: Ancestors

  private func ancestors(of id: RenderNodeID) -> UnfoldFirstSequence<RenderNodeID> {
    sequence(first: id) { [tree] in tree.parent(of: $0) }
  }

  /// The list or the scrolled region around a node.
  func container(of id: RenderNodeID) -> RenderNodeID? {
    ancestors(of: id).dropFirst().first {
      switch tree[$0]?.element {
      case .list?, .scroll?: true
      case .grid(let grid)?: grid.hasHeader
      case .some, nil: false
      }
    }
  }
}

/// The nodes from one upwards.
typealias UnfoldFirstSequence<Element> = UnfoldSequence<Element, (Element?, Bool)>
