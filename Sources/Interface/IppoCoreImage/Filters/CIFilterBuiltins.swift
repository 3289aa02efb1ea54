public import IppoUI

/// A filter with a result (`CoreImage.CIFilterProtocol`).
public protocol CIFilterProtocol: AnyObject {
  /// The resulting picture.
  var outputImage: CIImage? { get }
}

/// Makes a QR code (`CoreImage.CIQRCodeGenerator`).
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// The bytes of the message.
  var message: Data { get set }
  /// How much of the code may be covered: L, M, Q or H.
  var correctionLevel: String { get set }
}

/// Makes a bar code of the kind Code 128 (`CoreImage.CICode128BarcodeGenerator`).
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
  /// The bytes of the message.
  var message: Data { get set }
  /// The width of the margins in pixels.
  var quietSpace: Float { get set }
  /// The height in pixels.
  var barcodeHeight: Float { get set }
}

/// Makes a picture brown as an old photograph (`CoreImage.CISepiaTone`).
public protocol CISepiaTone: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The strength of the effect.
  var intensity: Float { get set }
}

/// Takes a picture out of focus (`CoreImage.CIGaussianBlur`).
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// A radius in pixels.
  var radius: Float { get set }
}

/// Takes a picture out of focus with a box (`CoreImage.CIBoxBlur`).
public protocol CIBoxBlur: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// A radius in pixels.
  var radius: Float { get set }
}

/// Changes the strength of colours, the brightness and the contrast (`CoreImage.CIColorControls`).
public protocol CIColorControls: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The strength of colours, 1 for the same.
  var saturation: Float { get set }
  /// The brightness that is added.
  var brightness: Float { get set }
  /// The contrast, 1 for the same.
  var contrast: Float { get set }
}

/// Inverts colours (`CoreImage.CIColorInvert`).
public protocol CIColorInvert: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
}

/// Changes colours as an old film does (`CoreImage.CIPhotoEffect`).
public protocol CIPhotoEffect: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
}

/// Gives a picture shades of one colour (`CoreImage.CIColorMonochrome`).
public protocol CIColorMonochrome: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The colour.
  var color: CIColor { get set }
  /// The strength of the effect.
  var intensity: Float { get set }
}

/// Changes the exposure (`CoreImage.CIExposureAdjust`).
public protocol CIExposureAdjust: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The exposure in stops.
  var ev: Float { get set }
}

/// Turns the hues (`CoreImage.CIHueAdjust`).
public protocol CIHueAdjust: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The angle in radians.
  var angle: Float { get set }
}

/// Gives a picture colours between two (`CoreImage.CIFalseColor`).
public protocol CIFalseColor: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The colour in place of black.
  var color0: CIColor { get set }
  /// The colour in place of white.
  var color1: CIColor { get set }
}

/// Makes dark parts transparent (`CoreImage.CIMaskToAlpha`).
public protocol CIMaskToAlpha: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
}

/// Shows squares with the mean colour of their pixels (`CoreImage.CIPixellate`).
public protocol CIPixellate: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The centre.
  var center: CGPoint { get set }
  /// A size in pixels, or a factor.
  var scale: Float { get set }
}

/// Shows polygons of one colour each (`CoreImage.CICrystallize`).
public protocol CICrystallize: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// A radius in pixels.
  var radius: Float { get set }
  /// The centre.
  var center: CGPoint { get set }
}

/// Shows edges (`CoreImage.CIEdges`).
public protocol CIEdges: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The strength of the effect.
  var intensity: Float { get set }
}

/// Strengthens edges (`CoreImage.CIUnsharpMask`).
public protocol CIUnsharpMask: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// A radius in pixels.
  var radius: Float { get set }
  /// The strength of the effect.
  var intensity: Float { get set }
}

/// Darkens corners (`CoreImage.CIVignette`).
public protocol CIVignette: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The strength of the effect.
  var intensity: Float { get set }
  /// A radius in pixels.
  var radius: Float { get set }
}

/// Turns a picture around a point (`CoreImage.CITwirlDistortion`).
public protocol CITwirlDistortion: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The centre.
  var center: CGPoint { get set }
  /// A radius in pixels.
  var radius: Float { get set }
  /// The angle in radians.
  var angle: Float { get set }
}

/// Scales a picture (`CoreImage.CILanczosScaleTransform`).
public protocol CILanczosScaleTransform: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// A size in pixels, or a factor.
  var scale: Float { get set }
  /// The width as a multiple of the height.
  var aspectRatio: Float { get set }
}

/// Puts a picture over another one (`CoreImage.CICompositeOperation`).
public protocol CICompositeOperation: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The picture below.
  var backgroundImage: CIImage? { get set }
}

