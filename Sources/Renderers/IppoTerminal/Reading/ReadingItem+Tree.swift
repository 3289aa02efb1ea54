import IppoRender

extension ReadingChoice {
  /// The choice of a control.
  static func control(_ node: AccessibilityNode, _ element: RenderElement?, _ vocabulary: ReadingVocabulary) -> Self? {
    switch element {
    case .toggle(let toggle)?: .toggle(node.id, isOn: toggle.isOn)
    case .field?: .text(node.id)
    case .slider?: .number(node.id)
    case .stepper?: .step(node.id)
    case .picker(let picker)?:
      .items(
        title: ReadingVocabulary.readable(node.name),
        picker.options.enumerated().map { index, option in
          let state: LibraryWord? = option.isDisabled ? .unavailable : index == picker.selection ? .selected : nil
          return ReadingItem(
            words: vocabulary.line([option.accessibleName, state.map { vocabulary[$0] }]), name: option.accessibleName,
            choice: option.isDisabled ? nil : .send([.select(index)], node.id))
        })
    case .some, nil: nil
    }
  }
}

extension ReadingItem {
  /// The items of a menu, or the swipe actions of a row.
  static func items(_ nodes: [AccessibilityNode], _ tree: RenderTree, _ vocabulary: ReadingVocabulary) -> [ReadingItem]
  {
    nodes.flatMap { node -> [ReadingItem] in
      let element = tree[node.id]?.element
      let choice: ReadingChoice?
      switch node.role {
      case .button, .link: choice = .send([.activate], node.id)
      case .menu: choice = .items(title: ReadingVocabulary.readable(node.name), items(node.children, tree, vocabulary))
      case .switch, .checkbox: choice = .control(node, element, vocabulary)
      case .combobox, .radiogroup:
        // The options stand among the items, as in a menu on the screen.
        guard case .items(let title, let options)? = ReadingChoice.control(node, element, vocabulary) else { return [] }
        return (title.isEmpty ? [] : [ReadingItem(words: title, name: title)]) + options
      case .spinbutton: choice = .step(node.id)
      case .slider: choice = .number(node.id)
      case .textbox: choice = .text(node.id)
      case .text, .heading, .img, .progressbar: choice = nil
      case .alertdialog, .dialog, .group, .list, .listitem, .navigation, .status, .tab, .tablist, .tabpanel, .toolbar:
        return items(node.children, tree, vocabulary)
      }
      let isPlain = [.button, .link, .text].contains(node.role)
      let role = isPlain ? nil : vocabulary.role(of: node, element)
      let words = vocabulary.line([node.name, role.map { vocabulary[$0] }] + vocabulary.state(of: node, element))
      return words.isEmpty ? [] : [ReadingItem(words: words, name: node.name, choice: node.isEnabled ? choice : nil)]
    }
  }

  /// The moves of a node among those beside it.
  static func moves(of id: RenderNodeID, _ vocabulary: ReadingVocabulary) -> [ReadingItem] {
    [move(.moveUp, "ArrowUp", id, vocabulary), move(.moveDown, "ArrowDown", id, vocabulary)]
  }

  private static func move(
    _ word: LibraryWord, _ key: String, _ id: RenderNodeID, _ vocabulary: ReadingVocabulary
  ) -> ReadingItem {
    let event = RenderEvent.key(RenderKeyPress(key: key, option: true))
    return ReadingItem(words: vocabulary[word], name: vocabulary[word], choice: .send([event], id))
  }

  /// The actions that a row of a list has by itself.
  /// - Parameter actions: Its swipe actions; one that has the name of an action stands for the action.
  static func items(
    of row: RenderRow, _ id: RenderNodeID, _ tree: RenderTree, _ vocabulary: ReadingVocabulary,
    unless actions: [ReadingItem]
  ) -> [ReadingItem] {
    func item(_ word: LibraryWord, _ event: RenderEvent) -> ReadingItem {
      ReadingItem(words: vocabulary[word], name: vocabulary[word], choice: .send([event], id))
    }
    var items: [ReadingItem] = []
    if row.isDeletable, !actions.contains(where: { $0.name == vocabulary[.delete] }) {
      items.append(item(.delete, .delete))
    }
    guard row.isMovable, let parent = tree.parent(of: id) else { return items }
    let rows = tree.children(of: parent).filter { if case .row? = tree[$0]?.element { true } else { false } }
    guard let index = rows.firstIndex(of: id) else { return items }
    // Beyond the ends of a section is the one beside it.
    let leaves = tree[id]?.attributes.gestures.contains(.reorder) ?? false
    if index > 0 {
      items.append(item(.moveUp, .move(to: index - 1)))
    } else if leaves {
      items.append(move(.moveUp, "ArrowUp", id, vocabulary))
    }
    if index < rows.count - 1 {
      items.append(item(.moveDown, .move(to: index + 1)))
    } else if leaves {
      items.append(move(.moveDown, "ArrowDown", id, vocabulary))
    }
    return items
  }
}
