internal import IppoPictures
public import IppoUI

/// A recipe for a picture (`CoreImage.CIImage`), in a plane whose origin is at the lower left. A ``CIContext`` computes the pixels, in sRGB
/// on the processor.
///
/// Files are decoded in programs with the trait `Pictures`: PNG and JPEG. Without it, generated pictures alone have pixels.
public final class CIImage: NSObject, Sendable {
  /// The area with pixels.
  public let extent: CGRect
  /// Whether an enlargement keeps the edges of pixels: codes have to be read.
  let isCrisp: Bool
  /// The pixels of an area. Outside of the extent they are clear. `nil`: they cannot be computed.
  let render: @Sendable (PixelArea) -> Raster?

  init(extent: CGRect, isCrisp: Bool = false, render: @escaping @Sendable (PixelArea) -> Raster?) {
    self.extent = extent
    self.isCrisp = isCrisp
    self.render = render
  }

  /// A picture that changes each pixel of another one.
  func mapping(_ change: @escaping @Sendable (Pixel) -> Pixel) -> CIImage {
    CIImage(extent: extent, isCrisp: isCrisp) { area in
      self.render(area).map { raster in Raster(area) { change(raster[$0, $1]) } }
    }
  }

  // MARK: Sources

  /// A picture in memory.
  public convenience init(cgImage: CGImage) {
    let (width, height) = (cgImage.width, cgImage.height)
    let decoded = DecodedPicture(cgImage)
    self.init(extent: CGRect(x: 0, y: 0, width: width, height: height)) { area in
      decoded.raster?.part(area)
    }
  }

  /// A picture of UIKit; `nil` for a symbol and for an empty picture.
  public convenience init?(image: UIImage) {
    guard let cgImage = image.cgImage else { return nil }
    self.init(cgImage: cgImage)
  }

  /// The picture of a file's bytes; `nil` for an unknown format.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }

  /// The picture of a file; `nil` if there is none.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// A colour that fills the plane.
  public convenience init(color: CIColor) {
    let pixel = color.pixel
    self.init(extent: .infinite) { area in Raster(area) { _, _ in pixel } }
  }

  /// A picture without pixels.
  public class func empty() -> CIImage { CIImage(extent: .null) { Raster($0) } }
  /// Black that fills the plane.
  public class var black: CIImage { CIImage(color: .black) }
  /// White that fills the plane.
  public class var white: CIImage { CIImage(color: .white) }
  /// Red that fills the plane.
  public class var red: CIImage { CIImage(color: .red) }
  /// Green that fills the plane.
  public class var green: CIImage { CIImage(color: .green) }
  /// Blue that fills the plane.
  public class var blue: CIImage { CIImage(color: .blue) }
  /// A transparent plane.
  public class var clear: CIImage { CIImage(color: .clear) }

  // MARK: Changes

  /// The part in a rectangle.
  public func cropped(to rect: CGRect) -> CIImage {
    let part = extent.intersection(rect)
    guard let inside = PixelArea(part) else { return part.isInfinite ? self : .empty() }
    let extent = inside.rect.intersection(self.extent)
    return CIImage(extent: extent, isCrisp: isCrisp) { area in
      guard let common = PixelArea(area.rect.intersection(extent)) else { return Raster(area) }
      return self.render(common)?.part(area)
    }
  }

  /// The picture moved, scaled or turned. Whole multiples keep the edges of a code's squares; other pictures are blended.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    let determinant = matrix.a * matrix.d - matrix.b * matrix.c
    guard determinant != 0, determinant.isFinite else { return .empty() }
    let inverse = matrix.inverted()
    let isMove =
      matrix.a == 1 && matrix.d == 1 && matrix.b == 0 && matrix.c == 0
      && matrix.tx == matrix.tx.rounded() && matrix.ty == matrix.ty.rounded()
    let takesNearest = isCrisp || isMove
    return CIImage(extent: extent.isInfinite ? extent : extent.applying(matrix), isCrisp: isCrisp) { area in
      let source = area.rect.applying(inverse).insetBy(dx: -1, dy: -1).intersection(self.extent)
      guard let needed = PixelArea(source) else { return source.isNull || source.isEmpty ? Raster(area) : nil }
      return self.render(needed).map { raster in
        Raster(area) { x, y in
          let place = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
          if takesNearest { return raster[Int(place.x.rounded(.down)), Int(place.y.rounded(.down))] }
          return raster.blended(Double(place.x), Double(place.y))
        }
      }
    }
  }

  /// The picture whose outermost pixels go on without end.
  public func clampedToExtent() -> CIImage {
    guard let inside = PixelArea(extent) else { return self }
    return CIImage(extent: .infinite, isCrisp: isCrisp) { area in
      func clamp(_ value: Int, _ low: Int, _ count: Int) -> Int { min(max(value, low), low + count - 1) }
      let (left, low) = (clamp(area.x, inside.x, inside.width), clamp(area.y, inside.y, inside.height))
      let right = clamp(area.x + area.width - 1, inside.x, inside.width)
      let up = clamp(area.y + area.height - 1, inside.y, inside.height)
      guard let needed = PixelArea(CGRect(x: left, y: low, width: right - left + 1, height: up - low + 1)) else {
        return nil
      }
      return self.render(needed).map { raster in
        Raster(area) { raster[clamp($0, inside.x, inside.width), clamp($1, inside.y, inside.height)] }
      }
    }
  }

  /// The picture over another one.
  public func composited(over background: CIImage) -> CIImage {
    CIImage(extent: extent.union(background.extent)) { area in
      guard let above = self.render(area), let below = background.render(area) else { return nil }
      return Raster(area) { above[$0, $1].over(below[$0, $1]) }
    }
  }

  /// The picture with pixels that keep their edges when they are enlarged.
  public func samplingNearest() -> CIImage { CIImage(extent: extent, isCrisp: true, render: render) }

  /// The picture with pixels that are blended when they are enlarged.
  public func samplingLinear() -> CIImage { CIImage(extent: extent, isCrisp: false, render: render) }

  /// The picture out of focus, its surroundings included.
  public func applyingGaussianBlur(sigma: Double) -> CIImage { blurred(sigma: sigma, isBox: false) }

  /// The output of a filter that gets this picture.
  ///
  /// - Parameter parameters: Values by the keys of the filter.
  /// - Returns: This picture for an unknown filter.
  public func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage {
    guard let filter = CIFilter(name: filterName) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    for (key, value) in parameters { filter.setValue(value, forKey: key) }
    return filter.outputImage ?? self
  }
}

/// The pixels of a file, which are decoded at the first use.
private final class DecodedPicture: Sendable {
  private let picture: CGImage
  private let decoded = LazyValue<Raster?>()

  init(_ picture: CGImage) { self.picture = picture }

  var raster: Raster? {
    decoded.value { [picture] in
      guard PixelArea(CGRect(x: 0, y: 0, width: picture.width, height: picture.height)) != nil,
        let pixels = try? PictureFileDecoder.pixels(
          of: [UInt8](picture.data), mediaType: picture.mediaType, size: (picture.width, picture.height),
          needed: (picture.width, picture.height))
      else { return nil }
      return Raster(straight: pixels.bytes, width: pixels.width, height: pixels.height)
    }
  }
}
