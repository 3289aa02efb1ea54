extension UTType {
  /// Values for HTML's `accept` attribute that stand for some types: file name extensions and media types. Empty where
  /// any file will do.
  package static func accept(_ types: [UTType]) -> [String] {
    guard !types.contains(where: { UTType.data.conforms(to: $0) || $0 == .content }) else { return [] }
    var words: [String] = []
    for type in types {
      if let family = families.first(where: { $0.type == type }) { words.append(family.words) }
      words += ([type.preferredMIMEType] + type.endings.map { ".\($0)" }).compactMap { $0 }
    }
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }

  /// Types of which browsers know all kinds by one name.
  private static let families: [(type: UTType, words: String)] = [
    (.image, "image/*"), (.movie, "video/*"), (.video, "video/*"), (.audio, "audio/*"), (.text, "text/*"),
  ]

  /// The endings of file names of the type: of the type itself, and of all that conform to it.
  private var endings: [String] {
    if let own = KnownType.all[identifier], !own.extensions.isEmpty { return own.extensions }
    let below = KnownType.all.values.filter { UTType(known: $0.identifier).conforms(to: self) }
    return (preferredFilenameExtension.map { [$0] } ?? []) + below.flatMap(\.extensions).sorted()
  }
}
