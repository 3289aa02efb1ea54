/// A view that is drawn by UIKit (`SwiftUI.UIViewRepresentable`).
///
/// There is no UIKit here. Sources that conform compile when the view they make is a type of their own; where such a
/// view is shown, an issue is reported and a placeholder with its name stands in. ``makeUIView(context:)`` is not called.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == UnavailablePlatformView {
  associatedtype UIViewType
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view.
  func makeUIView(context: Context) -> UIViewType

  /// Gives the view what has changed.
  func updateUIView(_ uiView: UIViewType, context: Context)

  /// Makes what the view talks to.
  func makeCoordinator() -> Coordinator

  /// The view goes.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable {
  public var body: UnavailablePlatformView { UnavailablePlatformView(name: String(describing: Self.self)) }

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
