/// Stands in for a view in a body whose changes have a transaction of their own (`SwiftUI.PlaceholderContentView`).
///
/// `Value` is the view, or the transition whose body it is in.
public struct PlaceholderContentView<Value>: View {
  /// A placeholder has no body: its node makes the view it stands for.
  public typealias Body = Never

  private let content: AnyView

  /// - Parameter content: The view in place of the placeholder; `nil` for an empty view.
  init(_ content: AnyView?) { self.content = content ?? AnyView(EmptyView()) }

  init(value: Value) where Value: View { self.init(AnyView(value)) }

  /// Makes the view it stands for, under the transactions that are outside of the body.
  public static func _makeNode(_ view: Self, in parent: _Node, _ inputs: _NodeInputs) -> _Node {
    PlaceholderNode(view.content, in: parent, inputs)
  }

  /// Patches the view it stands for, under the transactions that are outside of the body.
  public static func _patchNode(_ node: _Node, _ view: Self) {
    unsafeDowncast(node, to: PlaceholderNode<AnyView>.self).patch(view.content)
  }
}

/// The view a placeholder stands for, under the transaction modifiers that are outside of the body.
private final class PlaceholderNode<Value: View>: _Node {
  private let outside: TransactionCell?
  private var content: _Node!

  init(_ value: Value, in parent: _Node, _ inputs: _NodeInputs) {
    var cell = inputs.transactions
    while let inner = cell, !inner.isForBody { cell = inner.outer }
    let outside = cell?.outer
    self.outside = outside
    super.init(in: parent, inputs)
    graph.transactions.back(at: outside) {
      content = Value._makeNode(value, in: self, inputs.with(transaction: outside))
    }
  }

  func patch(_ value: Value) { graph.transactions.back(at: outside) { Value._patchNode(content, value) } }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }
}

/// Changes every transaction of a body, without those of the placeholder's view.
private struct BodyTransactionModifier: TransactionTransform {
  let transform: (inout Transaction) -> Void

  static var isForBody: Bool { true }

  func applies(after old: Self?) -> Bool { true }

  func apply(_ transaction: inout Transaction) { transform(&transaction) }
}

extension View {
  /// Animates the changes of the modifiers in `body`, and not those of this view.
  ///
  /// - Parameters:
  ///   - animation: The animation; `nil` for none.
  ///   - body: Puts modifiers around a stand-in for this view.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Changes the transaction of the modifiers in `body`, and not that of this view.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(value: self)).modifier(BodyTransactionModifier(transform: transform))
  }
}
