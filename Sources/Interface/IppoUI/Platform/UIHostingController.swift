public import Foundation

/// Holds a view of SwiftUI for code that asks for a controller of UIKit (`SwiftUI.UIHostingController`).
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// The view that is shown. Setting it patches the view on screen.
  open var rootView: Content {
    didSet { host.content = AnyView(rootView) }
  }

  /// The sizes that follow the content. The value is stored: renderers give views the size of their content.
  open var sizingOptions: UIHostingControllerSizingOptions = []

  private let host: HostingView

  /// Holds a view.
  public init(rootView: Content) {
    self.rootView = rootView
    host = HostingView(AnyView(rootView))
    super.init()
  }

  /// Controllers are not read from archives here: `nil`.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() { view = host }
}

/// The sizes of a ``UIHostingController`` that follow its content (`SwiftUI.UIHostingControllerSizingOptions`).
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// A bit for each size.
  public let rawValue: Int

  /// Sizes by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The preferred size of the controller.
  public static let preferredContentSize = Self(rawValue: 1)
  /// The size of the view.
  public static let intrinsicContentSize = Self(rawValue: 2)
}

/// The view of a ``UIHostingController``.
final class HostingView: UIView {
  var content: AnyView { didSet { setNeedsDisplay() } }

  init(_ content: AnyView) {
    self.content = content
    super.init()
  }

  required init?(coder: NSCoder) { nil }
}
