import Foundation

/// A search for pictures among the resources of a bundle.
enum PictureFile {
  private static let endings = ["png", "jpg", "jpeg", "gif", "webp", "svg", "bmp"]

  /// The file of a picture: `name` with or without its extension, in the sharpest version, or an image set of an asset
  /// catalogue.
  ///
  /// - Returns: The file, and its number of pixels per point.
  static func find(_ name: String, in bundle: Bundle, isDark: Bool) -> (file: URL, scale: CGFloat)? {
    if let set = AssetCatalog.find("\(name).imageset", in: bundle), let picture = picture(in: set, isDark: isDark) {
      return picture
    }
    guard let resources = bundle.resourceURL else { return nil }
    let ending = URL(fileURLWithPath: name).pathExtension
    let names =
      endings.contains(ending.lowercased())
      ? [name] : ["@3x", "@2x", ""].flatMap { scale in endings.map { "\(name)\(scale).\($0)" } }
    return names.lazy.map(resources.appendingPathComponent).first { FileManager.default.fileExists(atPath: $0.path) }
      .map { ($0, scale(of: $0.path)) }
  }

  /// The number of pixels per point, by the name of a file: 2 for `name@2x.png`.
  static func scale(of path: String) -> CGFloat {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    return name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
  }

  private struct Contents: Decodable {
    struct Entry: Decodable {
      struct Appearance: Decodable { let value: String }

      let filename: String?
      let scale: String?
      let appearances: [Appearance]?

      /// The number of pixels per point.
      var pixels: CGFloat { scale == "3x" ? 3 : scale == "2x" ? 2 : 1 }

      var isDark: Bool { appearances?.contains { $0.value == "dark" } == true }
    }

    let images: [Entry]
  }

  /// The sharpest picture of a set.
  private static func picture(in set: URL, isDark: Bool) -> (file: URL, scale: CGFloat)? {
    guard let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    let filled = contents.images.filter { $0.filename != nil }
    let fitting = filled.filter { $0.isDark == isDark }
    guard let sharpest = (fitting.isEmpty ? filled : fitting).max(by: { $0.pixels < $1.pixels }) else { return nil }
    return (set.appendingPathComponent(sharpest.filename ?? ""), sharpest.pixels)
  }
}
