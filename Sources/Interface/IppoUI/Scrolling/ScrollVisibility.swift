internal import Foundation

extension View {
  /// Runs `action` when the visible share of this view within the scroll view around it rises above a threshold, or
  /// falls below.
  ///
  /// The first call is when the view becomes visible for the first time.
  ///
  /// - Parameter threshold: The share of the view's area that has to be visible, 0...1.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (_ isVisible: Bool) -> Void
  ) -> some View { modifier(ScrollVisibilityModifier(threshold: threshold, action: action)) }
}

private struct ScrollVisibilityModifier: ViewModifier {
  @State private var isVisible = false
  let threshold: Double
  let action: (Bool) -> Void

  init(threshold: Double, action: @escaping (Bool) -> Void) {
    self.threshold = threshold
    self.action = action
  }

  func body(content: Content) -> some View {
    content.onGeometryChange(for: Bool.self) { [threshold] proxy in
      guard let region = proxy.bounds(of: .scrollView), proxy.size.width > 0, proxy.size.height > 0 else {
        return false
      }
      let seen = region.intersection(CGRect(origin: .zero, size: proxy.size))
      guard !seen.isNull, seen.width > 0, seen.height > 0 else { return false }
      return seen.width * seen.height >= proxy.size.width * proxy.size.height * threshold
    } action: { new in
      guard new != isVisible else { return }
      isVisible = new
      action(new)
    }
  }
}
