/// The keys that a node listens to while the focus is in it. Each key arrives as a ``RenderEvent/key(_:)``.
public struct RenderKeys: Equatable, Sendable {
  /// Values of `key` in W3C UI Events ("ArrowUp", "a"); `nil` for every key.
  public var names: [String]?
  /// Whether the node listens to the release of keys, too.
  public var listensToUp: Bool

  /// Keys by name, when they go down.
  /// - Parameter names: W3C UI Events values of `key`; `nil` for every key.
  public init(names: [String]?, listensToUp: Bool = false) {
    self.names = names
    self.listensToUp = listensToUp
  }

  /// Whether the node listens to a key.
  public func contains(_ name: String) -> Bool { names?.contains(name) ?? true }
}

/// A key that was pressed, is held, or came up.
public struct RenderKeyPress: Equatable, Sendable {
  /// Whether the key went down, is held, or came up.
  public enum Phase: String, Sendable { case down, `repeat`, up }

  /// The W3C UI Events value of `key`: a character, or a name.
  public var key: String
  /// Whether the key went down, is held, or came up.
  public var phase: Phase
  /// Whether Shift is held.
  public var shift: Bool
  /// Whether Control is held.
  public var control: Bool
  /// Whether Option (Alt) is held.
  public var option: Bool
  /// Whether Command (Meta) is held.
  public var command: Bool

  /// A key that went down without modifiers, unless stated.
  public init(
    key: String, phase: Phase = .down, shift: Bool = false, control: Bool = false, option: Bool = false,
    command: Bool = false
  ) {
    self.key = key
    self.phase = phase
    self.shift = shift
    self.control = control
    self.option = option
    self.command = command
  }
}

extension RenderKeyPress {
  /// Whether the key moves a node with ``RenderGestures/reorder``: Option (Alt) with an up or down arrow.
  public var movesItem: Bool {
    option && !shift && !control && !command && phase != .up && (key == "ArrowUp" || key == "ArrowDown")
  }
}
