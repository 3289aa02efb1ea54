#if UI
  public import CustomDump
  import Foundation
  public import IppoUI

  // CustomDump has these where SwiftUI exists, so that a difference of states names what is in them.

  extension Animation: CustomDumpStringConvertible {
    /// How the animation is written: `Animation.easeInOut`.
    public var customDumpDescription: String {
      let names: [(Animation, String)] = [
        (.default, "default"), (.easeIn, "easeIn"), (.easeInOut, "easeInOut"), (.easeOut, "easeOut"),
        (.interactiveSpring(), "interactiveSpring()"), (.linear, "linear"), (.spring(), "spring()"),
      ]
      return names.first { $0.0 == self }.map { "Animation.\($0.1)" } ?? "\(self)"
    }
  }

  extension Color: CustomDumpStringConvertible {
    /// How the colour is written: `Color.red`.
    public var customDumpDescription: String {
      let names: [(Color, String)] = [
        (.accentColor, "accentColor"), (.black, "black"), (.blue, "blue"), (.brown, "brown"), (.clear, "clear"),
        (.cyan, "cyan"), (.gray, "gray"), (.green, "green"), (.indigo, "indigo"), (.mint, "mint"), (.orange, "orange"),
        (.pink, "pink"), (.primary, "primary"), (.purple, "purple"), (.red, "red"), (.secondary, "secondary"),
        (.teal, "teal"), (.white, "white"), (.yellow, "yellow"),
      ]
      return names.first { $0.0 == self }.map { "Color.\($0.1)" } ?? "\(self)"
    }
  }

  extension LocalizedStringKey: CustomDumpRepresentable {
    /// The text with its values.
    public var customDumpValue: Any { self._string(locale: .current) }
  }
#endif
