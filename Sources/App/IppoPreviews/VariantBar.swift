internal import Foundation
internal import IppoUI

/// The choices that make a variant, as texts of an address.
struct VariantChoice: Equatable, Codable {
  var scheme: String?
  var device: String?
  var textSize: String?
  var direction: String?
  var language: String?
  var motion: String?

  /// The variant; unknown texts count as no choice.
  var variant: PreviewVariant {
    var variant = PreviewVariant()
    variant.scheme = scheme.flatMap(PreviewVariant.Scheme.init)
    variant.device = device.flatMap(PreviewVariant.Device.init)
    variant.textSize = textSize.flatMap { name in DynamicTypeSize.allCases.first { "\($0)" == name } }
    variant.direction = direction.flatMap(PreviewVariant.Direction.init)
    variant.language = language
    variant.reducesMotion = motion == "reduced"
    return variant
  }
}

/// Chooses the variant of a preview.
struct VariantBar: View {
  @Binding var choice: VariantChoice

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 12) {
        picker("Appearance", $choice.scheme, [("light", "Light"), ("dark", "Dark")])
        picker("Size", $choice.device, [("phone", "Phone"), ("tablet", "Tablet"), ("desktop", "Desktop")])
        picker("Text", $choice.textSize, DynamicTypeSize.allCases.map { ("\($0)", "\($0)") })
        picker("Language", $choice.language, Self.languages.map { ($0, Self.name(of: $0)) })
        picker("Direction", $choice.direction, [("ltr", "Left to Right"), ("rtl", "Right to Left")])
        picker("Motion", $choice.motion, [("reduced", "Reduced")])
      }
      .padding(8)
    }
  }

  private func picker(_ title: String, _ selection: Binding<String?>, _ choices: [(String, String)]) -> some View {
    Picker(selection: selection) {
      Text(verbatim: title).tag(String?.none)
      ForEach(choices, id: \.0) { value, name in Text(verbatim: name).tag(String?.some(value)) }
    } label: {
      Text(verbatim: title)
    }
    .pickerStyle(.menu)
    .labelsHidden()
  }

  /// The languages of the app's texts, or else some that differ in script, length and direction.
  private static var languages: [String] {
    let own = TextLookUp.languages
    return own.count > 1 ? own : ["en", "de", "ja", "ar"]
  }

  private static func name(of language: String) -> String {
    Locale(identifier: language).localizedString(forIdentifier: language) ?? language
  }
}
