import Foundation

/// The icon of the app as a PNG file. iOS shows no other form on a home screen.
struct AppPicture: Equatable {
  static let path = "/_ippo/icon.png"

  let file: String
  /// In pixels.
  let width: Int
  let height: Int

  /// The size in the form of the HTML attribute `sizes`.
  var sizes: String { "\(width)x\(height)" }

  /// Reads the header of a file.
  /// - Returns: `nil` for an unreadable file and for other forms of pictures.
  init?(file: String) {
    guard let handle = FileHandle(forReadingAtPath: file) else { return nil }
    defer { try? handle.close() }
    // The signature, and the chunk IHDR with width and height (PNG, third edition, 5.2 and 11.2.1).
    guard let header = try? handle.read(upToCount: 24).map({ Array($0) }), header.count == 24,
      header[0..<8] == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], header[12..<16] == Array("IHDR".utf8)[...]
    else { return nil }
    func number(at offset: Int) -> Int { header[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    (self.file, width, height) = (file, number(at: 16), number(at: 20))
    guard width > 0, height > 0 else { return nil }
  }
}
