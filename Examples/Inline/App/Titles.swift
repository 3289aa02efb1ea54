import Foundation

/// The titles of a choice: the lines of standard input, if it is no terminal.
enum Titles {
  static func read() -> [String] {
    guard isatty(STDIN_FILENO) == 0 else { return ["Copenhagen", "Kyoto", "Lisbon", "Montreal", "Oslo", "Turin"] }
    var titles: [String] = []
    while let line = readLine() {
      if !line.isEmpty { titles.append(line) }
    }
    return titles
  }
}
