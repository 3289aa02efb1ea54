extension Group: Commands where Content: Commands {
  /// A primitive group of commands: it has no body.
  public typealias Body = Never

  /// The items of the group.
  public var _menus: [_CommandItems] { content._menus }

  /// Groups commands.
  @_disfavoredOverload
  public init(@CommandsBuilder content: () -> Content) { self.content = content() }
}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {
  /// A primitive group of commands: it has no body.
  public typealias Body = Never

  /// The items of the branch.
  public var _menus: [_CommandItems] {
    switch storage {
    case .first(let commands): CommandScope.menus(of: commands, at: 0)
    case .second(let commands): CommandScope.menus(of: commands, at: 1)
    }
  }
}

extension Optional: Commands where Wrapped: Commands {
  /// A primitive group of commands: it has no body.
  public typealias Body = Never

  /// The items of the commands; none for `nil`.
  public var _menus: [_CommandItems] { self?._menus ?? [] }
}
