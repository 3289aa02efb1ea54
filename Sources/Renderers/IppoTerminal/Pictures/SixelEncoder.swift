/// Sixel graphics (VT330/VT340 Programmer Reference Manual, chapter 14): bands of six rows, one colour after the other.
enum SixelEncoder {
  /// The sequence that draws a part of a picture at the cursor. Clear pixels leave what is behind.
  ///
  /// - Parameters:
  ///   - columns: The columns of pixels to draw.
  ///   - rows: The rows of pixels to draw.
  static func sequence(_ picture: IndexedPicture, columns: Range<Int>, rows: Range<Int>) -> String {
    var output: [UInt8] = []
    func write(_ text: String) { output.append(contentsOf: text.utf8) }
    // 1: pixels that are not drawn keep their colour.
    write("\u{1B}P0;1;0q\"1;1;\(columns.count);\(rows.count)")
    var defined = Set<UInt8>()
    var start = rows.lowerBound
    while start < rows.upperBound {
      let band = start..<min(start + 6, rows.upperBound)
      for (number, index) in used(picture, columns, band).enumerated() {
        if number > 0 { write("$") }
        if defined.insert(index).inserted { write(definition(of: picture.colors[Int(index)], at: index)) }
        write("#\(index)")
        append(sixels(picture, columns, band, of: index), to: &output)
      }
      start = band.upperBound
      if start < rows.upperBound { write("-") }
    }
    write("\u{1B}\\")
    return String(decoding: output, as: UTF8.self)
  }

  private static func definition(of color: RGB, at index: UInt8) -> String {
    func percent(_ part: UInt8) -> Int { (Int(part) * 100 + 127) / 255 }
    return "#\(index);2;\(percent(color.red));\(percent(color.green));\(percent(color.blue))"
  }

  private static func used(_ picture: IndexedPicture, _ columns: Range<Int>, _ band: Range<Int>) -> [UInt8] {
    var isUsed = [Bool](repeating: false, count: 256)
    for y in band {
      for x in columns { isUsed[Int(picture.indices[y * picture.width + x])] = true }
    }
    isUsed[Int(IndexedPicture.clear)] = false
    return (0..<255).filter { isUsed[$0] }.map(UInt8.init)
  }

  /// The pixels of one colour in a band: a byte for each column, whose lowest bit is the top row.
  private static func sixels(
    _ picture: IndexedPicture, _ columns: Range<Int>, _ band: Range<Int>, of index: UInt8
  ) -> [UInt8] {
    var line = [UInt8](repeating: 0, count: columns.count)
    for (bit, y) in band.enumerated() {
      let start = y * picture.width
      for x in columns where picture.indices[start + x] == index { line[x - columns.lowerBound] |= 1 << UInt8(bit) }
    }
    return line
  }

  /// Appends a line, with repetitions (`!`), without the blanks at its end.
  private static func append(_ line: [UInt8], to output: inout [UInt8]) {
    var column = 0
    let end = (line.lastIndex { $0 != 0 } ?? -1) + 1
    while column < end {
      var next = column + 1
      while next < end, line[next] == line[column] { next += 1 }
      let sixel = line[column] + 0x3F
      if next - column > 3 {
        output.append(contentsOf: "!\(next - column)".utf8)
        output.append(sixel)
      } else {
        output.append(contentsOf: repeatElement(sixel, count: next - column))
      }
      column = next
    }
  }
}
