/// A capsule of glass (`SwiftUI.GlassButtonStyle`), drawn as a faint capsule.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass

  public init() { self.init(.regular) }

  /// - Parameter glass: Its tint is that of the label.
  public init(_ glass: Glass) { self.glass = glass }

  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(.bordered).buttonBorderShape(.capsule).tint(glass.tint)
  }
}

/// A capsule of glass in the tint (`SwiftUI.GlassProminentButtonStyle`), drawn as a capsule.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
