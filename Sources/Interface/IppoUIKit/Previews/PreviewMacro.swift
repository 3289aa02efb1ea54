// Previews of UIKit: those of views of SwiftUI are in IppoUI. Which of them is meant follows from what the body makes. The
// builders are what lets the compiler see that: without one it takes a body of several statements for any of them.

/// Takes the view controller of a preview whose body does not say `return`.
@resultBuilder
public enum _ControllerPreviewBuilder {
  /// The view controller.
  @MainActor public static func buildBlock(_ controller: UIViewController) -> UIViewController { controller }
}

/// Takes the view of a preview whose body does not say `return`.
@resultBuilder
public enum _ViewPreviewBuilder {
  /// The view.
  @MainActor public static func buildBlock(_ view: UIView) -> UIView { view }
}

/// A preview of a view controller. Its body is checked by the compiler, and not run: there is no canvas here.
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
///   - traits: How the preview is laid out.
///   - body: Makes the view controller.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @_ControllerPreviewBuilder body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "IppoMacros", type: "PreviewMacro")

/// A preview of a view of UIKit. See the preview of a view controller.
///
/// - Parameters:
///   - name: The name of the preview.
///   - traits: How the preview is laid out.
///   - body: Makes the view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @_ViewPreviewBuilder body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "IppoMacros", type: "PreviewMacro")
