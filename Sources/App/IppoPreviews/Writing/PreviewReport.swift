internal import Foundation

/// A page with the previews that differ: both pictures side by side, and the lines that have changed.
struct PreviewReport {
  let differences: [PreviewDifference]
  let before: String
  let after: String

  /// Writes the page, with copies of the pictures, into a folder that it empties first.
  /// - Returns: The path of the page.
  /// - Throws: ``PreviewError/cannotWrite(path:reason:)``.
  func write(in folder: String) throws(PreviewError) -> String {
    let page = "\(folder)/index.html"
    do {
      try? FileManager.default.removeItem(atPath: folder)
      for difference in differences {
        for (name, source) in [("before", before), ("after", after)] {
          let target = "\(folder)/\(name)/\(difference.path)"
          guard FileManager.default.fileExists(atPath: "\(source)/\(difference.path)") else { continue }
          try FileManager.default.createDirectory(
            atPath: URL(filePath: target).deletingLastPathComponent().path, withIntermediateDirectories: true)
          try FileManager.default.copyItem(atPath: "\(source)/\(difference.path)", toPath: target)
        }
      }
      try html.write(toFile: page, atomically: true, encoding: .utf8)
    } catch {
      throw .cannotWrite(path: page, reason: error.localizedDescription)
    }
    return page
  }

  var html: String {
    let sections = differences.map { difference in
      "<section><h2>\(Self.escaped(difference.line))</h2>\(body(of: difference))</section>"
    }
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>Differences of previews</title>
      <style>
      :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
      body { margin: 2rem auto; max-width: 1200px; padding: 0 1rem }
      h2 { font: 600 1rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
      .pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(320px, 1fr)); gap: 1rem }
      figure { margin: 0 } img { max-width: 100%; border: 1px solid #8888 }
      pre { overflow-x: auto; background: #8881; padding: .5rem }
      del { background: #f002; text-decoration: none } ins { background: #0a02; text-decoration: none }
      </style>
      <h1>Differences of previews</h1>
      <p>\(differences.count) of the written files differ.</p>
      \(sections.joined(separator: "\n"))
      </html>

      """
  }

  private func body(of difference: PreviewDifference) -> String {
    if difference.path.hasSuffix(".png") || difference.path.hasSuffix(".svg") { return pictures(of: difference) }
    let (old, new) = (lines("\(before)/\(difference.path)"), lines("\(after)/\(difference.path)"))
    return "<pre>\(Self.marked(old, new))</pre>"
  }

  private func pictures(of difference: PreviewDifference) -> String {
    let figures = [("before", "Before", difference.kind != .new), ("after", "After", difference.kind != .missing)]
    let shown = figures.filter(\.2).map { folder, name, _ in
      let path = Self.escaped("\(folder)/\(difference.path)")
      return "<figure><figcaption>\(name)</figcaption><img src=\"\(path)\" alt=\"\(name)\"></figure>"
    }
    return "<div class=\"pair\">\(shown.joined())</div>"
  }

  private func lines(_ path: String) -> [String] {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The lines of both texts, the removed and the added ones marked.
  static func marked(_ old: [String], _ new: [String]) -> String {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var result: [String] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        result.append("<del>- \(escaped(old[i]))</del>")
        i += 1
      } else if j < new.count, added.contains(j) {
        result.append("<ins>+ \(escaped(new[j]))</ins>")
        j += 1
      } else {
        result.append("  \(escaped(new[j]))")
        (i, j) = (i + 1, j + 1)
      }
    }
    return result.joined(separator: "\n")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
