public import Foundation

/// A view that UIKit draws (`SwiftUI.UIViewRepresentable`).
///
/// The present views of UIKit are shown by views of SwiftUI with the same meaning. They are `UILabel`, `UIImageView`,
/// `UITextField`, `UITextView`, `UIButton`, `UISwitch`, `UISlider`, `UIStepper`, `UISegmentedControl`, `UIDatePicker`,
/// `UIPageControl`, `UISearchBar`, `UIStackView`, `UIScrollView`, `UITableView`, `UICollectionView`,
/// `UIVisualEffectView`, `UIActivityIndicatorView` and `UIProgressView`. Plain views of these are shown too, with gradients and
/// shapes as their layers. For another view an issue is reported, and a placeholder with its name is shown.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == PlatformView {
  /// The type of the view.
  associatedtype UIViewType: UIView
  /// The type of the object that the view talks to; empty by default.
  associatedtype Coordinator = Void
  /// The context in which the view is made and updated.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view.
  func makeUIView(context: Context) -> UIViewType

  /// Gives the view the changed values.
  func updateUIView(_ uiView: UIViewType, context: Context)

  /// Makes the object that the view talks to.
  func makeCoordinator() -> Coordinator

  /// The size of the view for a proposal. The function is never called, because the view with the same meaning has a
  /// size of its own.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?

  /// The view goes.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable {
  /// The view that shows the view of UIKit.
  public var body: PlatformView { PlatformView { UIViewRepresentation(representable: self) } }

  /// Always `nil`: the size follows from the content.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

extension UIViewRepresentable where Coordinator == Void {
  /// Makes the empty coordinator.
  public func makeCoordinator() {}
}

/// The context in which a ``UIViewRepresentable`` is made.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object that the view talks to.
  public let coordinator: Representable.Coordinator
  /// The transaction of the change.
  public let transaction: Transaction
  /// The environment of the view.
  public let environment: EnvironmentValues
}

/// Makes the view of a ``UIViewRepresentable`` once, gives it changes, and shows its present state.
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
