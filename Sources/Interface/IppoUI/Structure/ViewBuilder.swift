/// The one builder of content (`SwiftUI.ContentBuilder`): views, items of toolbars, commands and tabs alike.
public typealias ContentBuilder = ViewBuilder

/// Makes one view of the statements of a closure (SwiftUI's `ViewBuilder`).
///
/// The builder takes other content as well: several items of a toolbar are a ``TupleContent``. Views come first in each
/// overload, so that a closure of views makes a ``TupleView``.
@resultBuilder
public enum ViewBuilder {
  /// A statement.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// A statement that is no view: an item of a toolbar, a tab, commands.
  @_disfavoredOverload
  public static func buildExpression<Content>(_ content: Content) -> Content { content }

  /// No statements: an empty view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// No statements, where the context asks for content of any kind.
  @_disfavoredOverload
  public static func buildBlock() -> EmptyContent { EmptyContent() }

  /// One statement: the view itself.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// One statement that is no view: the content itself.
  @_disfavoredOverload
  public static func buildBlock<Content>(_ content: Content) -> Content { content }

  /// Several statements.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView(pack: repeat each content)
  }

  /// Several statements that are not all views.
  @_disfavoredOverload
  public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleContent<repeat each Content> {
    TupleContent((repeat each content))
  }

  /// An `if` without `else`.
  public static func buildIf<Content>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First, Second>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.first(first))
  }

  /// The second branch of an `if` or `switch`.
  public static func buildEither<First, Second>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.second(second))
  }

  /// A statement within `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }

  /// A statement within `if #available` that is no view.
  @_disfavoredOverload
  public static func buildLimitedAvailability<Content>(_ content: Content) -> Content { content }
}
