#if canImport(FoundationNetworking)
  public import Foundation

  extension SortComparator where Self == String.Comparator {
    /// Compares texts as a person would sort them. Numbers are compared by their value; capitals and widths count only
    /// where the texts are equal otherwise. Foundation has it on Apple's platforms only
    /// (`SortComparator.localizedStandard`).
    public static var localizedStandard: String.Comparator {
      String.Comparator(options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering])
    }

    /// Compares texts letter by letter. Foundation has it on Apple's platforms only (`SortComparator.localized`).
    public static var localized: String.Comparator { String.Comparator(options: []) }
  }
#endif
