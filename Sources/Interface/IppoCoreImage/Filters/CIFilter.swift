public import IppoUI

/// A step that changes or makes a picture (`CoreImage.CIFilter`).
///
/// The filters are those of the class functions, such as ``sepiaTone()``; ``init(name:)`` finds them by their names. They compute in sRGB,
/// so that results resemble those of Apple's platforms without being the same to the bit.
open class CIFilter: NSObject {
  private let kind: FilterKind?
  private var values: [String: Any] = [:]

  /// A filter of the app's own, which overrides ``outputImage``.
  public override init() { kind = nil }

  init(_ kind: FilterKind) {
    self.kind = kind
    super.init()
    setDefaults()
  }

  /// A filter by its name, such as "CISepiaTone"; `nil` for an unknown name.
  public convenience init?(name: String) {
    guard let kind = FilterKind(rawValue: name) else { return nil }
    self.init(kind)
  }

  /// A filter by its name with values by its keys; `nil` for an unknown name.
  public convenience init?(name: String, parameters: [String: Any]?) {
    self.init(name: name)
    for (key, value) in parameters ?? [:] { setValue(value, forKey: key) }
  }

  /// The names of all filters.
  public class func filterNames(inCategories categories: [String]?) -> [String] { FilterKind.allCases.map(\.rawValue) }

  /// The name of the filter; empty for one of the app's own.
  open var name: String { kind?.rawValue ?? "" }

  /// The keys of the filter.
  open var inputKeys: [String] {
    guard let kind else { return [] }
    return (kind.isGenerator ? [] : [kCIInputImageKey]) + kind.inputs.map(\.key)
  }

  /// The keys of results.
  open var outputKeys: [String] { [kCIOutputImageKey] }

  /// The name, and the keys with their default values.
  open var attributes: [String: Any] {
    var attributes: [String: Any] = [kCIAttributeFilterName: name]
    for (key, value) in kind?.inputs ?? [] { attributes[key] = value.map { [kCIAttributeDefault: $0] } ?? [:] }
    return attributes
  }

  /// Sets all values to those of a new filter.
  open func setDefaults() {
    values = [:]
    for (key, value) in kind?.inputs ?? [] { values[key] = value }
  }

  /// Sets the value of a key; `nil` removes it. Values of keys that the filter does not have are kept without effect.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// The value of a key.
  open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }

  /// The resulting picture; `nil` if the picture that is changed, or the message of a code, is missing, or if a message is too long.
  open var outputImage: CIImage? { kind?.output(FilterValues(values)) }
}

/// The values of a filter by their keys.
struct FilterValues {
  private let values: [String: Any]

  init(_ values: [String: Any]) { self.values = values }

  var image: CIImage? { image(kCIInputImageKey) }
  func image(_ key: String) -> CIImage? { values[key] as? CIImage }

  /// A number that is finite; 0 for a value of another type.
  func number(_ key: String) -> Double {
    let number: Double? =
      switch values[key] {
      case let number as Double: number
      case let number as any BinaryInteger: Double(number)
      case let number as any BinaryFloatingPoint: Double(number)
      case let number as NSNumber: number.doubleValue
      default: nil
      }
    return number.flatMap { $0.isFinite ? min(max($0, -1e6), 1e6) : nil } ?? 0
  }

  func color(_ key: String) -> CIColor { values[key] as? CIColor ?? .black }
  func text(_ key: String) -> String { values[key] as? String ?? "" }

  /// The bytes of a message, which tutorials give as `Data`.
  var message: [UInt8]? { (values["inputMessage"] as? Data).map { [UInt8]($0) } }

  var center: CGPoint {
    (values[kCIInputCenterKey] as? CIVector)?.cgPointValue ?? values[kCIInputCenterKey] as? CGPoint ?? .zero
  }
}

/// The key of the picture that a filter changes.
public let kCIInputImageKey = "inputImage"
/// The key of the picture below.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of the strength of an effect.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of a radius in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// The key of a size or a factor.
public let kCIInputScaleKey = "inputScale"
/// The key of the width as a multiple of the height.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The key of a centre.
public let kCIInputCenterKey = "inputCenter"
/// The key of an angle in radians.
public let kCIInputAngleKey = "inputAngle"
/// The key of a colour.
public let kCIInputColorKey = "inputColor"
/// The key of an exposure in stops.
public let kCIInputEVKey = "inputEV"
/// The key of the strength of colours.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of the brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of the contrast.
public let kCIInputContrastKey = "inputContrast"
/// The key of an amount.
public let kCIInputAmountKey = "inputAmount"
/// The key of a width in pixels.
public let kCIInputWidthKey = "inputWidth"
/// The key of the resulting picture.
public let kCIOutputImageKey = "outputImage"
/// The key of the name among attributes.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The key of the default value among attributes.
public let kCIAttributeDefault = "CIAttributeDefault"
