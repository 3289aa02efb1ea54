/// A view that UIKit controls (`SwiftUI.UIViewControllerRepresentable`): the view of its controller, as far as SwiftUI
/// has a view with the same meaning. See ``UIViewRepresentable``.
///
/// Navigations, tabs and page views are shown as those of SwiftUI. `UIActivityViewController` shares as ``ShareLink``
/// does. `UIImagePickerController` and `UIDocumentPickerViewController` let the user choose files as `fileImporter`
/// does.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == PlatformView {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the object that the controller talks to; empty by default.
  associatedtype Coordinator = Void
  /// The context in which the controller is made and updated.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType

  /// Gives the controller the changed values.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

  /// Makes the object that the controller talks to.
  func makeCoordinator() -> Coordinator

  /// The controller goes.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable {
  /// The view that shows the view of the controller.
  public var body: PlatformView { PlatformView { UIViewControllerRepresentation(representable: self) } }

  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Makes the empty coordinator.
  public func makeCoordinator() {}
}

/// The context in which a ``UIViewControllerRepresentable`` is made.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The object that the controller talks to.
  public let coordinator: Representable.Coordinator
  /// The transaction of the change.
  public let transaction: Transaction
  /// The environment of the view.
  public let environment: EnvironmentValues
}

/// Makes the controller of a ``UIViewControllerRepresentable`` once, gives it changes, and shows the present state of
/// its view.
private struct UIViewControllerRepresentation<Representable: UIViewControllerRepresentable>: View {
  @Environment(\.self) private var environment
  @State private var storage = Storage()
  let representable: Representable

  var body: some View {
    storage.update(representable, environment)
    return ControllerContent(controller: storage.controller!, name: String(describing: Representable.self))
  }

  @MainActor
  private final class Storage: Unarchived {
    private(set) var controller: Representable.UIViewControllerType?
    private var coordinator: Representable.Coordinator?

    nonisolated init() {}

    func update(_ representable: Representable, _ environment: EnvironmentValues) {
      let coordinator = coordinator ?? representable.makeCoordinator()
      self.coordinator = coordinator
      let context = UIViewControllerRepresentableContext<Representable>(
        coordinator: coordinator, transaction: Transaction.current, environment: environment)
      let controller = controller ?? representable.makeUIViewController(context: context)
      self.controller = controller
      let dismiss = environment.dismiss
      controller.endPresentation = if environment.isPresented { { dismiss() } } else { nil }
      representable.updateUIViewController(controller, context: context)
    }

    isolated deinit {
      if let controller, let coordinator {
        Representable.dismantleUIViewController(controller, coordinator: coordinator)
      }
    }
  }
}
