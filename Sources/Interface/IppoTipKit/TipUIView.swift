public import IppoUI

/// A tip among views of UIKit (`TipKit.TipUIView`), as long as the tip is to be shown.
///
/// A press on the close button withdraws the tip, and ends `shouldDisplayUpdates` with `false`: the app removes the view then.
public final class TipUIView: UIView {
  private let controller: UIHostingController<TipView<AnyTip>>

  /// A view of a tip.
  ///
  /// - Parameters:
  ///   - tip: The tip.
  ///   - arrowEdge: The edge that points at what the tip is about. It is handed to styles.
  ///   - actionHandler: The closure that a press on a button of the tip calls, after the closure of the button.
  public init(
    _ tip: any Tip, arrowEdge: Edge? = nil,
    actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) {
    controller = UIHostingController(rootView: TipView(AnyTip(tip), arrowEdge: arrowEdge, action: actionHandler))
    super.init()
    guard let content = controller.view else { return }
    content.translatesAutoresizingMaskIntoConstraints = false
    addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: topAnchor), content.bottomAnchor.constraint(equalTo: bottomAnchor),
      content.leadingAnchor.constraint(equalTo: leadingAnchor),
      content.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  /// Views are not read from archives here: `nil`.
  public required init?(coder: NSCoder) { nil }
}

/// A controller that presents a tip (`TipKit.TipUIPopoverViewController`). As all popovers of controllers, it is shown as a sheet.
public final class TipUIPopoverViewController: UIViewController {
  private let tipView: TipUIView

  /// A controller of a tip.
  ///
  /// - Parameters:
  ///   - tip: The tip.
  ///   - sourceItem: The view or the item that the tip is about.
  ///   - actionHandler: The closure that a press on a button of the tip calls, after the closure of the button.
  public init(
    _ tip: any Tip, sourceItem: Any,
    actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) {
    tipView = TipUIView(tip, actionHandler: actionHandler)
    super.init()
    modalPresentationStyle = .popover
    popoverPresentationController?.sourceItem = sourceItem
  }

  /// Controllers are not read from archives here: `nil`.
  public required init?(coder: NSCoder) { nil }

  /// Makes the view of the tip the view of the controller.
  public override func loadView() { view = tipView }
}
