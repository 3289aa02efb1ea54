public import IppoUI

/// The surface of a function of two values (`Charts.SurfacePlot`). Where the function has no value, the surface has a hole.
///
/// ```swift
/// Chart3D {
///   SurfacePlot(x: "x", y: "y", z: "z") { x, z in sin(2 * x) * cos(2 * z) }
///     .foregroundStyle(.heightBased)
/// }
/// .chartXScale(domain: -2...2)
/// .chartZScale(domain: -2...2)
/// ```
public struct SurfacePlot: _Chart3DPrimitive {
  /// The content has no body.
  public typealias Body = Never

  private let surface: SurfaceFunction

  /// The surface of a function over the domains of the first and the third axis.
  ///
  /// - Parameter function: The height at the values of both axes; `nan` for none.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, z: LocalizedStringKey,
    function: @escaping @Sendable (Double, Double) -> Double
  ) {
    self.init(x: Text(x), y: Text(y), z: Text(z), function: function)
  }

  /// The surface of a function, with labels as they are.
  @_disfavoredOverload
  public init(
    x: some StringProtocol, y: some StringProtocol, z: some StringProtocol,
    function: @escaping @Sendable (Double, Double) -> Double
  ) {
    self.init(
      x: Text(verbatim: String(x)), y: Text(verbatim: String(y)), z: Text(verbatim: String(z)), function: function)
  }

  /// The surface of a function, with labels of a catalogue.
  @_disfavoredOverload
  public init(
    x: LocalizedStringResource, y: LocalizedStringResource, z: LocalizedStringResource,
    function: @escaping @Sendable (Double, Double) -> Double
  ) {
    self.init(x: Text(x), y: Text(y), z: Text(z), function: function)
  }

  /// The surface of a function, with texts as labels.
  public init(x: Text, y: Text, z: Text, function: @escaping @Sendable (Double, Double) -> Double) {
    surface = SurfaceFunction(x: x, y: y, z: z, height: function)
  }

  /// Adds the surface.
  public func _collect3D(into marks: inout _Chart3DMarks) {
    marks.marks.append(Mark3D(mark: ChartMark(kind: .area), surface: surface))
  }
}

/// The colours of a surface by its shape (`Charts.Chart3DSurfaceStyle`).
public protocol Chart3DSurfaceStyle: Sendable {
  /// The style as charts draw it.
  var _basic: BasicChart3DSurfaceStyle { get }
}

/// The colours of a surface by the height or the direction of its parts (`Charts.BasicChart3DSurfaceStyle`).
public struct BasicChart3DSurfaceStyle: Chart3DSurfaceStyle {
  enum Storage: Sendable {
    /// - Parameter range: The heights of the first and the last colour; `nil` for the domain of the axis.
    case height(Gradient, range: ClosedRange<Double>?)
    case normal
  }

  let storage: Storage
  /// The style itself.
  public var _basic: BasicChart3DSurfaceStyle { self }

  fileprivate static let spectrum = Gradient(colors: [.indigo, .blue, .teal, .green, .yellow, .orange, .red])
}

extension Chart3DSurfaceStyle where Self == BasicChart3DSurfaceStyle {
  /// Colours by height, from blue for the least to red for the greatest.
  public static var heightBased: BasicChart3DSurfaceStyle {
    BasicChart3DSurfaceStyle(storage: .height(BasicChart3DSurfaceStyle.spectrum, range: nil))
  }

  /// Colours by height, within a range of heights.
  public static func heightBased(yRange: ClosedRange<CGFloat>) -> Self {
    let range = Double(yRange.lowerBound)...Double(yRange.upperBound)
    return Self(storage: .height(BasicChart3DSurfaceStyle.spectrum, range: range))
  }

  /// The colours of a gradient by height, within a range of heights; `nil` for that of the axis.
  public static func heightBased(_ gradient: Gradient, yRange: ClosedRange<CGFloat>? = nil) -> Self {
    let range = yRange.map { Double($0.lowerBound)...Double($0.upperBound) }
    return Self(storage: .height(gradient, range: range))
  }

  /// Colours by the direction in which a part of the surface faces.
  public static var normalBased: BasicChart3DSurfaceStyle { BasicChart3DSurfaceStyle(storage: .normal) }
}
