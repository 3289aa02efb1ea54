public import CustomDump
import Foundation

#if UI
  import IppoUI
#endif

extension TextState: CustomDumpRepresentable {
  /// The text as a string, with its styles as Markdown where Markdown has them, and as tags where not.
  public var customDumpValue: Any {
    var output: String
    switch self.storage {
    case .concatenated(let first, let second): output = "\(first.customDumpValue)\(second.customDumpValue)"
    #if UI
      case .localized(let text): output = text.string()
    #endif
    case .verbatim(let string): output = string
    }
    #if UI
      func tag(_ name: String, attribute: String? = nil, _ value: String? = nil) {
        let attribute = attribute.map { " \($0)" } ?? ""
        output = "<\(name)\(attribute)\(value.map { "=\($0)" } ?? "")>\(output)</\(name)>"
      }
      for modifier in self.modifiers {
        switch modifier {
        case .accessibilityHeading(let level): tag("accessibility-heading-level", level.rawValue)
        case .accessibilityLabel(let label): tag("accessibility-label", "\(label.customDumpValue)")
        case .accessibilityTextContentType(let type): tag("accessibility-text-content-type", type.rawValue)
        case .baselineOffset(let offset): tag("baseline-offset", "\(offset)")
        case .bold(isActive: true), .fontWeight(.some(.bold)): output = "**\(output)**"
        case .fontDesign(.some(let design)): tag("font-design", "\(design)")
        case .fontWeight(.some(let weight)): tag("font-weight", weight.name)
        case .fontWidth(.some(let width)): tag("font-width", width.rawValue)
        case .foregroundColor(.some(let color)): tag("foreground-color", "\(color)")
        case .italic(isActive: true): output = "_\(output)_"
        case .kerning(let kerning): tag("kerning", "\(kerning)")
        case .monospacedDigit: tag("monospaced-digits")
        case .speechAdjustedPitch(let value): tag("speech-adjusted-pitch", "\(value)")
        case .speechAlwaysIncludesPunctuation(true): tag("speech-always-includes-punctuation")
        case .speechAnnouncementsQueued(true): tag("speech-announcements-queued")
        case .speechSpellsOutCharacters(true): tag("speech-spells-out-characters")
        case .strikethrough(isActive: true, pattern: _, color: .some(let color)):
          tag("s", attribute: "color", "\(color)")
        case .strikethrough(isActive: true, pattern: _, color: nil): output = "~~\(output)~~"
        case .tracking(let tracking): tag("tracking", "\(tracking)")
        case .underline(isActive: true, pattern: _, color: .some(let color)): tag("u", attribute: "color", "\(color)")
        case .underline(isActive: true, pattern: _, color: nil): tag("u")
        case .bold, .font, .fontDesign, .fontWeight, .fontWidth, .foregroundColor, .italic,
          .speechAlwaysIncludesPunctuation, .speechAnnouncementsQueued, .speechSpellsOutCharacters, .strikethrough,
          .underline:
          break
        }
      }
    #endif
    return output
  }
}

#if UI
  extension Font.Weight {
    fileprivate var name: String {
      let names: [(Font.Weight, String)] = [
        (.ultraLight, "ultraLight"), (.thin, "thin"), (.light, "light"), (.regular, "regular"), (.medium, "medium"),
        (.semibold, "semibold"), (.bold, "bold"), (.heavy, "heavy"), (.black, "black"),
      ]
      return names.first { $0.0 == self }?.1 ?? "\(self)"
    }
  }
#endif
