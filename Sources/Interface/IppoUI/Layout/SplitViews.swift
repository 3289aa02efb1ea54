/// Views side by side with lines between them (`SwiftUI.HSplitView`). The lines cannot be dragged.
public struct HSplitView<Content: View>: View {
  private let content: Content

  /// - Parameter content: The views, each with a line before it but the first.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A stack without spacing, with lines.
  public var body: some View {
    HStack(spacing: 0) { Divided { content } }
  }
}

/// Views on top of each other with lines between them (`SwiftUI.VSplitView`). The lines cannot be dragged.
public struct VSplitView<Content: View>: View {
  private let content: Content

  /// - Parameter content: The views, each with a line before it but the first.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A stack without spacing, with lines.
  public var body: some View {
    VStack(spacing: 0) { Divided { content } }
  }
}

/// Views with a line before each but the first.
private struct Divided<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    Group(subviews: content) { views in
      ForEach(views) { view in
        if view.id != views.first?.id { Divider() }
        view
      }
    }
  }
}
