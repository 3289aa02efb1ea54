extension TupleContent: Commands where repeat each Content: Commands {
  /// A primitive group of commands: it has no body.
  public typealias Body = Never

  /// The items of all pieces, in their order.
  public var _menus: [_CommandItems] {
    var menus: [_CommandItems] = []
    repeat menus.append(contentsOf: (each content)._menus)
    return menus
  }
}

extension EmptyContent: Commands {
  /// An empty list.
  public var _menus: [_CommandItems] { [] }
}
