/// The substitute for a view of UIKit: the body of ``UIViewRepresentable`` and ``UIViewControllerRepresentable``.
public struct PlatformView: View {
  private let content: AnyView

  init<Content: View>(@ViewBuilder _ content: () -> Content) { self.content = AnyView(content()) }

  /// The view that means the same; a placeholder where there is none.
  public var body: some View { content }
}
