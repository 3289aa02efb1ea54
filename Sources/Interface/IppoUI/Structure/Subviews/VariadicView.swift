/// The containers libraries were written with before `Group(subviews:)` (`SwiftUI._VariadicView`).
public enum _VariadicView {
  /// A type that transforms views.
  public typealias Root = _VariadicView_Root
  /// A type that transforms views to a view.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// A type that transforms views to one view.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// A type that transforms views to several views.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// The views.
  public typealias Children = _VariadicView_Children

  /// A view of some content, and the root that transforms its views.
  public struct Tree<Root: _VariadicView_Root, Content> {
    /// The root that transforms the content's views.
    public var root: Root
    /// The content.
    public var content: Content

    /// A view of some content with a root.
    public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    /// A view of some content with a root.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.init(root: root, content: content())
    }
  }
}

/// A type that transforms the views of some content.
public protocol _VariadicView_Root {}

/// A type that transforms the views of some content to a view.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the result.
  associatedtype Body: View

  /// Makes a view of the content's views.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A type that transforms the views of some content to one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A type that transforms the views of some content to several views, which a container around them lays out one by
/// one.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  /// The root's result for the content's views: one view for a `UnaryViewRoot`, else as many as the result has.
  public var body: some View {
    SubviewReader(source: content) { [root] children in
      VariadicResult(isOne: root is any _VariadicView_UnaryViewRoot) {
        root.body(children: _VariadicView_Children(children: children))
      }
    }
  }
}

private struct VariadicResult<Content: View>: View {
  let isOne: Bool
  let content: Content

  init(isOne: Bool, @ViewBuilder content: () -> Content) {
    self.isOne = isOne
    self.content = content()
  }

  var body: some View {
    if isOne { Unary { content } } else { content }
  }
}

/// The views some content consists of (`SwiftUI._VariadicView_Children`). As a view it shows them all.
nonisolated public struct _VariadicView_Children: RandomAccessCollection, View {
  let children: [ViewChild]

  /// One of the views.
  nonisolated public struct Element: View, Identifiable {
    let child: ViewChild

    /// Stays the same for as long as the view is on screen.
    public var id: AnyHashable { AnyHashable(Subview(child: child).id) }

    /// The id that `id(_:)` or `ForEach` has given the view, if it is of a type.
    @MainActor public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
      var node: _Node? = child.element
      while let current = node, current === child.element || !(current is ElementNode) {
        if let id = current.identity?.base as? ID { return id }
        node = current.parent
      }
      return nil
    }

    /// The value that `_trait(_:_:)` has set for the view.
    public subscript<Key: _ViewTraitKey>(key: Key.Type) -> Key.Value {
      child[KeyedTraits.self][key, as: Key.Value.self] ?? Key.defaultValue
    }

    /// The view itself.
    @MainActor public var body: some View { Subview(child: child) }
  }

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { children.count }
  /// The view at a position in 0..<`endIndex`.
  public subscript(index: Int) -> Element { Element(child: children[index]) }

  /// All the views, in their order.
  @MainActor public var body: some View { ForEach(self) { $0 } }
}

/// A key of a value that a view gives to the container around it (`SwiftUI._ViewTraitKey`).
public protocol _ViewTraitKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a view without the trait.
  static var defaultValue: Value { get }
}

extension View {
  /// Gives a value to the container around this view.
  public func _trait<Key: _ViewTraitKey>(_ key: Key.Type, _ value: Key.Value) -> some View {
    modifier(KeyedTraitModifier(key: key, value: value))
  }
}
