/// A view that is controlled by UIKit (`SwiftUI.UIViewControllerRepresentable`).
///
/// There is no UIKit here. Sources that conform compile when the controller they make is a type of their own; where such
/// a view is shown, an issue is reported and a placeholder with its name stands in.
/// ``makeUIViewController(context:)`` is not called.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == UnavailablePlatformView {
  associatedtype UIViewControllerType
  associatedtype Coordinator = Void
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
  public var body: UnavailablePlatformView { UnavailablePlatformView(name: String(describing: Self.self)) }

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
