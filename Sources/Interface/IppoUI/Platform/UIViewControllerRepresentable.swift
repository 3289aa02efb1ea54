/// A view that is controlled by UIKit (`SwiftUI.UIViewControllerRepresentable`): the view of its controller, as far as
/// one of SwiftUI's means the same. See ``UIViewRepresentable``.
///
/// Navigations, tabs and pages that one leafs through are shown as those of SwiftUI; `UIActivityViewController` shares as
/// ``ShareLink`` does, and `UIImagePickerController` and `UIDocumentPickerViewController` let the person choose files as
/// `fileImporter` does.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == PlatformView {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// What the controller talks to; nothing by default.
  associatedtype Coordinator = Void
  /// What the controller is made and updated with.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType

  /// Gives the controller what has changed.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

  /// Makes what the controller talks to.
  func makeCoordinator() -> Coordinator

  /// The controller goes.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable {
  /// What the view of the controller is shown by.
  public var body: PlatformView { PlatformView { UIViewControllerRepresentation(representable: self) } }

  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nothing.
  public func makeCoordinator() {}
}

/// What a ``UIViewControllerRepresentable`` is made with.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What the controller talks to.
  public let coordinator: Representable.Coordinator
  /// The transaction of the change.
  public let transaction: Transaction
  /// The environment of the view.
  public let environment: EnvironmentValues
}

/// Makes the controller of a ``UIViewControllerRepresentable`` once, gives it what changes, and shows what its view has
/// come to.
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
