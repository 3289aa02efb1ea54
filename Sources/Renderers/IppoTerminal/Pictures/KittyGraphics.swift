import Foundation

/// Commands of the graphics protocol of kitty (APC G). A picture is transmitted once, and then placed by its number.
///
/// All commands but the question suppress the answer (`q=2`), so that no answer is taken for typed text.
enum KittyGraphics {
  /// The number of the picture in the question.
  static let questionNumber = 31

  /// The question whether the terminal knows the protocol, which shows nothing (`a=q`).
  static let question = "\u{1B}_Gi=\(questionNumber),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"

  /// The largest part of the data in one command, in bytes.
  private static let chunk = 4096

  /// The commands that transmit the file of a PNG.
  static func transmission(png bytes: [UInt8], number: Int) -> String {
    transmission(bytes, number, "f=100")
  }

  /// The commands that transmit pixels.
  static func transmission(_ picture: PixelImage, number: Int) -> String {
    transmission(picture.bytes, number, "f=32,s=\(picture.width),v=\(picture.height)")
  }

  private static func transmission(_ bytes: [UInt8], _ number: Int, _ format: String) -> String {
    let data = Array(Data(bytes).base64EncodedData())
    var output: [UInt8] = []
    output.reserveCapacity(data.count + data.count / chunk * 16 + 64)
    var start = 0
    repeat {
      let end = min(start + chunk, data.count)
      let more = end < data.count ? 1 : 0
      let keys = start == 0 ? "a=t,t=d,\(format),i=\(number),q=2,m=\(more)" : "m=\(more),q=2"
      output.append(contentsOf: "\u{1B}_G\(keys);".utf8)
      output.append(contentsOf: data[start..<end])
      output.append(contentsOf: "\u{1B}\\".utf8)
      start = end
    } while start < data.count
    return String(decoding: output, as: UTF8.self)
  }

  /// The command that shows a part of a picture at the cursor, or moves the placement there. The cursor stays where it is.
  ///
  /// - Parameters:
  ///   - number: The picture.
  ///   - placement: The number of the placement, for this picture.
  ///   - size: The cells to fill.
  ///   - columns: The columns of pixels to show.
  ///   - rows: The rows of pixels to show.
  static func placing(_ number: Int, placement: Int, size: CellSize, columns: Range<Int>, rows: Range<Int>) -> String {
    "\u{1B}_Ga=p,i=\(number),p=\(placement),c=\(size.columns),r=\(size.rows),x=\(columns.lowerBound)"
      + ",y=\(rows.lowerBound),w=\(columns.count),h=\(rows.count),C=1,q=2\u{1B}\\"
  }

  /// The command that removes a placement and keeps the picture.
  static func removal(of number: Int, placement: Int) -> String {
    "\u{1B}_Ga=d,d=i,i=\(number),p=\(placement),q=2\u{1B}\\"
  }

  /// The command that frees a picture with all its placements.
  static func release(of number: Int) -> String { "\u{1B}_Ga=d,d=I,i=\(number),q=2\u{1B}\\" }

  /// The command that frees all pictures that are placed on the screen.
  static let releaseOfAll = "\u{1B}_Ga=d,d=A,q=2\u{1B}\\"
}
