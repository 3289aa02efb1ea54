public import Foundation

/// Holds a view of SwiftUI for code that asks for a controller of UIKit (`SwiftUI.UIHostingController`).
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// The view that is shown. Setting it patches the view on screen.
  open var rootView: Content {
    didSet { host.content = AnyView(rootView) }
  }

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

/// The view of a ``UIHostingController``.
final class HostingView: UIView {
  var content: AnyView { didSet { setNeedsDisplay() } }

  init(_ content: AnyView) {
    self.content = content
    super.init()
  }

  required init?(coder: NSCoder) { nil }
}
