extension ViewGraph {
  /// Runs `body` as something that happens in this window.
  func inWindow(_ body: () -> Void) {
    // Also without a scope: what runs here may have been reached from another window.
    WindowScope.$current.withValue(scope) {
      WindowDisplay.$current.withValue(display) { body() }
    }
  }

  /// Shows the whole window in a scheme, or, with `nil`, as the person prefers.
  func overrideColorScheme(_ scheme: RenderColorScheme?) {
    let isDark = display.isDark
    updateEnvironment { $0.colorScheme = isDark ? .dark : .light }
    tree.root.flatMap(element)?.setNeedsRender()
  }

  /// Takes the focus from the view that has it by a focus state of the app; says whether there was one.
  func endEditing() -> Bool {
    guard let root = tree.root else { return false }
    let focused = tree.subtree(of: root).filter { tree[$0]?.attributes.isFocused == true }
    return focused.reduce(false) { isAccepted, id in element(id)?.receive(.focus(false)) == true || isAccepted }
  }
}
