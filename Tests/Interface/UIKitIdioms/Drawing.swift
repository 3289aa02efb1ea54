import CoreGraphics
import SwiftUI
import UIKit

extension UIImage {
  public func resized(to size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
  }

  public func resized(withPercentage percentage: CGFloat) -> UIImage {
    let canvas = CGSize(width: size.width * percentage, height: size.height * percentage)
    let format = imageRendererFormat
    format.opaque = false
    return UIGraphicsImageRenderer(size: canvas, format: format).image { _ in
      draw(in: CGRect(origin: .zero, size: canvas))
    }
  }

  public func cropped(to rect: CGRect) -> UIImage? {
    guard let part = cgImage?.cropping(to: rect) else { return nil }
    return UIImage(cgImage: part, scale: scale, orientation: imageOrientation)
  }

  public convenience init?(color: UIColor, size: CGSize = CGSize(width: 1, height: 1)) {
    UIGraphicsBeginImageContextWithOptions(size, false, 0)
    color.setFill()
    UIRectFill(CGRect(origin: .zero, size: size))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    guard let cgImage = image?.cgImage else { return nil }
    self.init(cgImage: cgImage)
  }

  public func rounded(radius: CGFloat) -> UIImage {
    let bounds = CGRect(origin: .zero, size: size)
    return UIGraphicsImageRenderer(bounds: bounds).image { context in
      UIBezierPath(roundedRect: bounds, cornerRadius: radius).addClip()
      draw(at: .zero)
      context.cgContext.setStrokeColor(UIColor.red.cgColor)
      context.cgContext.setLineWidth(2)
      context.cgContext.strokeEllipse(in: bounds)
    }
  }
}

public func badge(_ text: String) -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
    UIColor.systemRed.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    text.draw(
      in: CGRect(x: 0, y: 2, width: 40, height: 16),
      withAttributes: [
        .font: UIFont.boldSystemFont(ofSize: 12), .foregroundColor: UIColor.white, .paragraphStyle: style,
      ])
  }
}

extension String {
  public func width(usingFont font: UIFont) -> CGFloat {
    size(withAttributes: [NSAttributedString.Key.font: font]).width
  }

  public func height(withConstrainedWidth width: CGFloat, font: UIFont) -> CGFloat {
    let box = boundingRect(
      with: CGSize(width: width, height: .greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: font], context: nil)
    return ceil(box.height)
  }
}
