/// The picture of the app in tabs and on home screens: the first letter of its title.
struct PageIcon {
  static let path = "/_ippo/icon.svg"

  let title: String

  var svg: String {
    let letter = title.first { $0.isLetter || $0.isNumber }.map { $0.uppercased() } ?? ""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">\
      <rect width="64" height="64" rx="14" fill="#3457d5"/>\
      <text x="32" y="45" text-anchor="middle" font-family="system-ui,sans-serif" font-size="38" font-weight="600" \
      fill="#fff">\(HTMLWriter.escaped(letter))</text></svg>

      """
  }
}
