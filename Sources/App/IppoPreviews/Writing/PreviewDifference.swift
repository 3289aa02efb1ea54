internal import Foundation

/// A file of a preview that is not as it was.
struct PreviewDifference: Equatable {
  enum Kind: Equatable {
    case changed
    /// The file is no longer written.
    case missing
    /// The file was not written before.
    case new
  }

  /// The path in the folder, such as `Shop.cartview.empty/dark.txt`.
  var path: String
  var kind: Kind

  /// The stable name of the preview.
  var preview: String { path.split(separator: "/").first.map(String.init) ?? path }

  /// A line for a person.
  var line: String {
    switch kind {
    case .changed: "changed  \(path)"
    case .missing: "missing  \(path)"
    case .new: "new      \(path)"
    }
  }

  /// The differences between two folders, by path.
  /// - Parameters:
  ///   - previews: The stable names of the previews that are compared.
  ///   - isCompared: Whether files with an ending are compared.
  static func all(
    before: String, after: String, previews: Set<String>, isCompared: (String) -> Bool
  ) -> [PreviewDifference] {
    let (old, new) = (files(of: previews, in: before), files(of: previews, in: after))
    return old.union(new).sorted().compactMap { path in
      guard isCompared(path) else { return nil }
      guard new.contains(path) else { return PreviewDifference(path: path, kind: .missing) }
      guard old.contains(path) else { return PreviewDifference(path: path, kind: .new) }
      let isSame = FileManager.default.contentsEqual(atPath: "\(before)/\(path)", andPath: "\(after)/\(path)")
      return isSame ? nil : PreviewDifference(path: path, kind: .changed)
    }
  }

  private static func files(of previews: Set<String>, in folder: String) -> Set<String> {
    var found: Set<String> = []
    for preview in previews {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(preview)")) ?? []
      found.formUnion(names.map { "\(preview)/\($0)" })
    }
    return found
  }
}
