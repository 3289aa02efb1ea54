public import Foundation

/// A function of a library that computes colours for the graphics processor (`SwiftUI.ShaderFunction`).
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
  /// The library.
  public var library: ShaderLibrary
  /// The name of the function.
  public var name: String

  /// A function by its name, which is not looked up.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// The function with arguments.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// Functions for the graphics processor (`SwiftUI.ShaderLibrary`): `ShaderLibrary.name(.float(1))`.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
  private let name: String

  /// The library of the app.
  public static let `default` = ShaderLibrary(name: "default")

  /// The library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(name: bundle.bundlePath) }

  /// A library of compiled functions at a URL.
  public init(url: URL) { name = url.absoluteString }

  private init(name: String) { self.name = name }

  /// A function of the app's library.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  /// A function of the library.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

/// A function for the graphics processor with arguments (`SwiftUI.Shader`). Browsers and terminals run none.
public struct Shader: Equatable, Sendable {
  /// An argument of a function.
  public struct Argument: Equatable, Sendable {
    private let value: String

    private init(_ value: String) { self.value = value }

    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument("\(x)") }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument("\(x) \(y)") }
    /// The place of a point.
    public static func float2(_ point: CGPoint) -> Argument { Argument("\(point.x) \(point.y)") }
    /// The sides of a size.
    public static func float2(_ size: CGSize) -> Argument { Argument("\(size.width) \(size.height)") }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument("\(x) \(y) \(z)") }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument("\(x) \(y) \(z) \(w)")
    }
    /// Numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument("\(array)") }
    /// The rectangle around the view.
    public static let boundingRect = Argument("boundingRect")
    /// A colour.
    public static func color(_ color: Color) -> Argument { Argument("\(color)") }
    /// Colours.
    public static func colorArray(_ array: [Color]) -> Argument { Argument("\(array)") }
    /// The bytes of data.
    public static func data(_ data: Data) -> Argument { Argument(data.base64EncodedString()) }
    /// A picture.
    public static func image(_ image: Image) -> Argument { Argument("image") }
  }

  /// The function.
  public var function: ShaderFunction
  /// The arguments of the function after those that the effect passes.
  public var arguments: [Argument]

  /// A function with arguments.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }
}

extension View {
  /// Computes the colour of each pixel. Has no effect in browsers and terminals: shaders are functions of Metal.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }

  /// Computes the source of each pixel. Has no effect in browsers and terminals: shaders are functions of Metal.
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }

  /// Computes each pixel from the whole view. Has no effect in browsers and terminals: shaders are functions of Metal.
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }
}

extension VisualEffect {
  /// Computes the colour of each pixel. Has no effect in browsers and terminals: shaders are functions of Metal.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }

  /// Computes the source of each pixel. Has no effect in browsers and terminals: shaders are functions of Metal.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }

  /// Computes each pixel from the whole view. Has no effect in browsers and terminals: shaders are functions of Metal.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
}
