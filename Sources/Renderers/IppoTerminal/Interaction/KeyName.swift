import IppoRender

/// A key with a name instead of a character. The raw value is the legend on keyboards of the United States.
///
/// Keyboards of other languages have the legends of ISO/IEC 9995-7 or English ones; the help shows what the key says.
enum KeyName: String, CaseIterable {
  case alt = "Alt"
  case control = "Ctrl"
  case delete = "Delete"
  case end = "End"
  case enter = "Enter"
  case escape = "Esc"
  case home = "Home"
  case menu = "Menu"
  case mouse = "Mouse"
  case pageDown = "Page Down"
  case pageUp = "Page Up"
  case shift = "Shift"
  case space = "Space"
  case tab = "Tab"

  /// The legend of the key in the language of a window.
  func legend(in words: RenderWords) -> String {
    self == .menu ? words[.menuSymbol] : Self.legends[words.languageKey]?[self] ?? rawValue
  }

  /// Combinations of keys, such as `Shift Tab, Page Up`, with the legends of a language. Other keys stay as they are.
  static func localized(_ keys: String, in words: RenderWords) -> String {
    keys.split(separator: ", ", omittingEmptySubsequences: false).map { combination in
      var rest = combination.split(separator: " ", omittingEmptySubsequences: false)[...]
      var legends: [String] = []
      while let first = rest.popFirst() {
        if let next = rest.first, let name = KeyName(rawValue: "\(first) \(next)") {
          rest.removeFirst()
          legends.append(name.legend(in: words))
        } else {
          legends.append(KeyName(rawValue: String(first))?.legend(in: words) ?? String(first))
        }
      }
      return legends.joined(separator: " ")
    }.joined(separator: ", ")
  }

  /// The legends that differ from the English ones, by language.
  static let legends: [String: [KeyName: String]] = [
    "ar": [.mouse: "الماوس", .space: "مسافة"],
    "da": [.mouse: "Mus", .space: "Mellemrum"],
    "de": [
      .control: "Strg", .delete: "Entf", .end: "Ende", .enter: "Eingabe", .home: "Pos1", .mouse: "Maus",
      .pageDown: "Bild ab", .pageUp: "Bild auf", .shift: "Umschalt", .space: "Leertaste",
    ],
    "es": [
      .delete: "Supr", .end: "Fin", .enter: "Intro", .home: "Inicio", .mouse: "Ratón", .pageDown: "Av Pág",
      .pageUp: "Re Pág", .shift: "Mayús", .space: "Espacio",
    ],
    "fi": [.mouse: "Hiiri", .shift: "Vaihto", .space: "Välilyönti"],
    "fr": [
      .delete: "Suppr", .end: "Fin", .enter: "Entrée", .escape: "Échap", .home: "Début", .mouse: "Souris",
      .pageDown: "Page suiv", .pageUp: "Page préc", .shift: "Maj", .space: "Espace",
    ],
    "he": [.mouse: "עכבר", .space: "רווח"],
    "it": [
      .delete: "Canc", .end: "Fine", .enter: "Invio", .home: "Inizio", .pageDown: "Pag giù", .pageUp: "Pag su",
      .shift: "Maiusc", .space: "Spazio",
    ],
    "ja": [.mouse: "マウス", .space: "スペース"],
    "ko": [.mouse: "마우스", .space: "스페이스"],
    "nb": [.mouse: "Mus", .space: "Mellomrom"],
    "nl": [.mouse: "Muis", .space: "Spatie"],
    "pl": [.mouse: "Mysz", .space: "Spacja"],
    "pt": [.space: "Espaço"],
    "ru": [.mouse: "Мышь", .space: "Пробел"],
    "sv": [.mouse: "Mus", .shift: "Skift", .space: "Mellanslag"],
    "tr": [.mouse: "Fare", .space: "Boşluk"],
    "uk": [.mouse: "Миша", .space: "Пробіл"],
    "zh-hans": [.mouse: "鼠标", .space: "空格"],
    "zh-hant": [.mouse: "滑鼠", .space: "空白鍵"],
  ]
}
