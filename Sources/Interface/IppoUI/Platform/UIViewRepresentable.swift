public import Foundation

/// A view that is drawn by UIKit (`SwiftUI.UIViewRepresentable`).
///
/// The views of UIKit that are here (`UILabel`, `UIImageView`, `UITextField`, `UITextView`, `UIButton`, `UISwitch`, `UISlider`,
/// `UIStepper`, `UISegmentedControl`, `UIDatePicker`, `UIPageControl`, `UISearchBar`, `UIStackView`, `UIScrollView`,
/// `UITableView`, `UIVisualEffectView`, `UIActivityIndicatorView`, `UIProgressView`, and plain views of these, with gradients
/// and shapes as their layers) are shown by those of SwiftUI that mean the same. Where another one is shown, an issue is reported and a placeholder with its name stands in.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == PlatformView {
  /// The type of the view.
  associatedtype UIViewType: UIView
  /// What the view talks to; nothing by default.
  associatedtype Coordinator = Void
  /// What the view is made and updated with.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view.
  func makeUIView(context: Context) -> UIViewType

  /// Gives the view what has changed.
  func updateUIView(_ uiView: UIViewType, context: Context)

  /// Makes what the view talks to.
  func makeCoordinator() -> Coordinator

  /// The size of the view in what it is offered; it is not asked for: the view that means the same has a size of its
  /// own.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?

  /// The view goes.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable {
  /// What the view is shown by.
  public var body: PlatformView { PlatformView { UIViewRepresentation(representable: self) } }

  /// `nil`: the size follows from what is shown.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nothing.
  public func makeCoordinator() {}
}

/// What a ``UIViewRepresentable`` is made with.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What the view talks to.
  public let coordinator: Representable.Coordinator
  /// The transaction of the change.
  public let transaction: Transaction
  /// The environment of the view.
  public let environment: EnvironmentValues
}

/// Makes the view of a ``UIViewRepresentable`` once, gives it what changes, and shows what it has come to.
private struct UIViewRepresentation<Representable: UIViewRepresentable>: View {
  @Environment(\.self) private var environment
  @State private var storage = Storage()
  let representable: Representable

  var body: some View {
    storage.update(representable, environment)
    return UIViewContent(view: storage.view!, name: String(describing: Representable.self))
  }

  @MainActor
  private final class Storage: Unarchived {
    private(set) var view: Representable.UIViewType?
    private var coordinator: Representable.Coordinator?

    nonisolated init() {}

    func update(_ representable: Representable, _ environment: EnvironmentValues) {
      let coordinator = coordinator ?? representable.makeCoordinator()
      self.coordinator = coordinator
      let context = UIViewRepresentableContext<Representable>(
        coordinator: coordinator, transaction: Transaction.current, environment: environment)
      let view = view ?? representable.makeUIView(context: context)
      self.view = view
      representable.updateUIView(view, context: context)
    }

    isolated deinit {
      if let view, let coordinator { Representable.dismantleUIView(view, coordinator: coordinator) }
    }
  }
}