extension CIFilter {
  /// Makes a QR code.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { BuiltInFilter(.qrCode) }
  /// Makes a bar code of the kind Code 128.
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator { BuiltInFilter(.code128) }
  /// Makes a picture brown as an old photograph.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltInFilter(.sepia) }
  /// Takes a picture out of focus.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltInFilter(.gaussianBlur) }
  /// Takes a picture out of focus with a box.
  public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltInFilter(.boxBlur) }
  /// Changes the strength of colours, the brightness and the contrast.
  public class func colorControls() -> any CIFilter & CIColorControls { BuiltInFilter(.colorControls) }
  /// Inverts colours.
  public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltInFilter(.colorInvert) }
  /// Changes colours as an old film does.
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { BuiltInFilter(.chrome) }
  /// Changes colours as an old film does.
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { BuiltInFilter(.fade) }
  /// Changes colours as an old film does.
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { BuiltInFilter(.instant) }
  /// Changes colours as an old film does.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { BuiltInFilter(.mono) }
  /// Changes colours as an old film does.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { BuiltInFilter(.noir) }
  /// Changes colours as an old film does.
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { BuiltInFilter(.process) }
  /// Changes colours as an old film does.
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { BuiltInFilter(.tonal) }
  /// Changes colours as an old film does.
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect { BuiltInFilter(.transfer) }
  /// Gives a picture shades of one colour.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { BuiltInFilter(.colorMonochrome) }
  /// Changes the exposure.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { BuiltInFilter(.exposure) }
  /// Turns the hues.
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltInFilter(.hue) }
  /// Gives a picture colours between two.
  public class func falseColor() -> any CIFilter & CIFalseColor { BuiltInFilter(.falseColor) }
  /// Makes dark parts transparent.
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { BuiltInFilter(.maskToAlpha) }
  /// Shows squares with the mean colour of their pixels.
  public class func pixellate() -> any CIFilter & CIPixellate { BuiltInFilter(.pixellate) }
  /// Shows polygons of one colour each.
  public class func crystallize() -> any CIFilter & CICrystallize { BuiltInFilter(.crystallize) }
  /// Shows edges.
  public class func edges() -> any CIFilter & CIEdges { BuiltInFilter(.edges) }
  /// Strengthens edges.
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { BuiltInFilter(.unsharpMask) }
  /// Darkens corners.
  public class func vignette() -> any CIFilter & CIVignette { BuiltInFilter(.vignette) }
  /// Turns a picture around a point.
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { BuiltInFilter(.twirl) }
  /// Scales a picture.
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform { BuiltInFilter(.lanczos) }
  /// Puts a picture over another one.
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation { BuiltInFilter(.sourceOver) }
}

/// A filter whose values are properties.
private final class BuiltInFilter: CIFilter, CIQRCodeGenerator, CICode128BarcodeGenerator, CISepiaTone, CIGaussianBlur,
  CIBoxBlur, CIColorControls, CIColorInvert, CIPhotoEffect, CIColorMonochrome, CIExposureAdjust, CIHueAdjust,
  CIFalseColor, CIMaskToAlpha, CIPixellate, CICrystallize, CIEdges, CIUnsharpMask, CIVignette, CITwirlDistortion,
  CILanczosScaleTransform, CICompositeOperation
{
  var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
  var intensity: Float {
    get { number(kCIInputIntensityKey) }
    set { setValue(Double(newValue), forKey: kCIInputIntensityKey) }
  }
  var radius: Float {
    get { number(kCIInputRadiusKey) }
    set { setValue(Double(newValue), forKey: kCIInputRadiusKey) }
  }
  var scale: Float {
    get { number(kCIInputScaleKey) }
    set { setValue(Double(newValue), forKey: kCIInputScaleKey) }
  }
  var aspectRatio: Float {
    get { number(kCIInputAspectRatioKey) }
    set { setValue(Double(newValue), forKey: kCIInputAspectRatioKey) }
  }
  var center: CGPoint {
    get { (value(forKey: kCIInputCenterKey) as? CIVector)?.cgPointValue ?? .zero }
    set { setValue(CIVector(cgPoint: newValue), forKey: kCIInputCenterKey) }
  }
  var angle: Float {
    get { number(kCIInputAngleKey) }
    set { setValue(Double(newValue), forKey: kCIInputAngleKey) }
  }
  var color: CIColor {
    get { value(forKey: kCIInputColorKey) as? CIColor ?? .black }
    set { setValue(newValue, forKey: kCIInputColorKey) }
  }
  var color0: CIColor {
    get { value(forKey: "inputColor0") as? CIColor ?? .black }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  var color1: CIColor {
    get { value(forKey: "inputColor1") as? CIColor ?? .black }
    set { setValue(newValue, forKey: "inputColor1") }
  }
  var ev: Float {
    get { number(kCIInputEVKey) }
    set { setValue(Double(newValue), forKey: kCIInputEVKey) }
  }
  var saturation: Float {
    get { number(kCIInputSaturationKey) }
    set { setValue(Double(newValue), forKey: kCIInputSaturationKey) }
  }
  var brightness: Float {
    get { number(kCIInputBrightnessKey) }
    set { setValue(Double(newValue), forKey: kCIInputBrightnessKey) }
  }
  var contrast: Float {
    get { number(kCIInputContrastKey) }
    set { setValue(Double(newValue), forKey: kCIInputContrastKey) }
  }
  var backgroundImage: CIImage? {
    get { value(forKey: kCIInputBackgroundImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputBackgroundImageKey) }
  }
  var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  var quietSpace: Float {
    get { number("inputQuietSpace") }
    set { setValue(Double(newValue), forKey: "inputQuietSpace") }
  }
  var barcodeHeight: Float {
    get { number("inputBarcodeHeight") }
    set { setValue(Double(newValue), forKey: "inputBarcodeHeight") }
  }

  private func number(_ key: String) -> Float {
    Float(FilterValues([key: value(forKey: key) as Any]).number(key))
  }
}
