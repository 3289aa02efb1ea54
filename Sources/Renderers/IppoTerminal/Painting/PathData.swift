import Foundation

/// SVG path data (SVG 2, 9.3) as polygons: curves become short lines. Reading stops at the first error, and what was
/// read is drawn, as the specification asks.
struct PathData {
  private(set) var polygons: [[ShapeRaster.Point]] = []
  private var current: ShapeRaster.Point = (0, 0)
  private var start: ShapeRaster.Point = (0, 0)
  /// The last control point, for the smooth commands.
  private var control: ShapeRaster.Point?

  init(_ data: String) {
    var scanner = Scanner(data)
    var command: Character = "M"
    while let next = scanner.command(after: command) {
      command = next
      guard execute(command, &scanner) else { break }
      // Further pairs after a moveto are lines.
      if command == "M" { command = "L" } else if command == "m" { command = "l" }
    }
  }

  private mutating func execute(_ command: Character, _ scanner: inout Scanner) -> Bool {
    let isRelative = command.isLowercase
    let base: ShapeRaster.Point = isRelative ? current : (0, 0)
    func point() -> ShapeRaster.Point? {
      guard let x = scanner.number(), let y = scanner.number() else { return nil }
      return (base.x + x, base.y + y)
    }
    let previousControl = control
    control = nil
    switch Character(command.uppercased()) {
    case "M":
      guard let to = point() else { return false }
      polygons.append([to])
      (current, start) = (to, to)
    case "L":
      guard let to = point() else { return false }
      line(to)
    case "H":
      guard let x = scanner.number() else { return false }
      line((base.x + x, current.y))
    case "V":
      guard let y = scanner.number() else { return false }
      line((current.x, base.y + y))
    case "C":
      guard let first = point(), let second = point(), let to = point() else { return false }
      cubic(first, second, to)
    case "S":
      guard let second = point(), let to = point() else { return false }
      cubic(reflected(previousControl), second, to)
    case "Q":
      guard let middle = point(), let to = point() else { return false }
      quadratic(middle, to)
    case "T":
      guard let to = point() else { return false }
      quadratic(reflected(previousControl), to)
    case "A":
      guard let rx = scanner.number(), let ry = scanner.number(), let rotation = scanner.number(),
        let large = scanner.flag(), let sweep = scanner.flag(), let to = point()
      else { return false }
      arc(abs(rx), abs(ry), rotation * .pi / 180, large, sweep, to)
    case "Z":
      line(start)
      polygons.append([start])
    default: return false
    }
    return true
  }

  private func reflected(_ control: ShapeRaster.Point?) -> ShapeRaster.Point {
    control.map { (2 * current.x - $0.x, 2 * current.y - $0.y) } ?? current
  }

  private mutating func line(_ to: ShapeRaster.Point) {
    if polygons.isEmpty { polygons.append([current]) }
    polygons[polygons.count - 1].append(to)
    current = to
  }

  private mutating func cubic(
    _ first: ShapeRaster.Point, _ second: ShapeRaster.Point, _ to: ShapeRaster.Point
  ) {
    let from = current
    for step in 1...12 {
      let t = Double(step) / 12
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      line((a * from.x + b * first.x + c * second.x + d * to.x, a * from.y + b * first.y + c * second.y + d * to.y))
    }
    control = second
  }

  private mutating func quadratic(_ middle: ShapeRaster.Point, _ to: ShapeRaster.Point) {
    let from = current
    for step in 1...12 {
      let t = Double(step) / 12
      let u = 1 - t
      line((u * u * from.x + 2 * u * t * middle.x + t * t * to.x, u * u * from.y + 2 * u * t * middle.y + t * t * to.y))
    }
    control = middle
  }

  /// From end points to centre (SVG 2, B.2.4).
  private mutating func arc(
    _ rx: Double, _ ry: Double, _ rotation: Double, _ large: Bool, _ sweep: Bool, _ to: ShapeRaster.Point
  ) {
    guard rx > 0, ry > 0, current.x != to.x || current.y != to.y else { return line(to) }
    let (c, s) = (cos(rotation), sin(rotation))
    let (dx, dy) = ((current.x - to.x) / 2, (current.y - to.y) / 2)
    let (x, y) = (c * dx + s * dy, -s * dx + c * dy)
    let scale = max(1, (x * x / (rx * rx) + y * y / (ry * ry)).squareRoot())
    let (a, b) = (rx * scale, ry * scale)
    let denominator = a * a * y * y + b * b * x * x
    let factor =
      (max(0, (a * a * b * b - denominator) / denominator)).squareRoot() * (large == sweep ? -1 : 1)
    let (centerX, centerY) = (factor * a * y / b, -factor * b * x / a)
    let (originX, originY) = (
      c * centerX - s * centerY + (current.x + to.x) / 2, s * centerX + c * centerY + (current.y + to.y) / 2
    )
    let begin = atan2((y - centerY) / b, (x - centerX) / a)
    var sweepAngle = atan2((-y - centerY) / b, (-x - centerX) / a) - begin
    if sweep, sweepAngle < 0 { sweepAngle += 2 * .pi }
    if !sweep, sweepAngle > 0 { sweepAngle -= 2 * .pi }
    for step in 1...24 {
      let angle = begin + sweepAngle * Double(step) / 24
      let (px, py) = (a * cos(angle), b * sin(angle))
      line((c * px - s * py + originX, s * px + c * py + originY))
    }
  }
}

extension PathData {
  /// Numbers and commands of path data.
  private struct Scanner {
    private let characters: [Character]
    private var index = 0

    init(_ data: String) { characters = Array(data) }

    private mutating func skipSeparators() {
      while index < characters.count, characters[index].isWhitespace || characters[index] == "," { index += 1 }
    }

    /// The next command; `previous` again when a number follows.
    mutating func command(after previous: Character) -> Character? {
      skipSeparators()
      guard index < characters.count else { return nil }
      if characters[index].isLetter {
        defer { index += 1 }
        return characters[index]
      }
      return previous == "Z" || previous == "z" ? nil : previous
    }

    mutating func flag() -> Bool? {
      skipSeparators()
      guard index < characters.count, characters[index] == "0" || characters[index] == "1" else { return nil }
      defer { index += 1 }
      return characters[index] == "1"
    }

    mutating func number() -> Double? {
      skipSeparators()
      var text = ""
      var hasPoint = false
      while index < characters.count {
        let character = characters[index]
        let isSign = (character == "-" || character == "+") && (text.isEmpty || text.last == "e" || text.last == "E")
        let isPoint = character == "." && !hasPoint && !text.lowercased().contains("e")
        let isExponent = (character == "e" || character == "E") && !text.isEmpty && !text.lowercased().contains("e")
        guard character.isASCII && character.isNumber || isSign || isPoint || isExponent else { break }
        hasPoint = hasPoint || isPoint
        text.append(character)
        index += 1
      }
      return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }
  }
}
