/// A preview of a view. `--previews` shows it: in a page, in a terminal, and as pictures.
///
/// ```swift
/// #Preview("Large") {
///   @Previewable @State var isOn = true
///   Toggle("Airplane mode", isOn: $isOn)
/// }
/// ```
///
/// The declaration is that of SwiftUI's `#Preview(_:body:)`.
///
/// - Parameters:
///   - name: The name of the preview.
///   - body: The view.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "IppoMacros", type: "PreviewMacro")

/// A preview of a view with traits. See ``Preview(_:body:)``.
///
/// - Parameters:
///   - name: The name of the preview.
///   - traits: The layout of the preview.
///   - additionalTraits: More of them.
///   - body: The view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "IppoMacros", type: "PreviewMacro")

/// A preview of a view for each of some values. See ``Preview(_:body:)``. The body has no `@Previewable` properties.
///
/// - Parameters:
///   - name: The name of the preview.
///   - traits: The layout of the previews.
///   - arguments: The values.
///   - body: Makes the view of a value.
@freestanding(declaration)
public macro Preview<T>(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>...,
  arguments: [T],
  @ViewBuilder body: @escaping @MainActor (T) -> any View
) = #externalMacro(module: "IppoMacros", type: "PreviewMacro")

/// Marks a dynamic property in the body of a preview. The semantics are those of SwiftUI's `@Previewable`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "IppoMacros", type: "PreviewableMacro")
