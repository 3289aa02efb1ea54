public import Foundation

/// A choice in an alert or an action sheet (`UIKit.UIAlertAction`).
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  /// What a choice means.
  public enum Style: Int, Sendable {
    /// Nothing in particular.
    case `default`
    /// Everything stays as it is.
    case cancel
    /// Something is taken away.
    case destructive
  }

  /// What the button says.
  open private(set) var title: String?
  /// What the choice means.
  open private(set) var style: Style
  /// Whether the choice can be made.
  open var isEnabled = true { didSet { changes?.note() } }

  private let handler: ((UIAlertAction) -> Void)?
  fileprivate weak var changes: ViewChanges?

  /// A choice, and what is done when it is made: after the alert is gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  package func choose() { handler?(self) }
}

/// An alert or an action sheet (`UIKit.UIAlertController`), as those of SwiftUI: present it from a controller, such as
/// the root of a window.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  /// What is shown.
  public enum Style: Int, Sendable {
    /// A choice of actions.
    case actionSheet
    /// An alert, which may have fields.
    case alert
  }

  /// What is shown.
  public let preferredStyle: Style
  /// What is said below the title.
  open var message: String? { didSet { changes.note() } }
  /// The choices, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = [] { didSet { changes.note() } }
  /// The fields of an alert; `nil` for none.
  open private(set) var textFields: [UITextField]? { didSet { changes.note() } }
  /// The choice that Return makes. It is kept: renderers decide.
  open var preferredAction: UIAlertAction?
  /// How much the alert interrupts. It is kept, and does not change what is shown.
  open var severity = UIAlertControllerSeverity.default

  /// An alert or an action sheet without choices: a button that says "OK" or "Cancel" is added where none leads out.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init()
    self.title = title
  }

  /// An action sheet without a title.
  public convenience init() { self.init(title: nil, message: nil, preferredStyle: .actionSheet) }

  /// Controllers are not read from archives here: `nil`.
  public required init?(coder: NSCoder) { nil }

  /// Adds a choice after the others.
  open func addAction(_ action: UIAlertAction) {
    action.changes = changes
    actions.append(action)
  }

  /// Adds a field to an alert. Action sheets show none.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// How much an alert interrupts (`UIKit.UIAlertControllerSeverity`).
public enum UIAlertControllerSeverity: Int, Sendable { case `default`, critical }
