/// An accessory of a cell of a list (`UIKit.UICellAccessory`).
@MainActor @preconcurrency
public struct UICellAccessory {
  package enum Kind {
    case disclosure, checkmark, delete((@MainActor () -> Void)?), detail((@MainActor () -> Void)?), text(String), view(
      UIView, isLeading: Bool)
  }

  package let kind: Kind
  /// The colour; `nil` for that of the cell.
  package var tintColor: UIColor?
  private let displayed: DisplayedState

  init(_ kind: Kind, _ displayed: DisplayedState, _ tintColor: UIColor? = nil) {
    self.kind = kind
    self.tintColor = tintColor
    self.displayed = displayed
  }

  /// Whether the accessory is shown in a cell that is edited, or is not.
  package func isShown(isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  /// The times when an accessory is shown.
  public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }

  /// The place of an accessory that the app makes.
  public enum Placement {
    /// At the beginning of the cell.
    case leading(displayed: DisplayedState = .always)
    /// At the end of the cell.
    case trailing(displayed: DisplayedState = .always)
  }

  /// The look of an accessory.
  public struct Options {
    /// The colour; `nil` for that of the cell.
    public var tintColor: UIColor?

    /// A look.
    public init(tintColor: UIColor? = nil) { self.tintColor = tintColor }
  }

  /// The look of a disclosure indicator.
  public typealias DisclosureIndicatorOptions = Options
  /// The look of a checkmark.
  public typealias CheckmarkOptions = Options
  /// The look of a button that removes.
  public typealias DeleteOptions = Options
  /// The look of a button for details.
  public typealias DetailOptions = Options
  /// The look of a text.
  public typealias LabelOptions = Options

  /// A view of the app as an accessory.
  @MainActor @preconcurrency
  public struct CustomViewConfiguration {
    let view: UIView
    let placement: Placement

    /// A view in a place.
    public init(customView: UIView, placement: Placement) {
      view = customView
      self.placement = placement
    }
  }

  /// An indicator that the cell leads on.
  public static func disclosureIndicator(
    displayed: DisplayedState = .whenNotEditing, options: DisclosureIndicatorOptions = Options()
  ) -> UICellAccessory { UICellAccessory(.disclosure, displayed, options.tintColor) }

  /// A checkmark.
  public static func checkmark(
    displayed: DisplayedState = .whenNotEditing, options: CheckmarkOptions = Options()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options.tintColor) }

  /// A button that removes the cell by its action.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = Options(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.delete(actionHandler), displayed, options.tintColor) }

  /// A button for details.
  public static func detail(
    displayed: DisplayedState = .whenNotEditing, options: DetailOptions = Options(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.detail(actionHandler), displayed, options.tintColor) }

  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = Options()
  ) -> UICellAccessory { UICellAccessory(.text(text), displayed, options.tintColor) }

  /// A view of the app.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    switch configuration.placement {
    case .leading(let displayed): UICellAccessory(.view(configuration.view, isLeading: true), displayed)
    case .trailing(let displayed): UICellAccessory(.view(configuration.view, isLeading: false), displayed)
    }
  }
}
