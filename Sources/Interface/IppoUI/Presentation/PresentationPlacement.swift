/// Where a sheet stands in a window that has room around it (`SwiftUI.PresentationPlacement`).
public struct PresentationPlacement: Hashable, Sendable {
  private let name: String
  /// Wherever the surroundings choose.
  public static let automatic = PresentationPlacement(name: "automatic")
  /// In the middle.
  public static let center = PresentationPlacement(name: "center")
  /// At the leading edge.
  public static let leading = PresentationPlacement(name: "leading")
  /// At the trailing edge.
  public static let trailing = PresentationPlacement(name: "trailing")
}

extension View {
  /// Where a sheet with this content stands. Has no effect in browsers and terminals: sheets stand in the middle.
  public func presentationPlacement(_ placement: PresentationPlacement) -> some View { self }
}
