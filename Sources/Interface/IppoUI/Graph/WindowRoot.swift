/// The root of a window's nodes, and the environment above it.
@MainActor
final class WindowRoot {
  let environment = EnvironmentCell(parent: nil)
  let visibility = VisibilityCell(outer: nil)
  /// The values of the whole window.
  var values = EnvironmentValues()
  /// The node of the window, below ``base``.
  var node: _Node?
  /// The node above all others. While the window is suspended, it follows the values that the views have read.
  var base: _Node?
  /// Makes the node of the window.
  var make: (@MainActor (_Node, _NodeInputs) -> _Node)?

  /// Hands the values on to the views that read them.
  func writeValues() { environment.write(values.written) }

  /// Whether the window follows only the given dependencies and its own environment.
  func follows(only own: [Dependency]) -> Bool {
    var isAlone = true
    base?.dependencies.forEach { dependency in
      if !own.contains(where: { $0 === dependency }), !environment.owns(dependency) { isAlone = false }
    }
    return isAlone
  }

  /// Releases the nodes and the content.
  func release() {
    node = nil
    base = nil
    make = nil
  }
}
