/// The grammatical number that a count asks for (Unicode CLDR, "Language Plural Rules").
enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}

extension PluralCategory {
  /// The category of a count of whole things, by CLDR's cardinal rules.
  ///
  /// - Parameters:
  ///   - count: how many; its sign does not matter.
  ///   - language: an ISO 639 code in lower case.
  ///   - region: an ISO 3166 code in upper case; Portuguese in Portugal has a rule of its own.
  /// - Returns: ``other`` for languages CLDR has no rule for.
  init(of count: Int64, in language: String, region: String? = nil) {
    let n = count.magnitude
    self = Rule(language, region).category(n)
  }

  /// Languages with the same categories for whole numbers.
  private enum Rule {
    case none, one, zeroAndOne, oneAndMillions, zeroAndOneAndMillions, oneAndTwo, endingInOne
    case arabic, breton, cornish, czech, filipino, irish, latvian, lithuanian, maltese, manx, polish, romanian, russian
    case scottish, serbian, slovene, tachelhit, tamazight, welsh, zeroOne

    init(_ language: String, _ region: String?) {
      self =
        switch language {
        case "bm", "bo", "dz", "hnj", "id", "ig", "ii", "in", "ja", "jbo", "jv", "jw", "kde", "kea", "km", "ko", "lkt",
          "lo", "ms", "my", "nqo", "osa", "sah", "ses", "sg", "su", "th", "to", "tpi", "vi", "wo", "yo", "yue", "zh":
          .none
        case "ak", "am", "as", "bho", "bn", "csw", "doi", "fa", "ff", "gu", "guw", "hi", "hy", "kab", "kn", "ln", "mg",
          "nso", "pa", "pcm", "si", "ti", "wa", "zu":
          .zeroAndOne
        case "pt" where region == "PT": .oneAndMillions
        case "fr", "pt": .zeroAndOneAndMillions
        case "ca", "es", "it", "lld", "scn", "vec": .oneAndMillions
        case "he", "iu", "iw", "naq", "sat", "se", "sma", "smi", "smj", "smn", "sms": .oneAndTwo
        case "is", "mk": .endingInOne
        case "ar", "ars": .arabic
        case "br": .breton
        case "kw": .cornish
        case "cs", "sk": .czech
        case "ceb", "fil", "tl": .filipino
        case "ga": .irish
        case "lv", "prg": .latvian
        case "lt": .lithuanian
        case "mt": .maltese
        case "gv": .manx
        case "pl": .polish
        case "mo", "ro": .romanian
        case "be", "ru", "uk": .russian
        case "gd": .scottish
        case "bs", "hr", "sh", "sr": .serbian
        case "dsb", "hsb", "sl": .slovene
        case "shi": .tachelhit
        case "tzm": .tamazight
        case "cy": .welsh
        case "blo", "cv", "ksh", "lag": .zeroOne
        default: .one
        }
    }

    func category(_ n: UInt64) -> PluralCategory {
      let (tens, hundreds) = (n % 10, n % 100)
      let isMillions = n != 0 && n % 1_000_000 == 0
      switch self {
      case .none: return .other
      case .one: return n == 1 ? .one : .other
      case .zeroAndOne: return n <= 1 ? .one : .other
      case .oneAndMillions: return n == 1 ? .one : isMillions ? .many : .other
      case .zeroAndOneAndMillions: return n <= 1 ? .one : isMillions ? .many : .other
      case .oneAndTwo: return n == 1 ? .one : n == 2 ? .two : .other
      case .zeroOne: return n == 0 ? .zero : n == 1 ? .one : .other
      case .endingInOne: return tens == 1 && hundreds != 11 ? .one : .other
      case .arabic:
        switch (n, hundreds) {
        case (0, _): return .zero
        case (1, _): return .one
        case (2, _): return .two
        case (_, 3...10): return .few
        case (_, 11...99): return .many
        default: return .other
        }
      case .breton:
        switch (tens, hundreds) {
        case (1, _) where ![11, 71, 91].contains(hundreds): return .one
        case (2, _) where ![12, 72, 92].contains(hundreds): return .two
        case (3...4, 0...9), (3...4, 20...69), (3...4, 80...89), (9, 0...9), (9, 20...69), (9, 80...89): return .few
        default: return isMillions ? .many : .other
        }
      case .cornish:
        switch (n, hundreds) {
        case (0, _): return .zero
        case (1, _): return .one
        case (_, 2), (_, 22), (_, 42), (_, 62), (_, 82): return .two
        case (_, 3), (_, 23), (_, 43), (_, 63), (_, 83): return .few
        case (_, 1), (_, 21), (_, 41), (_, 61), (_, 81): return .many
        default:
          let rest = n % 100_000
          let isTwo =
            n % 1000 == 0 && ((1000...20000).contains(rest) || [40000, 60000, 80000].contains(rest))
            || n % 1_000_000 == 100_000
          return isTwo ? .two : .other
        }
      case .czech: return n == 1 ? .one : (2...4).contains(n) ? .few : .other
      case .filipino: return (1...3).contains(n) || ![4, 6, 9].contains(tens) ? .one : .other
      case .irish:
        switch n {
        case 1: return .one
        case 2: return .two
        case 3...6: return .few
        case 7...10: return .many
        default: return .other
        }
      case .latvian:
        if tens == 0 || (11...19).contains(hundreds) { return .zero }
        return tens == 1 ? .one : .other
      case .lithuanian:
        if (11...19).contains(hundreds) || tens == 0 { return .other }
        return tens == 1 ? .one : .few
      case .maltese:
        switch (n, hundreds) {
        case (1, _): return .one
        case (2, _): return .two
        case (0, _), (_, 3...10): return .few
        case (_, 11...19): return .many
        default: return .other
        }
      case .manx: return tens == 1 ? .one : tens == 2 ? .two : hundreds % 20 == 0 ? .few : .other
      case .polish: return n == 1 ? .one : Self.isFew(tens, hundreds) ? .few : .many
      case .romanian: return n == 1 ? .one : n == 0 || (1...19).contains(hundreds) ? .few : .other
      case .russian:
        return tens == 1 && hundreds != 11 ? .one : Self.isFew(tens, hundreds) ? .few : .many
      case .serbian:
        return tens == 1 && hundreds != 11 ? .one : Self.isFew(tens, hundreds) ? .few : .other
      case .scottish:
        switch n {
        case 1, 11: return .one
        case 2, 12: return .two
        case 3...10, 13...19: return .few
        default: return .other
        }
      case .slovene: return hundreds == 1 ? .one : hundreds == 2 ? .two : (3...4).contains(hundreds) ? .few : .other
      case .tachelhit: return n <= 1 ? .one : n <= 10 ? .few : .other
      case .tamazight: return n <= 1 || (11...99).contains(n) ? .one : .other
      case .welsh:
        switch n {
        case 0: return .zero
        case 1: return .one
        case 2: return .two
        case 3: return .few
        case 6: return .many
        default: return .other
        }
      }
    }

    /// 2 to 4 at the end, but not 12 to 14.
    private static func isFew(_ tens: UInt64, _ hundreds: UInt64) -> Bool {
      (2...4).contains(tens) && !(12...14).contains(hundreds)
    }
  }
}
