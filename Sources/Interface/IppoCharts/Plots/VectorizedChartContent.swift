public import Foundation
public import IppoUI

/// The marks of the elements of a collection, whose modifiers take key paths (`Charts.VectorizedChartContent`).
public protocol VectorizedChartContent<DataElement>: ChartContent where Body == Never {
  /// The type of the elements.
  associatedtype DataElement

  /// The marks of the elements.
  var _elements: _ElementMarks<DataElement> { get }
}

/// A mark for each element of a collection, made when the chart asks for it.
public struct _ElementMarks<DataElement> {
  private let make: @MainActor () -> [(DataElement, ChartMark)]

  @MainActor init<Data: RandomAccessCollection>(_ data: Data, _ mark: @escaping @MainActor (DataElement) -> ChartMark)
  where Data.Element == DataElement {
    make = { data.map { ($0, mark($0)) } }
  }

  private init(_ make: @escaping @MainActor () -> [(DataElement, ChartMark)]) { self.make = make }

  /// Adds the marks. Elements without ids are told apart by their places.
  @MainActor func collect(into marks: inout _ChartMarks) {
    for (place, (element, mark)) in make().enumerated() {
      marks.within(.part(of: element, at: place)) { $0.append(mark) }
    }
  }

  @MainActor func changed(_ change: @escaping @MainActor (inout MarkStyle, DataElement) -> Void) -> Self {
    Self {
      make().map { element, mark in
        var mark = mark
        change(&mark.style, element)
        return (element, mark)
      }
    }
  }
}

extension VectorizedChartContent {
  /// Adds the marks of all elements.
  public func _collect(into marks: inout _ChartMarks) { _elements.collect(into: &marks) }
}

/// Marks of elements that a modifier has changed.
struct ChangedElementMarks<DataElement>: VectorizedChartContent {
  typealias Body = Never

  let _elements: _ElementMarks<DataElement>
}

extension VectorizedChartContent {
  private func changed(
    _ change: @escaping @MainActor (inout MarkStyle, DataElement) -> Void
  ) -> ChangedElementMarks<DataElement> {
    ChangedElementMarks(_elements: _elements.changed(change))
  }

  /// The style of each element.
  public func foregroundStyle(
    _ keyPath: KeyPath<DataElement, some ShapeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    changed { style, element in
      guard style.foreground == nil else { return }
      style.foreground = AnyShapeStyle(element[keyPath: keyPath])
      style.isPlain = element[keyPath: keyPath].isPlain
    }
  }

  /// The style by a value of each element.
  public func foregroundStyle(
    by projection: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    changed { if $0.foregroundBy == nil { $0.foregroundBy = projection.datum($1) } }
  }

  /// The symbol by a value of each element.
  public func symbol(
    by projection: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    changed { if $0.symbolBy == nil { $0.symbolBy = projection.datum($1) } }
  }

  /// The area of the symbol by a value of each element.
  public func symbolSize(
    by projection: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    changed { if $0.symbolSizeBy == nil { $0.symbolSizeBy = projection.datum($1) } }
  }

  /// The opacity of each element.
  public func opacity(_ keyPath: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement> {
    changed { $0.opacity *= Double(min(max($1[keyPath: keyPath], 0), 1)) }
  }

  /// The line of each element.
  public func lineStyle(_ keyPath: KeyPath<DataElement, StrokeStyle>) -> some VectorizedChartContent<DataElement> {
    changed { if $0.lineStyle == nil { $0.lineStyle = $1[keyPath: keyPath] } }
  }

  /// The line by a value of each element.
  public func lineStyle(
    by projection: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    changed { if $0.lineStyleBy == nil { $0.lineStyleBy = projection.datum($1) } }
  }

  /// The area of the symbol of each element, in square points.
  public func symbolSize(_ keyPath: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement> {
    changed { style, element in
      let side = max(element[keyPath: keyPath], 0).squareRoot()
      if style.symbolSize == nil { style.symbolSize = CGSize(width: side, height: side) }
    }
  }

  /// The size of the symbol of each element, in points.
  public func symbolSize(_ keyPath: KeyPath<DataElement, CGSize>) -> some VectorizedChartContent<DataElement> {
    changed { if $0.symbolSize == nil { $0.symbolSize = $1[keyPath: keyPath] } }
  }

  /// Puts marks with different values side by side in their step.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the marks are side by side; `nil` for that of the steps.
  ///   - span: The share of the step that all of them use.
  public func position(
    by projection: PlottableProjection<DataElement, some Plottable>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    changed { style, element in
      guard style.group == nil else { return }
      style.group = MarkStyle.Group(datum: projection.datum(element), axis: axis, span: span)
    }
  }
}

// MARK: Accessibility

extension VectorizedChartContent {
  /// The name of each element for assistive technology.
  public func accessibilityLabel(_ keyPath: KeyPath<DataElement, Text>) -> some VectorizedChartContent<DataElement> {
    changed { if $0.accessibilityLabel == nil { $0.accessibilityLabel = $1[keyPath: keyPath] } }
  }

  /// The name of each element for assistive technology, localized.
  public func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, LocalizedStringKey>
  ) -> some VectorizedChartContent<DataElement> {
    changed { if $0.accessibilityLabel == nil { $0.accessibilityLabel = Text($1[keyPath: keyPath]) } }
  }

  /// The name of each element for assistive technology, as it is.
  public func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    changed { if $0.accessibilityLabel == nil { $0.accessibilityLabel = Text(verbatim: String($1[keyPath: keyPath])) } }
  }

  /// The value of each element for assistive technology.
  public func accessibilityValue(_ keyPath: KeyPath<DataElement, Text>) -> some VectorizedChartContent<DataElement> {
    changed { if $0.accessibilityValue == nil { $0.accessibilityValue = $1[keyPath: keyPath] } }
  }

  /// The value of each element for assistive technology, localized.
  public func accessibilityValue(
    _ keyPath: KeyPath<DataElement, LocalizedStringKey>
  ) -> some VectorizedChartContent<DataElement> {
    changed { if $0.accessibilityValue == nil { $0.accessibilityValue = Text($1[keyPath: keyPath]) } }
  }

  /// The value of each element for assistive technology, as it is.
  public func accessibilityValue(
    _ keyPath: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    changed { if $0.accessibilityValue == nil { $0.accessibilityValue = Text(verbatim: String($1[keyPath: keyPath])) } }
  }

  /// Whether assistive technology does not find an element.
  public func accessibilityHidden(_ keyPath: KeyPath<DataElement, Bool>) -> some VectorizedChartContent<DataElement> {
    changed { if $0.isAccessibilityHidden == nil { $0.isAccessibilityHidden = $1[keyPath: keyPath] } }
  }

  /// The name of each element for tests.
  public func accessibilityIdentifier(
    _ keyPath: KeyPath<DataElement, String>
  ) -> some VectorizedChartContent<DataElement> {
    changed { if $0.accessibilityIdentifier == nil { $0.accessibilityIdentifier = $1[keyPath: keyPath] } }
  }
}
