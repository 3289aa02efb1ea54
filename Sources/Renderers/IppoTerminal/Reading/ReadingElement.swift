import IppoRender

/// An element of the screen as the reading mode reads it: one line, and the choice that the line offers.
struct ReadingElement: Equatable {
  /// The identity of an element: a node, or one of several parts of a node.
  struct Key: Hashable {
    var id: RenderNodeID
    var part = 0
  }

  var key: Key
  /// The line without its number: name, role, value and state.
  var words: String
  /// `nil` for an element that is only read.
  var choice: ReadingChoice?
  /// Further actions of the element: menu items, swipe actions, actions of assistive technology.
  var actions: [ReadingItem] = []
  /// The list or the scrolled region around the element.
  var container: RenderNodeID?

  /// Whether the element has a number.
  var isChoice: Bool { choice != nil || !actions.isEmpty }
}

/// The effect of choosing an element.
enum ReadingChoice: Equatable {
  /// Events for a node.
  case send([RenderEvent], RenderNodeID)
  /// A list of choices, under a title.
  case items(title: String, [ReadingItem])
  /// A text, for a field.
  case text(RenderNodeID)
  /// A text to paste, for a button that pastes.
  case paste(RenderNodeID)
  /// A number, for a slider.
  case number(RenderNodeID)
  /// Steps up or down, for a stepper.
  case step(RenderNodeID)
  /// A switch: the new state.
  case toggle(RenderNodeID, isOn: Bool)
  /// A URL.
  case open(String)
  /// The next part of a long list.
  case more(RenderNodeID)
}

/// One of the numbered choices of a list, such as an item of a menu.
struct ReadingItem: Equatable {
  var words: String
  /// The name without role and state, by which the item can be chosen as well.
  var name: String
  /// `nil` for an item that cannot be chosen.
  var choice: ReadingChoice?
}
