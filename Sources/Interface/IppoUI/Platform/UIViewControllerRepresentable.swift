/// A view that is controlled by UIKit (`SwiftUI.UIViewControllerRepresentable`): the view of its controller, as far as
/// one of SwiftUI's means the same. See ``UIViewRepresentable``.
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
      .onAppear { storage.appear() }
      .onDisappear { storage.disappear() }
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
      representable.updateUIViewController(controller, context: context)
    }

    func appear() {
      controller?.viewWillAppear(false)
      controller?.viewDidAppear(false)
    }

    func disappear() {
      controller?.viewWillDisappear(false)
      controller?.viewDidDisappear(false)
    }

    isolated deinit {
      if let controller, let coordinator {
        Representable.dismantleUIViewController(controller, coordinator: coordinator)
      }
    }
  }
}

/// The view of a controller; of a navigation, that of its topmost one.
private struct ControllerContent: View {
  let controller: UIViewController
  let name: String

  var body: some View {
    if let navigation = controller as? UINavigationController {
      TopmostContent(navigation: navigation, name: name)
    } else {
      UIViewContent(view: controller.view, name: name)
    }
  }
}

private struct TopmostContent: View {
  let navigation: UINavigationController
  let name: String

  var body: some View {
    let _ = navigation.view.changes.version
    if let top = navigation.topViewController { UIViewContent(view: top.view, name: name) }
  }
}
