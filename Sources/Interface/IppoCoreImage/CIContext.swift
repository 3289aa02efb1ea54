public import IppoUI
internal import IssueReporting

/// Computes pictures (`CoreImage.CIContext`), on the processor.
public final class CIContext: NSObject, Sendable {
  /// A context.
  public override init() {}

  /// A context. The options have no effect.
  public init(options: [CIContextOption: Any]?) {}

  /// Computes the pixels of a rectangle of a picture.
  ///
  /// - Returns: `nil` if the rectangle is empty, infinite or larger than 33 million pixels. `nil`, with a reported issue, if the
  ///   program cannot decode the file of the picture.
  public func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? {
    guard let area = PixelArea(rect) else { return nil }
    guard let raster = image.render(area) else {
      reportIssue(
        """
        A picture for Core Image was not decoded.

        Programs with the trait 'Pictures' of the package ippo decode PNG and JPEG. The file may also be damaged.
        """)
      return nil
    }
    guard let data = PNGFile.data(width: area.width, height: area.height, pixels: raster.straightBytes) else {
      return nil
    }
    return CGImage(width: area.width, height: area.height, data: data, mediaType: "image/png")
  }
}

/// An option of a context (`CoreImage.CIContextOption`), which has no effect.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The value behind the name.
  public let rawValue: String
  /// The name of a value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whether the processor computes, which is always the case.
  public static let useSoftwareRenderer = Self(rawValue: "software_renderer")
  /// The colour space for computing.
  public static let workingColorSpace = Self(rawValue: "working_color_space")
  /// The colour space of the result.
  public static let outputColorSpace = Self(rawValue: "output_color_space")
  /// Whether steps are kept.
  public static let cacheIntermediates = Self(rawValue: "kCIContextCacheIntermediates")
}

extension UIImage {
  /// A picture of Core Image. Its pixels are computed at once; they are missing where the picture is infinite.
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

  /// A picture of Core Image, upright: the orientation has no effect.
  ///
  /// - Parameter scale: The number of pixels per point.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    guard let cgImage = CIContext().createCGImage(ciImage, from: ciImage.extent) else {
      self.init()
      return
    }
    self.init(cgImage: cgImage, scale: scale, orientation: orientation)
  }

  /// The recipe of the picture: `nil`, as pictures have pixels.
  public var ciImage: CIImage? { nil }
}
