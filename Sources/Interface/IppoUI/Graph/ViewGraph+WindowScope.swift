internal import Foundation

extension ViewGraph {
  /// Runs `body` in the scope of this window.
  func inWindow(_ body: () -> Void) {
    // Also without a scope: the code may have been reached from another window.
    WindowScope.$current.withValue(surroundings.scope) {
      WindowDisplay.$current.withValue(display) { body() }
    }
  }

  /// Shows the whole window in a scheme, or, with `nil`, in the one that the user prefers.
  func overrideColorScheme(_ scheme: RenderColorScheme?) {
    let isDark = display.isDark
    updateEnvironment { $0.colorScheme = isDark ? .dark : .light }
    tree.root.flatMap(element)?.setNeedsRender()
  }

  /// Has the renderer open a URL.
  ///
  /// - Returns: `false` when the URL has a scheme that may run code, or one that is not known.
  func openOutside(_ url: URL) -> Bool {
    guard !isClosed, let text = LinkScheme.link(url.absoluteString), !text.isEmpty else { return false }
    wake()
    committer.enqueue(opening: text)
    requestFrame()
    return true
  }

  /// Has the renderer put a text on the clipboard.
  func copyOutside(_ text: String) {
    guard !isClosed else { return }
    wake()
    committer.enqueue(copying: text)
    requestFrame()
  }

  /// Has the renderer use a device of the person.
  func useDevice(_ request: DeviceRequest) {
    guard !isClosed else { return }
    wake()
    committer.enqueue(using: request)
    requestFrame()
  }

  /// Passes the answer of a device to the object that waits for the answer.
  ///
  /// - Returns: Whether one does.
  func receive(_ answer: DeviceAnswer, to id: Int) -> Bool {
    guard let desk = surroundings.madeDisplay?.known(DeviceDesk.self) else { return false }
    var isTaken = false
    inWindow { isTaken = desk.take(answer, to: id) }
    drain()
    return isTaken
  }

  /// Takes the focus from the view that has it by a focus state of the app; says whether there was one.
  func endEditing() -> Bool {
    guard let root = tree.root else { return false }
    let focused = tree.subtree(of: root).filter { tree[$0]?.attributes.isFocused == true }
    return focused.reduce(false) { isAccepted, id in element(id)?.receive(.focus(false)) == true || isAccepted }
  }
}

extension ViewGraph: FinishingWindow {
  /// Waits for the work that the views have left, such as saves of documents.
  package func finish(_ limit: @escaping @Sendable () async -> Void) async -> [String] {
    await surroundings.madeDisplay?.known(UnfinishedWork.self)?.finish(limit) ?? []
  }
}

extension ViewGraph: LeavingWindow {
  /// Asks the user about changes of documents that the end of the program would lose.
  package func asksToLeave(_ leave: @escaping @MainActor () -> Void) -> Bool {
    guard !isClosed, let questions = surroundings.madeDisplay?.known(LeavingQuestions.self) else { return false }
    var asks = false
    inWindow { asks = questions.ask(leave) }
    drain()
    return asks
  }

  /// Notes that archived changes of documents are not lost when the window ends.
  package func willBeHandedOver() { surroundings.madeDisplay?.known(LeavingQuestions.self)?.isHandedOver = true }
}
