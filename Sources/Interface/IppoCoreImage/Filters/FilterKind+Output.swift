internal import IppoUI

extension FilterKind {
  /// The resulting picture.
  func output(_ values: FilterValues) -> CIImage? {
    switch self {
    case .qrCode: return values.message.flatMap { CIImage(qrCode: $0, level: values.text("inputCorrectionLevel")) }
    case .code128:
      return values.message.flatMap {
        CIImage(code128: $0, quietSpace: values.number("inputQuietSpace"), height: values.number("inputBarcodeHeight"))
      }
    case .constantColor: return CIImage(color: values.color(kCIInputColorKey))
    case .boxBlur, .colorControls, .colorInvert, .colorMonochrome, .crystallize, .edges, .exposure, .falseColor,
      .gaussianBlur, .hue, .lanczos, .maskToAlpha, .chrome, .fade, .instant, .mono, .noir, .process, .tonal, .transfer,
      .pixellate, .sepia, .sourceOver, .twirl, .unsharpMask, .vignette:
      return values.image.map { output(of: $0, values) }
    }
  }

  private func output(of image: CIImage, _ values: FilterValues) -> CIImage {
    let intensity = Float(values.number(kCIInputIntensityKey))
    let radius = values.number(kCIInputRadiusKey)
    switch self {
    case .boxBlur: return image.blurred(sigma: radius, isBox: true)
    case .gaussianBlur: return image.blurred(sigma: radius, isBox: false)
    case .unsharpMask: return image.sharpened(sigma: radius, by: intensity)
    case .crystallize: return image.crystallized(radius: radius)
    case .pixellate: return image.pixellated(scale: values.number(kCIInputScaleKey), center: values.center)
    case .edges: return image.edges(intensity: intensity)
    case .vignette: return image.vignette(intensity: intensity, radius: Float(radius))
    case .twirl: return image.twirled(values.center, radius: radius, angle: values.number(kCIInputAngleKey))
    case .lanczos:
      let scale = values.number(kCIInputScaleKey)
      return image.transformed(
        by: CGAffineTransform(scaleX: scale * values.number(kCIInputAspectRatioKey), y: scale))
    case .sourceOver:
      return values.image(kCIInputBackgroundImageKey).map { image.composited(over: $0) } ?? image
    case .maskToAlpha:
      return image.mapping { Pixel(color: SIMD3(repeating: 1), opacity: luminance($0.color) * $0.opacity) }
    case .colorControls:
      let change = ColorChange(
        saturation: Float(values.number(kCIInputSaturationKey)),
        brightness: Float(values.number(kCIInputBrightnessKey)), contrast: Float(values.number(kCIInputContrastKey)))
      return image.recolored { change($0) }
    case .colorInvert: return image.recolored { 1 - $0 }
    case .colorMonochrome:
      let color = values.color(kCIInputColorKey).color
      return image.recolored { $0 + (luminance($0) * color - $0) * intensity }
    case .exposure:
      let factor = Float(exp2(values.number(kCIInputEVKey)))
      return image.recolored { LinearLight.encode(LinearLight.decode($0) * factor) }
    case .falseColor:
      let (dark, light) = (values.color("inputColor0"), values.color("inputColor1"))
      return image.mapping { pixel in
        let share = luminance(pixel.color)
        let opacity = Float(dark.alpha) + Float(light.alpha - dark.alpha) * share
        return Pixel(color: dark.color + (light.color - dark.color) * share, opacity: opacity * pixel.opacity)
      }
    case .hue:
      let turn = ColorMatrix(hue: Float(values.number(kCIInputAngleKey)))
      return image.recolored { turn($0) }
    case .sepia: return image.recolored { $0 + (ColorMatrix.sepia($0) - $0) * intensity }
    case .mono: return image.recolored { SIMD3(repeating: luminance($0)) }
    case .noir: return image.recolored(ColorChange(saturation: 0, brightness: -0.02, contrast: 1.4))
    case .tonal: return image.recolored(ColorChange(saturation: 0, brightness: 0.02, contrast: 0.9))
    case .chrome: return image.recolored(ColorChange(saturation: 1.25, brightness: 0.02, contrast: 1.1))
    case .fade: return image.recolored(ColorChange(saturation: 0.7, brightness: 0.06, contrast: 0.85))
    case .instant:
      return image.recolored(ColorChange(saturation: 0.8, brightness: 0.03, contrast: 1, tint: [1.04, 1, 0.9]))
    case .process:
      return image.recolored(ColorChange(saturation: 0.9, brightness: 0, contrast: 1.1, tint: [0.94, 1, 1.06]))
    case .transfer:
      return image.recolored(ColorChange(saturation: 0.9, brightness: 0.02, contrast: 0.95, tint: [1.08, 1, 0.94]))
    case .qrCode, .code128, .constantColor: return image
    }
  }
}

extension CIImage {
  /// The picture with other colours, whose opacity stays.
  func recolored(_ change: @escaping @Sendable (SIMD3<Float>) -> SIMD3<Float>) -> CIImage {
    mapping { Pixel(color: change($0.color), opacity: $0.opacity) }
  }

  func recolored(_ change: ColorChange) -> CIImage { recolored { change($0) } }
}

/// A change of the strength of colours, of the contrast and of the brightness.
struct ColorChange: Sendable {
  var saturation: Float
  var brightness: Float
  var contrast: Float
  var tint = SIMD3<Float>(repeating: 1)

  func callAsFunction(_ color: SIMD3<Float>) -> SIMD3<Float> {
    let gray = SIMD3(repeating: luminance(color))
    return ((gray + (color - gray) * saturation - 0.5) * contrast + 0.5 + brightness) * tint
  }
}

/// Three sums of the components of a colour.
struct ColorMatrix: Sendable {
  private let red: SIMD3<Float>
  private let green: SIMD3<Float>
  private let blue: SIMD3<Float>

  /// The brown of old photographs, with the numbers of the Filter Effects Module Level 1.
  static let sepia = ColorMatrix(
    red: [0.393, 0.769, 0.189], green: [0.349, 0.686, 0.168], blue: [0.272, 0.534, 0.131])

  private init(red: SIMD3<Float>, green: SIMD3<Float>, blue: SIMD3<Float>) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// A turn of the hue, with the numbers of the Filter Effects Module Level 1.
  init(hue angle: Float) {
    let (c, s) = (cos(angle), sin(angle))
    red = [0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928]
    green = [0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283]
    blue = [0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072]
  }

  func callAsFunction(_ color: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3((color * red).sum(), (color * green).sum(), (color * blue).sum())
  }
}

/// The transfer function of sRGB (IEC 61966-2-1).
enum LinearLight {
  static func decode(_ color: SIMD3<Float>) -> SIMD3<Float> {
    map(color) { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
  }

  static func encode(_ color: SIMD3<Float>) -> SIMD3<Float> {
    map(color) { $0 <= 0.0031308 ? $0 * 12.92 : 1.055 * pow($0, 1 / 2.4) - 0.055 }
  }

  private static func map(_ color: SIMD3<Float>, _ body: (Float) -> Float) -> SIMD3<Float> {
    SIMD3(body(color.x), body(color.y), body(color.z))
  }
}
