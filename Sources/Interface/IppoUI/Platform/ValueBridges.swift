import Foundation

// The values of UIKit as those of SwiftUI, and the other way round.

extension EdgeInsets {
  /// The insets of UIKit in the direction of text.
  public init(_ insets: NSDirectionalEdgeInsets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets of SwiftUI.
  public init(_ insets: EdgeInsets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension ColorScheme {
  /// The style of UIKit; `nil` for an unspecified one.
  public init?(_ style: UIUserInterfaceStyle) {
    switch style {
    case .unspecified: return nil
    case .light: self = .light
    case .dark: self = .dark
    }
  }
}

extension UIUserInterfaceStyle {
  /// The scheme of SwiftUI; `nil` is unspecified.
  public init(_ colorScheme: ColorScheme?) {
    self =
      switch colorScheme {
      case .light: .light
      case .dark: .dark
      case nil: .unspecified
      }
  }
}

extension UserInterfaceSizeClass {
  /// The size class of UIKit; `nil` for an unspecified one.
  public init?(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .unspecified: return nil
    case .compact: self = .compact
    case .regular: self = .regular
    }
  }
}

extension UIUserInterfaceSizeClass {
  /// The size class of SwiftUI; `nil` is unspecified.
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    self =
      switch sizeClass {
      case .compact: .compact
      case .regular: .regular
      case nil: .unspecified
      }
  }
}

extension Font {
  /// The font of UIKit.
  public init(_ font: UIFont) { self.init(render: font.render) }
}

extension Image {
  /// The picture of UIKit: its bytes, or its symbol.
  public init(uiImage: UIImage) {
    switch uiImage.source {
    case .nothing: self.init(.symbol(""))
    case .symbol(let name): self.init(.symbol(name))
    case .bytes(let data, let header):
      self.init(.url(URL(string: "data:\(header.format.rawValue);base64,\(data.base64EncodedString())")!))
    }
    switch uiImage.renderingMode {
    case .automatic: break
    case .alwaysOriginal: templateMode = .original
    case .alwaysTemplate: templateMode = .template
    }
  }

  /// The orientation of a picture in memory (`SwiftUI.Image.Orientation`).
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// The rotation of the picture; those with `Mirrored` show its mirror image.
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  /// A picture in memory that is read aloud by its label. The orientation has no effect: the picture is upright.
  ///
  /// - Parameter scale: The number of pixels per point.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(decorative: cgImage, scale: scale, orientation: orientation)
    self.label = label
    isDecorative = false
  }

  /// A picture in memory that is not read aloud. The orientation has no effect: the picture is upright.
  ///
  /// - Parameter scale: The number of pixels per point.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(uiImage: UIImage(cgImage: cgImage))
    self.scale = scale > 0 ? scale : 1
    isDecorative = true
  }
}
