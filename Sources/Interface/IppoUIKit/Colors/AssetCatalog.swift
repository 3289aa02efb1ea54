import Foundation

/// The asset catalogues that were copied into a bundle: folders named `*.xcassets`.
enum AssetCatalog {
  /// The folder of a set, such as `brand.colorset`, in the first catalogue that has it.
  ///
  /// The search includes the folders within a catalogue. A folder is part of a name only if it provides a namespace.
  static func find(_ name: String, in bundle: Bundle) -> URL? {
    guard let resources = bundle.resourceURL,
      let entries = try? FileManager.default.contentsOfDirectory(at: resources, includingPropertiesForKeys: nil)
    else { return nil }
    for catalogue in entries where catalogue.pathExtension == "xcassets" {
      let direct = catalogue.appendingPathComponent(name)
      if FileManager.default.fileExists(atPath: direct.path) { return direct }
      guard !name.contains("/"), let walk = FileManager.default.enumerator(atPath: catalogue.path) else { continue }
      for case let path as String in walk where path.hasSuffix("/" + name) {
        return catalogue.appendingPathComponent(path)
      }
    }
    return nil
  }
}
