public import Foundation

/// A picture in memory (`CoreGraphics.CGImage`), as it is stored: in a format such as PNG. Its points can be counted,
/// and not read: Ippo leaves pictures encoded.
public final class CGImage: Sendable {
  /// The number of points in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The picture as it is stored.
  package let data: Data
  /// The format, as a media type.
  package let mediaType: String

  package init(width: Int, height: Int, data: Data, mediaType: String) {
    self.width = width
    self.height = height
    self.data = data
    self.mediaType = mediaType
  }

  /// A part of the picture: a drawing in SVG that shows it.
  ///
  /// - Parameter rect: in pixels. What reaches beyond the picture is left out; `nil` is returned where nothing is left.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let drawing = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Int(part.width))" height="\(Int(part.height))" \
      viewBox="\(Int(part.minX)) \(Int(part.minY)) \(Int(part.width)) \(Int(part.height))">\
      \(element(in: CGRect(x: 0, y: 0, width: width, height: height)))</svg>
      """
    return CGImage(
      width: Int(part.width), height: Int(part.height), data: Data(drawing.utf8), mediaType: "image/svg+xml")
  }

  /// The picture as an element of a drawing in SVG.
  package func element(in rect: CGRect, _ attributes: String = "") -> String {
    """
    <image x="\(svg: rect.minX)" y="\(svg: rect.minY)" width="\(svg: rect.width)" height="\(svg: rect.height)" \
    preserveAspectRatio="none"\(attributes) href="data:\(mediaType);base64,\(data.base64EncodedString())"/>
    """
  }
}

extension DefaultStringInterpolation {
  /// A number as SVG has it.
  package mutating func appendInterpolation(svg number: CGFloat) {
    let text = String(format: "%.4f", Double(number))
    var end = text.endIndex
    while text[text.index(before: end)] == "0" { end = text.index(before: end) }
    if text[text.index(before: end)] == "." { end = text.index(before: end) }
    appendLiteral(text[..<end] == "-0" ? "0" : String(text[..<end]))
  }
}
