internal import IppoRecorder
@_spi(Testing) public import IppoUI
import IssueReporting

/// A view on a screen of its own, without a renderer: find things by role and name, act on them, read the screen.
///
/// Every step runs the turn it causes before it returns, so that nothing is waited for:
///
/// ```swift
/// let host = ViewHost { CounterView() }
/// try host.tap("Increment")
/// #expect(host.contains("Count: 1"))
/// ```
@MainActor
public final class ViewHost {
  /// The graph that runs the view.
  public let graph: ViewGraph
  /// The ops of every frame since the host was made, or since they were last taken.
  public let ops = OpRecorder()
  private let frameSource = HostFrameSource()
  private struct Waiter {
    let condition: @MainActor (ViewHost) -> Bool
    /// Resumed with `true` if the condition was met, and with `false` otherwise.
    let continuation: CheckedContinuation<Bool, Never>
  }

  private var waiters: [Int: Waiter] = [:]
  private var lastWaiter = 0

  /// - Parameters:
  ///   - environment: values for the whole view, such as the colour scheme.
  ///   - rowsAtFirst: the number of rows that a `ForEach` in a list or a lazy stack makes before a step looks for a
  ///     later row. Looking makes more, as if a person scrolled.
  ///   - content: the root view.
  public convenience init(
    environment: (inout EnvironmentValues) -> Void = { _ in }, rowsAtFirst: Int = 200,
    @ViewBuilder _ content: @MainActor () -> some View
  ) {
    self.init(environment: environment, rowsAtFirst: rowsAtFirst, restoring: nil, content)
  }

  /// - Parameter archive: The archive of a window from which the view continues; `nil` for a new window.
  init(
    environment: (inout EnvironmentValues) -> Void, rowsAtFirst: Int = 200, restoring archive: [UInt8]?,
    @ViewBuilder _ content: @MainActor () -> some View
  ) {
    graph = ViewGraph(
      environment: environment, frameSource: frameSource, rowsAtFirst: rowsAtFirst, restoring: archive, root: content)
    // Work that the views have begun may outlive the host, and change the graph.
    graph.onFrame = { [weak self] in self?.frameWasCommitted($0) }
    graph.drain()
  }

  // MARK: Reading

  /// The render tree as it was committed last, off-screen nodes included.
  public var tree: RenderTree { graph.tree }

  /// The accessibility tree of what is on screen, one line per node.
  public var outline: String {
    graph.drain()
    return tree.outline
  }

  /// All nodes of the accessibility tree on screen, parents first, once nothing is left to do.
  public var elements: [AccessibilityNode] {
    graph.drain()
    return tree.accessibility.flatMap(\.flattened)
  }

  /// Whether something on screen, or in a row further down, has exactly this name.
  public func contains(_ name: String) -> Bool { search { $0.contains { $0.name == name } } }

  /// Whether something on screen, or in a row further down, has this role and exactly this name.
  public func contains(_ role: AccessibilityRole, _ name: String) -> Bool {
    search { $0.contains { $0.role == role && $0.name == name } }
  }

  /// Whether the elements satisfy the condition, now or when more rows have been made.
  private func search(_ isFound: ([AccessibilityNode]) -> Bool) -> Bool {
    while true {
      if isFound(elements) { return true }
      guard graph.makeMoreRows() else { return false }
    }
  }

  /// The one node with this role and name.
  ///
  /// - Parameter name: the accessible name, or the accessibility identifier; `nil` for any.
  /// - Throws: ``ViewHostError`` when there is none, or more than one.
  public func find(_ role: AccessibilityRole, _ name: String? = nil) throws -> AccessibilityNode {
    try one("\(role.rawValue) “\(name ?? "")”") {
      $0.role == role && (name == nil || $0.name == name || $0.identifier == name)
    }
  }

  /// All nodes on screen with this role, in reading order; empty where there are none.
  public func all(_ role: AccessibilityRole) -> [AccessibilityNode] { elements.filter { $0.role == role } }

  /// The app's own views whose bodies ran while `steps` was carried out, in order, by name.
  ///
  /// The bodies of SwiftUI's views that are made of others, such as `Section`, are left out.
  public func bodies(during steps: () throws -> Void) rethrows -> [String] {
    graph.drain()
    var names: [String] = []
    let outer = graph.onBody
    graph.onBody = { type in
      guard !String(reflecting: type).hasPrefix("IppoUI.") else { return }
      names.append(String(describing: type))
    }
    defer { graph.onBody = outer }
    try steps()
    graph.drain()
    return names
  }

  // MARK: Time

  /// Lets time pass for transitions. Nothing waits: the time of a host moves only here.
  public func advance(by seconds: Double) {
    frameSource.manual.advance(by: seconds)
    graph.drain()
  }

