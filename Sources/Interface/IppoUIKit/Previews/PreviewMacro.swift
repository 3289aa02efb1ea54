// Previews of UIKit; IppoUI has those of SwiftUI views. The compiler chooses between them by the value of the body.
// Only a result builder lets the compiler check a body of several statements.

/// Accepts the view controller of a preview whose body has no `return`.
@resultBuilder
public enum _ControllerPreviewBuilder {
  /// The view controller.
  @MainActor public static func buildBlock(_ controller: UIViewController) -> UIViewController { controller }
}

/// Accepts the view of a preview whose body has no `return`.
@resultBuilder
public enum _ViewPreviewBuilder {
  /// The view.
  @MainActor public static func buildBlock(_ view: UIView) -> UIView { view }
}

/// A preview of a view controller. `--previews` shows it.
///
/// ```swift
/// #Preview("Empty") {
///   let controller = ListController()
///   controller.title = "Nothing yet"
///   return controller
/// }
/// ```
///
/// The declaration is that of UIKit's `#Preview(_:traits:body:)`.
///
/// - Parameters:
///   - name: The name of the preview.
///   - traits: The layout of the preview.
///   - body: Makes the view controller.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @_ControllerPreviewBuilder body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "IppoMacros", type: "ControllerPreviewMacro")

/// A preview of a UIKit view. See the preview of a view controller.
///
/// - Parameters:
///   - name: The name of the preview.
///   - traits: The layout of the preview.
///   - body: Makes the view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @_ViewPreviewBuilder body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "IppoMacros", type: "UIKitViewPreviewMacro")
