public import Foundation
public import IppoUI

/// The label of a value of an axis (`Charts.AxisValueLabel`).
public struct AxisValueLabel<Content: View>: AxisMark {
  private let element: AxisElement

  init(
    _ content: AxisLabel.Content, _ centered: Bool?, _ anchor: UnitPoint?,
    _ collision: AxisValueLabelCollisionResolution, _ orientation: AxisValueLabelOrientation, _ horizontal: CGFloat?,
    _ vertical: CGFloat?
  ) {
    element = AxisElement(
      kind: .label(
        AxisLabel(
          content: content, anchor: anchor, isVertical: orientation.isVertical,
          collision: collision.storage, horizontalSpacing: horizontal, verticalSpacing: vertical)),
      isCentered: centered)
  }

  /// A view as the label.
  ///
  /// - Parameters:
  ///   - centered: Whether the label is in the middle between its value and the next one.
  ///   - anchor: The point of the label that is at the value.
  ///   - multiLabelAlignment: has no effect: each label is aligned by itself.
  ///   - collisionResolution: What happens to labels that would overlap others.
  ///   - offsetsMarks: has no effect: marks leave the room to labels.
  ///   - orientation: Whether the label is turned.
  ///   - horizontalSpacing: The distance from the plot, in points.
  ///   - verticalSpacing: The distance from the plot, in points.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    let content = content()
    self.init(
      (content as? Text).map { .text($0) } ?? .view(AnyView(content)), centered, anchor, collisionResolution,
      orientation, horizontalSpacing, verticalSpacing)
  }

  /// Adds the label.
  public func _collect(into parts: inout _AxisParts) { parts.elements.append(element) }
}

extension AxisValueLabel where Content == Never {
  /// The value, as the axis writes its values.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(.value, centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
  }

  /// The value in a format, in the language of the environment.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      .formatted(AxisFormat.writer(format)), centered, anchor, collisionResolution, orientation, horizontalSpacing,
      verticalSpacing)
  }

  /// A localized text.
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .text(Text(titleKey)), centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
  }

  /// A text of a catalogue.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .text(Text(titleResource)), centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing
    )
  }

  /// A text as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .text(Text(verbatim: String(title))), centered, anchor, collisionResolution, orientation, horizontalSpacing,
      verticalSpacing)
  }
}

/// Formats of the labels of axes.
@MainActor
enum AxisFormat {
  /// Writes values in a format, in the language of an environment; `nil` for values that the format does not take.
  static func writer<Format: FormatStyle>(
    _ format: Format
  ) -> @MainActor (_PlotScalar, EnvironmentValues) -> String?
  where Format.FormatInput: Plottable, Format.FormatOutput == String {
    { scalar, environment in
      Format.FormatInput(scalar: scalar).map { value in
        var localized = format.locale(environment.locale)
        if var dates = localized as? Date.FormatStyle {
          dates.timeZone = environment.timeZone
          localized = dates as? Format ?? localized
        }
        return localized.format(value)
      }
    }
  }
}

/// Whether the labels of an axis are turned (`Charts.AxisValueLabelOrientation`).
public struct AxisValueLabelOrientation: Hashable, Sendable {
  let isVertical: Bool

  /// Not turned.
  public static let automatic = AxisValueLabelOrientation(isVertical: false)
  /// Not turned.
  public static let horizontal = AxisValueLabelOrientation(isVertical: false)
  /// Turned by a quarter. Terminals do not turn texts.
  public static let vertical = AxisValueLabelOrientation(isVertical: true)
  /// Turned by a quarter. Terminals do not turn texts.
  public static let verticalReversed = AxisValueLabelOrientation(isVertical: true)
}

/// The treatment of labels of an axis that would overlap others (`Charts.AxisValueLabelCollisionResolution`).
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  enum Storage: Hashable, Sendable {
    case leavesOut(priority: Double, spacing: CGFloat)
    case truncates, disabled
  }

  let storage: Storage

  /// Such labels are left out.
  public static let automatic = AxisValueLabelCollisionResolution.greedy()
  /// Such labels are left out.
  public static let greedy = AxisValueLabelCollisionResolution.greedy()
  /// Such labels are cut off at the next one.
  public static let truncate = AxisValueLabelCollisionResolution(storage: .truncates)
  /// Such labels overlap.
  public static let disabled = AxisValueLabelCollisionResolution(storage: .disabled)

  /// Such labels are left out, those with a lower priority first.
  ///
  /// - Parameter minimumSpacing: The least distance between labels in points; `nil` for none.
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution(storage: .leavesOut(priority: priority, spacing: max(minimumSpacing ?? 0, 0)))
  }
}
