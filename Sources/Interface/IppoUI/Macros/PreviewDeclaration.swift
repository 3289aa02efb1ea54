public import IppoUIKit

extension _PreviewDeclaration {
  /// The preview of a view.
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder view: @escaping @MainActor () -> any View
  ) {
    self.init(name, traits: traits, items: [Item { AnyView(view()) }])
  }

  /// The previews of a view for each of some values.
  public init<T>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
    @ViewBuilder view: @escaping @MainActor (T) -> any View
  ) {
    self.init(
      name, traits: traits,
      items: arguments.map { value in Item(argument: String(describing: value)) { AnyView(view(value)) } })
  }
}

extension _PreviewDeclaration.Item {
  /// Makes the view of the item. A view or a controller of UIKit is made once, and shown as SwiftUI shows it.
  @MainActor package func makeView() -> AnyView {
    switch make() {
    case let controller as UIViewController: AnyView(ControllerPreview(controller: controller))
    case let view as UIView: AnyView(UIKitViewPreview(view: view))
    // The initializers above make all other items, each with an `AnyView`.
    case let other: other as? AnyView ?? AnyView(EmptyView())
    }
  }
}

private struct ControllerPreview: UIViewControllerRepresentable {
  let controller: UIViewController
  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

private struct UIKitViewPreview: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ view: UIView, context: Context) {}
}
