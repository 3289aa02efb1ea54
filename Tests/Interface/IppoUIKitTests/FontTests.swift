import Foundation
import IppoUI
import Testing

@Suite("Fonts of UIKit")
struct UIFontTests {
  @Test("fonts have sizes, weights and measures")
  func measures() {
    let font = UIFont.systemFont(ofSize: 20, weight: .semibold)
    #expect(font.pointSize == 20)
    #expect(Font(font) == Font.system(size: 20, weight: .semibold))
    #expect(abs(font.lineHeight - 23.86) < 0.01)
    #expect(font.withSize(10).lineHeight * 2 == font.lineHeight)
    #expect(UIFont.preferredFont(forTextStyle: .title1).pointSize == 28)
    #expect(Font(UIFont.preferredFont(forTextStyle: .title1)) == Font.title)
    let rounded = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).withDesign(.rounded)!
    #expect(Font(UIFont(descriptor: rounded, size: 30)) == Font.system(size: 30, weight: nil, design: .rounded))
    #expect(UIFont.boldSystemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .bold))
    #expect(UIFont(name: "", size: 3) == nil)
  }

  @Test("a file's names are known once it is registered, and what is no font is refused")
  func registration() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let family = "Sample \(UUID().uuidString.prefix(8))"
    let file = folder.appendingPathComponent("any name.ttf")
    try Self.font(family: family, name: "Sample-BoldItalic", weight: 700, isItalic: true).write(to: file)
    #expect(CTFontManagerRegisterFontsForURL(file, .process, nil))
    #expect(CTFontManagerRegisterFontsForURL(file, .process, nil))
    #expect(UIFont.familyNames.contains(family))
    #expect(UIFont.fontNames(forFamilyName: family) == ["Sample-BoldItalic"])
    #expect(UIFont(name: "Sample-BoldItalic", size: 12)?.familyName == "Sample-BoldItalic")

    let text = folder.appendingPathComponent("text.ttf")
    try Data("This is no font.".utf8).write(to: text)
    #expect(!CTFontManagerRegisterFontsForURL(text, .process, nil))
    #expect(!CTFontManagerRegisterFontsForURL(folder.appendingPathComponent("none.ttf"), .process, nil))
    // A font that ends too early is a font of which only the file's name is known.
    let short = folder.appendingPathComponent("Short-\(UUID().uuidString).ttf")
    try Self.font(family: "x", name: "y", weight: 400, isItalic: false).prefix(40).write(to: short)
    #expect(CTFontManagerRegisterFontsForURL(short, .process, nil))
    #expect(UIFont.familyNames.contains(short.deletingPathExtension().lastPathComponent))
  }

  /// A font without letters: its tables `OS/2`, `head` and `name`.
  static func font(family: String, name: String, weight: UInt16, isItalic: Bool) -> Data {
    func bytes(_ number: Int, _ count: Int) -> Data {
      Data((0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) })
    }
    let os2 = bytes(4, 2) + bytes(0, 2) + bytes(Int(weight), 2)
    let head = Data(count: 44) + bytes(isItalic ? 2 : 0, 2)
    let texts = [(1, family), (6, name)].map { ($0, Data($1.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })) }
    var records = Data()
    var storage = Data()
    for (kind, text) in texts {
      records += bytes(3, 2) + bytes(1, 2) + bytes(0x409, 2) + bytes(kind, 2) + bytes(text.count, 2)
      records += bytes(storage.count, 2)
      storage += text
    }
    let names = bytes(0, 2) + bytes(texts.count, 2) + bytes(6 + records.count, 2) + records + storage
    let tables = [("OS/2", os2), ("head", head), ("name", names)]
    var result = bytes(0x0001_0000, 4) + bytes(tables.count, 2) + Data(count: 6)
    var offset = 12 + tables.count * 16
    for (tag, table) in tables {
      result += Data(tag.utf8) + bytes(0, 4) + bytes(offset, 4) + bytes(table.count, 4)
      offset += table.count
    }
    return tables.reduce(result) { $0 + $1.1 }
  }
}
