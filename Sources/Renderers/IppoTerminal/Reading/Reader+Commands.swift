import IppoRender

/// Commands: lines that are typed while no question is open.
extension Reader {
  func command(_ line: String) {
    let text = line.trimming()
    if text == "?" { return help() }
    if isCommand(text, .quit, "quit") || text.lowercased() == "exit" { return quit() }
    if isCommand(text, .back, "back") { return back() }
    if !levels.isEmpty { return chooseItem(text) }
    if text.isEmpty { return readScreen() }
    if isCommand(text, .more, "more") { return more() }
    choose(text)
  }

  /// A command can be given in English and in the language of the window.
  private func isCommand(_ text: String, _ word: LibraryWord, _ english: String) -> Bool {
    let text = text.lowercased()
    return text == english || text == vocabulary[word].lowercased()
  }

  private func help() {
    say(.helpChoice)
    say(.helpValue)
    say(.helpActions)
    say(.helpMore, vocabulary[.more].lowercased())
    say(.helpAgain)
    say(.helpBack, vocabulary[.back].lowercased())
    say(.helpQuit, vocabulary[.quit].lowercased())
  }

  // MARK: Choices of the screen

  private func choose(_ text: String) {
    let (head, tail) = text.firstWord()
    let wantsActions = head.hasSuffix("?") || tail == "?"
    guard let number = Int(head.hasSuffix("?") ? String(head.dropLast()) : head),
      let element = known.first(where: { self.number(of: $0) == number })
    else { return say(.noChoice, text) }
    // The element may have changed since the person has heard of it.
    guard let now = refreshed().first(where: { $0.key == element.key }) else {
      announce(after: nil, isAction: false)
      return say(.noChoice, text)
    }
    let name = now.words.prefix { !$0.isNewline && $0 != "," }
    if wantsActions {
      guard !now.actions.isEmpty else { return say(.noActions, String(name)) }
      return open(String(name), now.actions, of: now.key)
    }
    guard let choice = now.choice else {
      guard tail.isEmpty else { return say(.notAccepted, tail) }
      return now.actions.isEmpty ? say(.noChoice, text) : open(String(name), now.actions, of: now.key)
    }
    perform(choice, value: tail.isEmpty ? nil : tail, at: now.key)
  }

  /// Reads on in the first list that has more.
  private func more() {
    guard let element = refreshed().first(where: { if case .more? = $0.choice { true } else { false } }),
      let choice = element.choice
    else { return say(.noMore) }
    perform(choice, value: nil, at: element.key)
  }

  // MARK: Lists of choices

  /// - Parameter owner: The element that the choices belong to.
  func open(_ title: String, _ items: [ReadingItem], of owner: ReadingElement.Key?) {
    levels.append((title, items, owner))
    readItems()
  }

  private func readItems() {
    guard let level = levels.last else { return }
    if !level.title.isEmpty { say("\(level.title):") }
    var number = 0
    for item in level.items {
      if item.choice != nil { number += 1 }
      say(item.choice == nil ? item.words : "\(number). \(item.words)")
    }
  }

  private func chooseItem(_ text: String) {
    guard !text.isEmpty else { return readItems() }
    guard let level = levels.last, let item = Self.item(text, of: level.items), let choice = item.choice else {
      return say(.noChoice, text)
    }
    if case .items(let title, let items) = choice { return open(title, items, of: level.owner) }
    levels = []
    perform(choice, value: nil, at: level.owner)
  }

  /// The item with a number or a name.
  private static func item(_ text: String, of items: [ReadingItem]) -> ReadingItem? {
    let choices = items.filter { $0.choice != nil }
    if let number = Int(text), (1...max(1, choices.count)).contains(number), !choices.isEmpty {
      return choices[number - 1]
    }
    return choices.first { $0.name.lowercased() == text.lowercased() }
  }

  // MARK: Performing

