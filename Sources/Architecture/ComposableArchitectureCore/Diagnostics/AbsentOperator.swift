/// Why the action of a presentation or of a navigation stack may change nothing.
enum AbsentOperator {
  /// No reducer dismisses a child.
  static let ifLet = [
    """
    The reducer of the child is not attached. It is what handles the dismissal:

        Reduce { state, action in … }
          .ifLet(\\.$child, action: \\.child) { Child() }
    """,
    """
    It is attached, to a feature that does not run. Each feature has to be in the "body" of the one above it, up to \
    the one that the "Store" was made with.
    """,
  ]

  /// No reducer pushes and pops elements.
  static let forEach = [
    """
    The reducer of the elements is not attached. It is what pushes and pops:

        Reduce { state, action in … }
          .forEach(\\.path, action: \\.path) { Path() }
    """,
    """
    It is attached, to a feature that does not run. Each feature has to be in the "body" of the one above it, up to \
    the one that the "Store" was made with.
    """,
  ]
}
