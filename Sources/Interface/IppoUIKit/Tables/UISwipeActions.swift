public import Foundation

/// An action for a row that is swiped (`UIKit.UIContextualAction`).
@MainActor @preconcurrency
open class UIContextualAction: NSObject {
  /// The kind of an action.
  public enum Style: Int, Sendable {
    /// An ordinary action.
    case normal
    /// An action that removes something.
    case destructive
  }

  /// Performs the action. It gets the action, an empty view, and a function to call with whether the action was performed.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// The kind of the action.
  public let style: Style
  /// The title; `nil` for none.
  open var title: String?
  /// The picture; `nil` for none.
  open var image: UIImage?
  /// The colour behind the title; `nil` for that of the kind.
  open var backgroundColor: UIColor!
  /// Performs the action.
  public let handler: Handler

  /// An action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  /// The person has chosen the action.
  package func perform() { handler(self, UIView()) { _ in } }
}

/// Actions for a row that is swiped (`UIKit.UISwipeActionsConfiguration`).
@MainActor @preconcurrency
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the first at the edge.
  public let actions: [UIContextualAction]
  /// Whether a long swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Actions for a row.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
