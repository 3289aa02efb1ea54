package import IppoRender

extension RenderSource {
  /// Repeats an event of a person, and runs the turns that it causes. Makes the rows of lists that the control is in.
  ///
  /// - Parameters:
  ///   - step: The event.
  ///   - isShown: Whether a renderer shows the window. It has to learn of a text that nobody has typed there.
  /// - Throws: ``RecordedStepError``, or `RenderEventError` if the control refuses the event.
  package func perform(_ step: RecordedStep, isShown: Bool = false) throws {
    let (event, id) = try event(of: step, isShown: isShown)
    try send(event, to: id)
    drain()
  }

  private var screen: [AccessibilityNode] {
    drain()
    return tree.accessibility.flatMap(\.flattened)
  }

  private func event(of step: RecordedStep, isShown: Bool) throws -> (RenderEvent, RenderNodeID) {
    switch step.act {
    case .tap:
      let target = try control(of: step)
      return (tree.tap(on: target), target.id)
    case .back:
      let pages = screen.filter { $0.role == .navigation }
      let page = pages.last {
        if case .page(let page)? = tree[$0.id]?.element { page.canGoBack && !page.isBackButtonHidden } else { false }
      }
      return (.dismiss, try found(page ?? pages.last, "page to leave").id)
    case .dismiss:
      return (.dismiss, try found(screen.last { $0.role == .dialog || $0.role == .alertdialog }, "dialog").id)
    case .type(let text):
      let target = try control(of: step)
      guard !isShown, case .field(let field)? = tree[target.id]?.element else { return (.setText(text), target.id) }
      return (.edit(RenderTextEdit(of: field, to: text)), target.id)
    case .submit: return (.submit, try control(of: step).id)
    case .toggle:
      let target = try control(of: step)
      return (.setOn(!target.isSelected), target.id)
    case .select(let option):
      let target = try control(of: step)
      guard let index = target.options.firstIndex(of: option) else {
        throw RecordedStepError.notFound("option “\(option)”", screen: target.options.joined(separator: "\n"))
      }
      return (.select(index), target.id)
    case .step(let number): return (.step(number), try control(of: step).id)
    case .slide(let value): return (.setValue(value), try control(of: step).id)
    case .delete(let row):
      let rows = screen.filter { $0.role == .listitem }
      return (.delete, try found(rows.indices.contains(row) ? rows[row] : nil, "row \(row &+ 1)").id)
    case .longPress: return (.longPress, try control(of: step).id)
    case .refresh: return (.refresh, try control(of: step).id)
    case .move(let place): return (.move(to: place), try control(of: step).id)
    case .show(let address):
      guard let root = tree.root else { throw RecordedStepError.notFound("page", screen: tree.outline) }
      return (.show(address: address), root)
    case .other(let kind): throw RecordedStepError.notRepeatable(kind)
    }
  }

  private func found(_ node: AccessibilityNode?, _ what: String) throws(RecordedStepError) -> AccessibilityNode {
    guard let node else { throw .notFound(what, screen: tree.outline) }
    return node
  }

  private func control(of step: RecordedStep) throws(RecordedStepError) -> AccessibilityNode {
    while true {
      let nodes = screen.filter { $0.role.rawValue == step.role && $0.name == step.name }
      if nodes.indices.contains(step.index) { return nodes[step.index] }
      guard makeMoreRows() else {
        throw .notFound("\(step.role) “\(step.name)”", screen: tree.outline)
      }
    }
  }
}

/// Why an event of a recording cannot be repeated.
enum RecordedStepError: Error, CustomStringConvertible {
  /// The screen lacks the control.
  case notFound(String, screen: String)
  /// Events of this kind have no place on the screen by role and name.
  case notRepeatable(String)

  var description: String {
    switch self {
    case .notFound(let what, let screen): "There is no \(what) on screen.\n\n\(screen)"
    case .notRepeatable(let kind): "No replay can repeat the event \(kind)."
    }
  }
}
