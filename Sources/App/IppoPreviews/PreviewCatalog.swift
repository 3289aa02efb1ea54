internal import Foundation
internal import IppoUI

/// All previews of the modules that are linked into the program, by module, file and line.
@MainActor
package struct PreviewCatalog {
  /// The previews of one file, or the `PreviewProvider` types of one module.
  package struct Group: Identifiable {
    package let module: String
    package let file: String?
    package var entries: [PreviewEntry]

    package var id: String { "\(module)/\(file ?? "")" }
    /// The module and the file.
    package var title: String { file.map { "\(module) · \($0)" } ?? module }
  }

  package let groups: [Group]
  private let byID: [String: PreviewEntry]

  /// The previews of the program. Previews in release builds are missing: the compiler removes what no code uses.
  package static func ofProgram() -> PreviewCatalog {
    PreviewCatalog(registries: PreviewTypes.registries, providers: PreviewTypes.providers)
  }

  init(registries: [any _PreviewRegistry.Type], providers: [any PreviewProvider.Type]) {
    var found: [PreviewEntry] = []
    var names = StableNames()
    let placed = registries.sorted { ($0._fileID, $0._line, $0._column) < ($1._fileID, $1._line, $1._column) }
    for registry in placed { found += Self.entries(of: registry, &names) }
    let named = providers.map { (name: Self.name(of: $0), type: $0) }.sorted { $0.name < $1.name }
    for (name, provider) in named {
      let title = Self.title(ofProvider: name.type)
      found.append(
        PreviewEntry(
          id: names.next(name.module, nil, title), module: name.module, file: nil, line: nil, title: title,
          argument: nil, source: .provider(provider)))
    }
    byID = Dictionary(uniqueKeysWithValues: found.map { ($0.id, $0) })
    var groups: [Group] = []
    for entry in found {
      if let last = groups.last, last.module == entry.module, last.file == entry.file {
        groups[groups.count - 1].entries.append(entry)
      } else {
        groups.append(Group(module: entry.module, file: entry.file, entries: [entry]))
      }
    }
    self.groups = groups.sorted { ($0.module, $0.file ?? "\u{10FFFF}") < ($1.module, $1.file ?? "\u{10FFFF}") }
  }

  /// All previews, in the order of the list.
  package var entries: [PreviewEntry] { groups.flatMap(\.entries) }

  /// The preview with a stable name.
  package subscript(id: String) -> PreviewEntry? { byID[id] }

  /// The groups with the previews whose module, file or name contains a text, in whatever case.
  func filtered(by text: String) -> [Group] {
    let words = text.lowercased().split(separator: " ")
    guard !words.isEmpty else { return groups }
    return groups.compactMap { group in
      var group = group
      group.entries = group.entries.filter { entry in
        let all = "\(group.title) \(entry.fullTitle)".lowercased()
        return words.allSatisfy { all.contains($0) }
      }
      return group.entries.isEmpty ? nil : group
    }
  }

  private static func entries(of registry: any _PreviewRegistry.Type, _ names: inout StableNames) -> [PreviewEntry] {
    let place = registry._fileID.split(separator: "/", maxSplits: 1).map(String.init)
    let (module, file) = (place.first ?? "", place.last ?? "")
    let declaration = registry._makeDeclaration()
    let title = declaration.name ?? "Preview"
    return declaration.items.map { item in
      PreviewEntry(
        id: names.next(module, file, title), module: module, file: file, line: registry._line, title: title,
        argument: item.argument, source: .declaration(declaration, item))
    }
  }

  /// The module and the name of a type, without the context of a private type.
  private static func name(of type: any PreviewProvider.Type) -> (module: String, type: String) {
    let parts = String(reflecting: type).split(separator: ".").filter { !$0.hasPrefix("(") }
    return (parts.first.map(String.init) ?? "", String(describing: type))
  }

  private static func title(ofProvider name: String) -> String {
    for suffix in ["_Previews", "_Preview", "Previews"] where name.hasSuffix(suffix) && name.count > suffix.count {
      return String(name.dropLast(suffix.count))
    }
    return name
  }
}

/// Gives each preview a name that stays the same while previews of other names come and go.
struct StableNames {
  private var counts: [String: Int] = [:]

  /// The name of the next preview with a title in a file; the second one with the same title has a number.
  mutating func next(_ module: String, _ file: String?, _ title: String) -> String {
    let file = file.map { Self.plain($0.hasSuffix(".swift") ? String($0.dropLast(6)) : $0) }
    let base = [module, file, Self.plain(title)].compactMap(\.self).joined(separator: ".")
    var name = base
    repeat {
      let count = counts[base, default: 0] + 1
      counts[base] = count
      name = count == 1 ? base : "\(base)-\(count)"
    } while name != base && counts[name] != nil
    if name != base { counts[name] = 1 }
    return name
  }

  /// A text as letters and digits of ASCII in lower case, with `-` for all else; other letters are their code points.
  private static func plain(_ text: String) -> String {
    var result = ""
    for scalar in text.lowercased().unicodeScalars {
      if scalar.isASCII, CharacterSet.alphanumerics.contains(scalar) {
        result.unicodeScalars.append(scalar)
      } else if !scalar.isASCII, CharacterSet.alphanumerics.contains(scalar) {
        result += String(scalar.value, radix: 16)
      } else if !result.isEmpty, !result.hasSuffix("-") {
        result += "-"
      }
    }
    while result.hasSuffix("-") { result.removeLast() }
    return result.isEmpty ? "preview" : result
  }
}
