extension ViewGraph {
  /// Runs `body` as something that happens in this window.
  func inWindow(_ body: () -> Void) {
    // Also without a scope: what runs here may have been reached from another window.
    WindowScope.$current.withValue(scope) { body() }
  }
}
