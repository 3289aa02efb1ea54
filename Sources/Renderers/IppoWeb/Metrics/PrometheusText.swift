/// How names, labels and numbers are written in the text format of Prometheus (version 0.0.4).
enum PrometheusText {
  static let mediaType = "text/plain; version=0.0.4; charset=utf-8"

  /// `[a-zA-Z_:][a-zA-Z0-9_:]*`
  static func name(_ label: String) -> String { word(label, with: ":") }

  /// The labels of a series, without braces.
  static func labels(_ dimensions: [(String, String)]) -> String {
    dimensions.map { key, value in "\(word(key, with: ""))=\"\(escaped(value))\"" }.joined(separator: ",")
  }

  static func number(_ value: Double) -> String {
    if value.isNaN { return "NaN" }
    if value.isInfinite { return value < 0 ? "-Inf" : "+Inf" }
    return Int64(exactly: value).map(String.init) ?? "\(value)"
  }

  private static func word(_ text: String, with others: String) -> String {
    let word = String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          switch scalar {
          case "a"..."z", "A"..."Z", "0"..."9", "_": scalar
          default: others.unicodeScalars.contains(scalar) ? scalar : "_"
          }
        }))
    return word.first.map { ("0"..."9").contains($0) } ?? true ? "_" + word : word
  }

  private static func escaped(_ value: String) -> String {
    var text = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\\": text += "\\\\"
      case "\"": text += "\\\""
      case "\n": text += "\\n"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
