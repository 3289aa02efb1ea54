/// A mark at a slider (`SwiftUI.SliderTick`). Renderers draw none.
public struct SliderTick<Value: BinaryFloatingPoint>: SliderTickContent {
  let value: Value

  /// A mark at a number.
  public init(_ value: Value) { self.value = value }

  /// A mark with a label. Has no effect in browsers and terminals: sliders are drawn without marks.
  public init<Label: View>(_ value: Value, @ViewBuilder label: () -> Label) { self.value = value }

  /// The number.
  public var _values: [Value] { [value] }
}

/// Marks at a slider (`SwiftUI.SliderTickContent`).
@MainActor @preconcurrency
public protocol SliderTickContent<Value> {
  /// The type of the numbers.
  associatedtype Value: BinaryFloatingPoint
  /// The values of the marks.
  var _values: [Value] { get }
}

/// Marks for the elements of a collection (`SwiftUI.SliderTickContentForEach`).
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>:
  SliderTickContent
{
  private let data: Data
  private let content: (Data.Element) -> Content

  /// Marks for elements with an id at a key path.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.Value == V {
    self.data = data
    self.content = content
  }

  /// The values of the marks.
  public var _values: [Content.Value] { data.flatMap { content($0)._values } }
}

/// Several marks.
public struct _SliderTicks<Value: BinaryFloatingPoint>: SliderTickContent {
  /// The values of the marks.
  public let _values: [Value]
}

/// Builds the marks of a slider (`SwiftUI.SliderTickBuilder`).
@resultBuilder
@MainActor @preconcurrency
public enum SliderTickBuilder<Value: BinaryFloatingPoint> {
  /// A mark, or several.
  public static func buildExpression<Content: SliderTickContent>(_ content: Content) -> Content
  where Content.Value == Value { content }

  /// The first mark.
  public static func buildPartialBlock<Content: SliderTickContent>(first: Content) -> Content
  where Content.Value == Value { first }

  /// Adds a mark.
  public static func buildPartialBlock<Ticks: SliderTickContent, Content: SliderTickContent>(
    accumulated: Ticks, next: Content
  ) -> _SliderTicks<Value> where Ticks.Value == Value, Content.Value == Value {
    _SliderTicks(_values: accumulated._values + next._values)
  }

  /// Marks behind an `if` without an `else`.
  public static func buildIf<Content: SliderTickContent>(_ content: Content?) -> _SliderTicks<Value>
  where Content.Value == Value { _SliderTicks(_values: content?._values ?? []) }
}

extension View {
  /// Whether the thumb of sliders shows. Has no effect in browsers and terminals: it does.
  public func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }
}
