/// Views side by side with lines between them (`SwiftUI.HSplitView`). Users move the lines in terminals, as far as the
/// widths of the views allow, and cannot move them in browsers.
public struct HSplitView<Content: View>: View {
  private let content: Content

  /// - Parameter content: The views, each with a line before it but the first.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A stack without spacing, with lines.
  public var body: some View {
    var stack = HStack(spacing: 0) { Divided { content } }
    stack.hasMovableDividers = true
    return stack
  }
}

/// Views on top of each other with lines between them (`SwiftUI.VSplitView`). Users move the lines in terminals, as far as
/// the heights of the views allow, and cannot move them in browsers.
public struct VSplitView<Content: View>: View {
  private let content: Content

  /// - Parameter content: The views, each with a line before it but the first.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A stack without spacing, with lines.
  public var body: some View {
    var stack = VStack(spacing: 0) { Divided { content } }
    stack.hasMovableDividers = true
    return stack
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