  /// - Parameters:
  ///   - value: The text behind the number.
  ///   - key: The element with the choice; `nil` for an item of a list.
  func perform(_ choice: ReadingChoice, value: String?, at key: ReadingElement.Key?) {
    switch choice {
    case .send(let events, let id):
      if let value { return say(.notAccepted, value) }
      for event in events where !send(event, to: id) { return say(.unavailable) }
      finish(key)
    case .items(let title, let items):
      guard let value else { return open(title, items, of: key) }
      guard let chosen = Self.item(value, of: items)?.choice else { return say(.notAccepted, value) }
      perform(chosen, value: nil, at: key)
    case .toggle(let id, let isOn):
      guard let next = value.map({ state($0) }) ?? !isOn else { return say(.notAccepted, value ?? "") }
      if next != isOn, !send(.setOn(next), to: id) { return say(.unavailable) }
      finish(key)
    case .open(let url):
      if let value { return say(.notAccepted, value) }
      open(url)
    case .more(let container):
      if let value { return say(.notAccepted, value) }
      readOn(in: container, key)
    case .text(let id): ask(.text(id), value)
    case .paste(let id): ask(.paste(id), value)
    case .number(let id): ask(.number(id), value)
    case .step(let id): ask(.step(id), value)
    }
  }

  /// Reads the answer of the window to an event.
  func finish(_ key: ReadingElement.Key?) {
    settle()
    announce(after: key, isAction: true)
  }

  private func state(_ text: String) -> Bool? {
    let text = text.lowercased()
    if text == "on" || text == vocabulary[.on].lowercased() { return true }
    if text == "off" || text == vocabulary[.off].lowercased() { return false }
    return nil
  }

  private func readOn(in container: RenderNodeID, _ key: ReadingElement.Key?) {
    if let gap = pager.gap(in: container, ReadingScreen(tree, vocabulary)) {
      send(.reach(first: 0, count: gap.count), to: gap.id)
    }
    pager.readOn(in: container)
    finish(key)
  }

  // MARK: Back

  private func back() {
    if !levels.isEmpty {
      levels.removeLast()
      return levels.isEmpty ? readScreen() : readItems()
    }
    guard let (event, id) = wayBack, send(event, to: id) else { return say(.noWayBack) }
    finish(nil)
  }

  /// The event that leaves the uppermost presentation, or the innermost page.
  private var wayBack: (RenderEvent, RenderNodeID)? {
    let nodes = tree.accessibility.flatMap(\.flattened)
    let surface = nodes.last { $0.role == .alertdialog || $0.role == .dialog }
    if let page = (surface?.flattened ?? nodes).last(where: { canGoBack($0) }) { return (.dismiss, page.id) }
    guard let surface, case .presentation(let presentation)? = tree[surface.id]?.element else { return nil }
    switch presentation.kind {
    case .alert, .confirmationDialog:
      let answers = surface.flattened.filter { $0.role == .button && $0.isEnabled }
      let cancel = answers.first {
        if case .button(let button)? = tree[$0.id]?.element { button.role == .cancel } else { false }
      }
      if let answer = cancel ?? (answers.count == 1 ? answers[0] : nil) { return (.activate, answer.id) }
      if case .alert = presentation.kind { return nil }
      return (.dismiss, surface.id)
    case .sheet, .fullScreenCover, .popover, .bottomSheet: return (.dismiss, surface.id)
    }
  }

  private func canGoBack(_ node: AccessibilityNode) -> Bool {
    guard node.role == .navigation, case .page(let page)? = tree[node.id]?.element else { return false }
    return page.canGoBack && !page.isBackButtonHidden
  }
}

extension String {
  func trimming() -> String {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[first...last])
  }

  /// The text up to the first space, and the text behind it.
  func firstWord() -> (String, String) {
    guard let space = firstIndex(where: \.isWhitespace) else { return (self, "") }
    return (String(self[..<space]), String(self[index(after: space)...]).trimming())
  }
}
