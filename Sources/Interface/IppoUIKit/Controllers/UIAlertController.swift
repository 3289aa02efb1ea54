public import Foundation

/// A choice in an alert or an action sheet (`UIKit.UIAlertAction`).
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  /// The meaning of a choice.
  public enum Style: Int, Sendable {
    /// An ordinary choice.
    case `default`
    /// Everything stays as it is.
    case cancel
    /// Something is taken away.
    case destructive
  }

  /// The title of the button.
  open private(set) var title: String?
  /// The meaning of the choice.
  open private(set) var style: Style
  /// Whether the choice can be made.
  open var isEnabled = true { didSet { changes?.note() } }

  private let handler: ((UIAlertAction) -> Void)?
  fileprivate weak var changes: ViewChanges?

  /// A choice, and its handler, which is called after the alert is gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  package func choose() { handler?(self) }
}

/// An alert or an action sheet (`UIKit.UIAlertController`), shown like those of SwiftUI. Present it from a controller,
/// such as the root of a window.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  /// The kinds of alerts.
  public enum Style: Int, Sendable {
    /// A choice of actions.
    case actionSheet
    /// An alert, which may have fields.
    case alert
  }

  /// The kind of alert.
  public let preferredStyle: Style
  /// The text below the title.
  open var message: String? { didSet { changes.note() } }
  /// The choices, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = [] { didSet { changes.note() } }
  /// The fields of an alert; `nil` for none.
  open private(set) var textFields: [UITextField]? { didSet { changes.note() } }
  /// The choice for the Return key. The value is stored, but renderers decide.
  open var preferredAction: UIAlertAction?
  /// The severity of the alert. The value is stored, but renderers ignore it.
  open var severity = UIAlertControllerSeverity.default

  /// An alert or an action sheet without choices. A button "OK" or "Cancel" is added unless a choice dismisses the
  /// alert.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init()
    self.title = title
  }

  /// An action sheet without a title.
  public convenience init() { self.init(title: nil, message: nil, preferredStyle: .actionSheet) }

  /// Returns `nil`, because controllers cannot be read from archives.
  public required init?(coder: NSCoder) { nil }

  /// Adds a choice after the others.
  open func addAction(_ action: UIAlertAction) {
    action.changes = changes
    actions.append(action)
  }

  /// Adds a field to an alert. Action sheets ignore fields.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// The severity of an alert (`UIKit.UIAlertControllerSeverity`).
public enum UIAlertControllerSeverity: Int, Sendable { case `default`, critical }
