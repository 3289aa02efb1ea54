public import Foundation

/// The menu of a cell or a row (`UIKit.UIContextMenuConfiguration`).
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
  /// Makes the preview of the menu. Ippo never calls it.
  public typealias ContentPreviewProvider = () -> UIViewController?
  /// Makes the menu, of the entries that the system suggests: none.
  public typealias ActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?

  /// The identity of the menu.
  public let identifier: any NSCopying
  private let actionProvider: ActionProvider?

  /// A menu.
  ///
  /// - Parameters:
  ///   - identifier: The identity of the menu; `nil` for a new one.
  ///   - previewProvider: Has no effect: Ippo shows the menu alone.
  ///   - actionProvider: Makes the menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.actionProvider = actionProvider
  }

  /// The menu; `nil` for none.
  package var menu: UIMenu? { actionProvider?([]) }
}
