extension TupleContent: Commands where repeat each Content: Commands {
  /// A primitive group of commands: it has no body.
  public typealias Body = Never

  /// The items of all pieces, in their order.
  public var _menus: [_CommandItems] {
    var menus: [_CommandItems] = []
    var position = 0
    func append<C: Commands>(_ commands: C) {
      menus += CommandScope.menus(of: commands, at: position)
      position += 1
    }
    repeat append(each content)
    return menus
  }
}

extension EmptyContent: Commands {
  /// An empty list.
  public var _menus: [_CommandItems] { [] }
}
