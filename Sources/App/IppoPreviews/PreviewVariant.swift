package import Foundation
package import IppoUI

/// The surroundings in which a preview is shown: the appearance, the size, the language, and the settings of the person.
package struct PreviewVariant: Hashable, Sendable {
  /// The scheme of colours.
  package enum Scheme: String, CaseIterable, Sendable { case light, dark }

  /// The size of the preview.
  package enum Device: String, CaseIterable, Sendable {
    case phone, tablet, desktop

    /// The device with a name of `previewDevice(_:)`, such as `iPhone 15 Pro`.
    init(named name: String) {
      self = name.contains("iPad") ? .tablet : name.contains("Mac") ? .desktop : .phone
    }

    /// The size in points.
    package var size: CGSize? {
      switch self {
      case .phone: CGSize(width: 390, height: 844)
      case .tablet: CGSize(width: 820, height: 1180)
      case .desktop: CGSize(width: 1280, height: 800)
      }
    }
  }

  /// The direction in which views are laid out.
  package enum Direction: String, CaseIterable, Sendable { case leftToRight = "ltr", rightToLeft = "rtl" }

  /// `nil`: as the person has it.
  package var scheme: Scheme?
  /// `nil`: the size of the window.
  package var device: Device?
  /// `nil`: as the person has it.
  package var textSize: DynamicTypeSize?
  /// `nil`: as the language is written.
  package var direction: Direction?
  /// The language, as a BCP 47 tag; `nil`: that of the person.
  package var language: String?
  package var reducesMotion = false

  package init() {}

  /// The direction, which the language decides where no other is given.
  var layoutDirection: LayoutDirection? {
    switch direction {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    case nil:
      language.map {
        Locale.Language(identifier: $0).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
      }
    }
  }

  /// The name, for files and lists: `dark-phone`, or `default`.
  package var name: String {
    let parts = [
      scheme?.rawValue, device?.rawValue, textSize.map { "\($0)" }, direction?.rawValue, language,
      reducesMotion ? "still" : nil,
    ]
    let known = parts.compactMap(\.self)
    return known.isEmpty ? "default" : known.joined(separator: "-")
  }

  /// The items of a query that describe the variant.
  package var query: [URLQueryItem] {
    let items: [(String, String?)] = [
      ("scheme", scheme?.rawValue), ("device", device?.rawValue), ("text", textSize.map { "\($0)" }),
      ("direction", direction?.rawValue), ("language", language), ("motion", reducesMotion ? "reduced" : nil),
    ]
    return items.compactMap { name, value in value.map { URLQueryItem(name: name, value: $0) } }
  }

  /// A variant by its name.
  /// - Throws: ``PreviewError/unknownVariant(_:)``.
  package init(named name: String) throws(PreviewError) {
    guard name != "default" else { return }
    // A tag of a language may have further parts, such as `pt-BR`.
    for part in name.split(separator: "-").map(String.init) {
      if let value = Scheme(rawValue: part) {
        scheme = value
      } else if let value = Device(rawValue: part) {
        device = value
      } else if let value = Direction(rawValue: part) {
        direction = value
      } else if let value = DynamicTypeSize.allCases.first(where: { "\($0)" == part }) {
        textSize = value
      } else if part == "still" {
        reducesMotion = true
      } else if let base = language, part.count <= 4, part.first?.isUppercase == true {
        language = "\(base)-\(part)"
      } else if language == nil, (2...3).contains(part.count), part.allSatisfy({ $0.isASCII && $0.isLowercase }) {
        language = part
      } else {
        throw .unknownVariant(name)
      }
    }
  }
}