  /// Waits for an effect to show: returns as soon as a committed frame satisfies the condition.
  ///
  /// - Parameters:
  ///   - limit: The longest wait. After it, the host reports an issue with the screen's content, and the test
  ///     continues.
  ///   - condition: Evaluated at once, and after each frame that changes the tree.
  public func wait(
    within limit: Duration = .seconds(300), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, until condition: @escaping @MainActor (ViewHost) -> Bool
  ) async {
    guard await !isMet(within: limit, condition) else { return }
    reportIssue(
      """
      Nothing that the test waits for has come to the screen within \(limit).

      \(outline)
      """, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Waits for a condition, which is evaluated at once and after each frame that changes the tree.
  ///
  /// - Returns: Whether the condition was met in time.
  func isMet(within limit: Duration, _ condition: @escaping @MainActor (ViewHost) -> Bool) async -> Bool {
    graph.drain()
    guard !condition(self) else { return true }
    frameSource.isLive = true
    lastWaiter += 1
    let waiter = lastWaiter
    let timer = Task { [weak self] in
      try await WaitLimit.pass(limit)
      self?.waiters.removeValue(forKey: waiter)?.continuation.resume(returning: false)
    }
    let isMet = await withCheckedContinuation { waiters[waiter] = Waiter(condition: condition, continuation: $0) }
    timer.cancel()
    frameSource.isLive = !waiters.isEmpty
    return isMet
  }

  private func frameWasCommitted(_ frame: RenderFrame) {
    ops.record(frame)
    checkWaiters()
  }

  /// Evaluates the conditions that are waited for.
  func checkWaiters() {
    guard !waiters.isEmpty else { return }
    // The graph is still within its turn: conditions read the tree as it has just been committed.
    for (id, waiter) in waiters where waiter.condition(self) {
      waiters.removeValue(forKey: id)?.continuation.resume(returning: true)
    }
  }

  // MARK: Acting

  /// Activates the button, link, menu item or row with this name.
  public func tap(_ name: String) throws {
    let target = try one("control “\(name)”") {
      ($0.name == name || $0.identifier == name) && AccessibilityRole.tappable.contains($0.role)
    }
    try activate(target)
  }

  /// Activates the one control with this role and name.
  /// - Parameter name: the accessible name, or the accessibility identifier; `nil` for any.
  public func tap(_ role: AccessibilityRole, _ name: String? = nil) throws { try activate(find(role, name)) }

  /// Replaces the text of a field. The host sends the difference as one edit.
  public func type(_ text: String, into name: String) throws {
    try type(text, into: find(.textbox, name))
  }

  func type(_ text: String, into target: AccessibilityNode) throws {
    guard case .field(let field)? = tree[target.id]?.element else { return try send(.setText(text), to: target) }
    try send(.edit(RenderTextEdit(of: field, to: text)), to: target)
  }

  /// Presses Return in the field with this name.
  public func submit(_ name: String) throws { try send(.submit, to: find(.textbox, name)) }

  /// Flips a switch or checkbox.
  public func toggle(_ name: String) throws {
    try toggle(one("switch “\(name)”") { ($0.role == .switch || $0.role == .checkbox) && $0.name == name })
  }

  func toggle(_ target: AccessibilityNode) throws {
    try send(.setOn(!target.isSelected), to: target)
  }

  /// Chooses an option of a picker, or a tab, by its title.
  public func select(_ option: String, in name: String? = nil) throws {
    let target = try one("picker “\(name ?? "")”") {
      [.combobox, .radiogroup, .tablist].contains($0.role) && (name == nil || $0.name == name)
    }
    try select(option, in: target)
  }

  func select(_ option: String, in target: AccessibilityNode) throws {
    guard let index = target.options.firstIndex(of: option) else {
      throw ViewHostError.notAnOption(option, of: target.options)
    }
    try send(.select(index), to: target)
  }

  /// Presses a stepper's plus (+1) or minus (-1).
  public func step(_ name: String, by step: Int) throws { try send(.step(step), to: find(.spinbutton, name)) }

  /// Drags the slider with this name to a value, which is moved into its range and to the nearest step.
  public func slide(_ name: String, to value: Double) throws { try send(.setValue(value), to: find(.slider, name)) }

  /// Deletes a list row: the delete key, a swipe and the edit control all come down to this event.
  public func delete(row index: Int) throws {
    let rows = all(.listitem)
    guard rows.indices.contains(index) else {
      throw ViewHostError.notFound("row \(index)", screen: outline)
    }
    try send(.delete, to: rows[index])
  }

  /// Leaves the page on screen by its back button: of pages in pages, or side by side, the last one that has one.
  public func back() throws {
    let page = all(.navigation).last {
      if case .page(let page)? = tree[$0.id]?.element { page.canGoBack && !page.isBackButtonHidden } else { false }
    }
    try send(.dismiss, to: page ?? find(.navigation))
  }

  /// Dismisses the uppermost presentation as Escape does.
  public func dismiss() throws {
    let target = try one("presentation") { $0.role == .dialog || $0.role == .alertdialog }
    try send(.dismiss, to: target)
  }

  /// Sends any event to a node, and drains the graph.
  public func send(_ event: RenderEvent, to node: AccessibilityNode) throws {
    try graph.send(event, to: node.id)
    graph.drain()
  }

  /// Takes the view off its screen: `onDisappear` runs, tasks are cancelled.
  public func close() { graph.close() }

  // MARK: -

  func activate(_ target: AccessibilityNode) throws { try send(tree.tap(on: target), to: target) }

  private func one(_ what: String, where matches: (AccessibilityNode) -> Bool) throws -> AccessibilityNode {
    var found: [AccessibilityNode] = []
    _ = search {
      found = $0.filter(matches)
      return !found.isEmpty
    }
    // A row, and the link that fills it, take the name of what is in them: the control inside is meant.
    if found.count > 1 { found.removeAll { $0.role == .listitem } }
    if found.count > 1 {
      let ids = Set(found.map(\.id))
      found.removeAll { $0.flattened.dropFirst().contains { ids.contains($0.id) } }
    }
    guard let first = found.first else { throw ViewHostError.notFound(what, screen: outline) }
    guard found.count == 1 else { throw ViewHostError.ambiguous(what, count: found.count, screen: outline) }
    return first
  }
}
