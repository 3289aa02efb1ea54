/// The position of a sheet in a window larger than the sheet (`SwiftUI.PresentationPlacement`).
public struct PresentationPlacement: Hashable, Sendable {
  private let name: String
  /// Wherever the surroundings choose.
  public static let automatic = PresentationPlacement(name: "automatic")
  /// The middle.
  public static let center = PresentationPlacement(name: "center")
  /// The leading edge.
  public static let leading = PresentationPlacement(name: "leading")
  /// The trailing edge.
  public static let trailing = PresentationPlacement(name: "trailing")
}

extension View {
  /// The position of a sheet with this content. Has no effect in browsers and terminals: sheets stand in the middle.
  public func presentationPlacement(_ placement: PresentationPlacement) -> some View { self }
}
