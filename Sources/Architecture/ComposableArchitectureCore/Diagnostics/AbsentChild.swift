/// Why an action may come for a child whose state is not there. The child does not get it.
enum AbsentChild {
  /// The child of an optional.
  static let optional = [
    """
    Another reducer cleared the state before the child had its turn. Clear it in the reducer that "ifLet" is called \
    on: that one runs after the child.
    """,
    """
    An effect that does not belong to the child sent the action late. The child's own effects end with its state; end \
    the others there with ".cancel(id:)".
    """,
    """
    A view sent the action without a child. Send it through the store that "store.scope(state:action:)" returns, which \
    is "nil" when the child is.
    """,
  ]

  /// A presented child.
  static let presentation = [
    """
    Another reducer dismissed the destination before it had its turn. Dismiss it in the reducer that "ifLet" is called \
    on: that one runs after the destination.
    """,
    """
    A view or an effect of somebody else sent the action. Send it through the store that "sheet(item:)", "alert(_:)" \
    and their like take from "$store.scope(state:action:)", or from effects of the destination, which end with it.
    """,
  ]

  /// An element of a collection.
  static let element = [
    """
    Another reducer removed the element before it had its turn. Remove it in the reducer that "forEach" is called on: \
    that one runs after the element.
    """,
    """
    An effect that does not belong to the element sent the action late. The element's own effects end with it; end the \
    others there with ".cancel(id:)".
    """,
    """
    A view sent the action for an element that is gone. Send it through the stores of \
    "ForEach(store.scope(state:action:))".
    """,
  ]

  /// An element of a navigation stack.
  static let page = [
    """
    Another reducer popped the element before it had its turn. Pop it in the reducer that "forEach" is called on: that \
    one runs after the element.
    """,
    """
    An effect that does not belong to the element sent the action late. The element's own effects end with it; end the \
    others there with ".cancel(id:)".
    """,
    """
    A view sent the action for an element that is gone. Send it through the store that "NavigationStack(path:)" hands \
    to its destination.
    """,
  ]

  /// A case, to which a reducer is attached.
  static let attachedCase = [
    """
    Another reducer left the case before its reducer had its turn. Leave it in the reducer that "ifCaseLet" is called \
    on: that one runs after the case's.
    """,
    """
    An effect that does not belong to the case sent the action late. The case's own effects end with it; end the \
    others there with ".cancel(id:)".
    """,
    """
    A view of another case sent the action. Switch over "store.case", and send it through the store of the case.
    """,
  ]

  /// A case, which a reducer of its own looks at.
  static let scopedCase = [
    """
    Another reducer left the case before "Scope" had its turn. Write the "Scope" above that reducer, or call \
    "ifCaseLet" on it, which always runs the child first and ends the child's effects.
    """,
    """
    An effect sent the action late. End it where the case is left, with ".cancel(id:)".
    """,
    """
    A view of another case sent the action. Switch over "store.case", and send it through the store of the case.
    """,
  ]
}
