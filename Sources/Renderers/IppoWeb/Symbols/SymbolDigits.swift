/// Numbers in symbols such as `1.circle` or `42.square.fill`, drawn with strokes.
enum SymbolDigits {
  /// Paths in a box of 8 by 14 whose corner is the origin.
  private static let digits = [
    "M4 0C1 0 0 3 0 7s1 7 4 7 4-3 4-7-1-7-4-7",
    "M1 3l3-3v14",
    "M0 4a4 4 0 0 1 8 0c0 4-8 6-8 10h8",
    "M0 2c2-3 8-3 8 1.500S4 7 4 7s4.5 0 4.5 3.500S2.5 16 0 12",
    "M6 14V0L0 10h8",
    "M7.5 0H1L.5 6c2-1.5 7.5-1.5 7.5 3.500S2.5 15.5 0 12",
    "M7 0C3 1 0 5 0 10a4 4 0 1 0 8 0 4 4 0 1 0-8 0",
    "M0 0h8L3 14",
    "M4 0a3.5 3.5 0 1 0 0 7 3.5 3.5 0 1 0 0-7M4 7a3.5 3.5 0 1 0 0 7 3.5 3.5 0 1 0 0-7",
    "M8 4a4 4 0 1 0-8 0 4 4 0 1 0 8 0c0 5-3 9-7 10",
  ]

  /// One or two digits in the middle of a box of 24 by 24.
  static func path(of name: String) -> String? {
    guard (1...2).contains(name.count), name.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    let width = name.count == 1 ? 8 : 20
    var x = (24 - width) / 2
    var path = ""
    for digit in name {
      path += translated(digits[Int(String(digit))!], x: x, y: 5)
      x += 12
    }
    return path
  }

  /// Only the absolute moves, lines and curves that start a digit need to be shifted; the rest is relative to them.
  private static func translated(_ path: String, x: Int, y: Int) -> String {
    var result = ""
    var command: Character = "M"
    var isX = true
    var number = ""
    func flush() {
      guard !number.isEmpty else { return }
      var value = Double(number)!
      if command.isUppercase && command != "A" {
        switch command {
        case "H": value += Double(x)
        case "V": value += Double(y)
        default: value += Double(isX ? x : y)
        }
      }
      result += CSSLength.number(value) + " "
      isX.toggle()
      number = ""
    }
    for character in path {
      if character.isLetter {
        flush()
        command = character
        isX = true
        result.append(character)
      } else if character == " " {
        flush()
      } else if character == "-" {
        flush()
        number = "-"
      } else if character == ".", number.contains(".") {
        flush()
        number = "."
      } else {
        number.append(character)
      }
    }
    flush()
    return result
  }
}
