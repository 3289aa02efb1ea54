public import Foundation
public import IppoUI

/// A part of an axis at one of its values: a line of the grid, a tick, or a label (`Charts.AxisMark`).
@MainActor @preconcurrency
public protocol AxisMark {
  /// Adds the parts to those of a value.
  func _collect(into parts: inout _AxisParts)
}

/// The parts of an axis at one of its values.
public struct _AxisParts {
  var elements: [AxisElement] = []
}

/// A line across the plot (`Charts.AxisGridLine`).
public struct AxisGridLine: AxisMark {
  private let element: AxisElement

  /// - Parameters:
  ///   - centered: Whether the line is in the middle between its value and the next one.
  ///   - stroke: The line; `nil` for a hairline.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    element = AxisElement(kind: .gridLine, isCentered: centered, stroke: stroke)
  }

  /// Adds the line.
  public func _collect(into parts: inout _AxisParts) { parts.elements.append(element) }
}

/// A short line from the plot to a label (`Charts.AxisTick`).
public struct AxisTick: AxisMark {
  /// How long a tick is (`Charts.AxisTick.Length`).
  public struct Length: Hashable, Sendable {
    let points: CGFloat

    /// A few points.
    public static let automatic = Length(points: 5)
    /// As long as the label is high.
    public static let label = Length(points: 16)
    /// As long as the longest label is high.
    public static let longestLabel = Length(points: 16)

    /// Longer than the label is high, by so many points.
    public static func label(extendPastBy length: CGFloat) -> Length { Length(points: 16 + length) }
    /// Longer than the longest label is high, by so many points.
    public static func longestLabel(extendPastBy length: CGFloat) -> Length { Length(points: 16 + length) }
  }

  private let element: AxisElement

  /// - Parameters:
  ///   - centered: Whether the tick is in the middle between its value and the next one.
  ///   - length: The length of the tick.
  ///   - stroke: The line; `nil` for a hairline.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    element = AxisElement(kind: .tick(length: length.points), isCentered: centered, stroke: stroke)
  }

  /// - Parameters:
  ///   - centered: Whether the tick is in the middle between its value and the next one.
  ///   - length: The length of the tick, in points.
  ///   - stroke: The line; `nil` for a hairline.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    element = AxisElement(kind: .tick(length: length), isCentered: centered, stroke: stroke)
  }

  /// Adds the tick.
  public func _collect(into parts: inout _AxisParts) { parts.elements.append(element) }
}

/// Parts whose look a modifier changes.
struct ModifiedAxisMark<Content: AxisMark>: AxisMark {
  let content: Content
  let change: (inout AxisElement) -> Void

  func _collect(into parts: inout _AxisParts) {
    let first = parts.elements.count
    content._collect(into: &parts)
    for index in first..<parts.elements.count { change(&parts.elements[index]) }
  }
}

extension AxisMark {
  /// The style of lines and labels.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    ModifiedAxisMark(content: self) { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
  }

  /// The font of labels.
  public func font(_ font: Font?) -> some AxisMark {
    ModifiedAxisMark(content: self) { if $0.font == nil { $0.font = font } }
  }

  /// Moves the parts, in points.
  public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }

  /// Moves the parts, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    ModifiedAxisMark(content: self) {
      $0.offset.width += x
      $0.offset.height += y
    }
  }
}

/// A part whose type is erased (`Charts.AnyAxisMark`).
public struct AnyAxisMark {
  private let mark: any AxisMark

  /// - Parameter mark: The part whose type is not to be seen.
  public init(_ mark: any AxisMark) { self.mark = mark }

  /// - Parameter mark: The part whose type is not to be seen.
  public init(erasing mark: some AxisMark) { self.mark = mark }
}

extension AnyAxisMark: AxisMark {
  /// Adds the part.
  public func _collect(into parts: inout _AxisParts) { mark._collect(into: &parts) }
}

extension Optional: AxisMark where Wrapped: AxisMark {
  /// Adds the part, if there is one.
  public func _collect(into parts: inout _AxisParts) { self?._collect(into: &parts) }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
  /// Adds the part of the branch.
  public func _collect(into parts: inout _AxisParts) {
    switch storage {
    case .first(let mark): mark._collect(into: &parts)
    case .second(let mark): mark._collect(into: &parts)
    }
  }
}

/// Several parts of a builder.
public struct _AxisMarkList {
  private let marks: [any AxisMark]

  init(_ marks: [any AxisMark]) { self.marks = marks }
}

extension _AxisMarkList: AxisMark {
  /// Adds all parts.
  public func _collect(into parts: inout _AxisParts) { for mark in marks { mark._collect(into: &parts) } }
}

/// Makes the parts of an axis of the statements of a closure (`Charts.AxisMarkBuilder`).
@resultBuilder
public enum AxisMarkBuilder {
  /// A statement.
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }

  /// An empty closure: an axis value without parts.
  public static func buildBlock() -> _AxisMarkList { _AxisMarkList([]) }

  /// One statement: the part itself.
  public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }

  /// Several statements.
  public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> _AxisMarkList {
    var marks: [any AxisMark] = []
    for mark in repeat each content { marks.append(mark) }
    return _AxisMarkList(marks)
  }

  /// An `if` without `else`.
  public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: AxisMark, Second: AxisMark>(first: First) -> BuilderConditional<First, Second> {
    BuilderConditional(storage: .first(first))
  }

  /// The second branch of an `if` or `switch`.
  public static func buildEither<First: AxisMark, Second: AxisMark>(
    second: Second
  ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .second(second)) }

  /// A statement within `if #available`.
  public static func buildLimitedAvailability(_ content: some AxisMark) -> AnyAxisMark { AnyAxisMark(content) }
}
