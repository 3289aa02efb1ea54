import Foundation
import IppoUI
import Testing
import UIKitAlone

/// Sources that import only UIKit.
@MainActor
@Suite("UIKit without SwiftUI")
struct UIKitAloneTests {
  @Test("initializers can be called on Self")
  func initializers() throws {
    #expect(UIColor.hex(0xff8000) == UIColor(red: 1, green: 128.0 / 255, blue: 0, alpha: 1))
    #expect(UIColor.gray(0.5) == UIColor(white: 0.5, alpha: 1))
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor.adaptive.resolvedColor(with: dark) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIFont.large(.preferredFontDescriptor(withTextStyle: .body)).pointSize == 40)
    #expect(UIImage.symbol("star") != nil)
    #expect(UIBezierPath.square(4).bounds.width == 4)
  }

  @Test("colours are converted by an initializer without its label")
  func conversions() {
    #expect([UIColor.red, .blue].map(Color.init) == [Color(uiColor: .red), Color(uiColor: .blue)])
    #expect([UIColor.red.cgColor].map(Color.init) == [Color(cgColor: UIColor.red.cgColor)])
    #expect(Color(.systemRed) == Color(uiColor: .systemRed))
    #expect([Color.red].map(UIColor.init) == [UIColor(Color.red)])
  }

  @Test("a button is made of its action")
  func buttons() {
    var count = 0
    let button = UIKitAlone.button { count += 1 }
    #expect(button.title(for: .normal) == "Count")
    #expect(button.buttonType == .system)
    button.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
    #expect(
      UIKitAlone.buttons(UIAction(title: "Do") { _ in }).map(\.buttonType)
        == [.system, .system, .close, .custom, .system, .custom, .system, .custom])
  }

  @Test("fonts are registered by Core Graphics, from files and from memory")
  func fonts() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = "Alone\(UUID().uuidString.prefix(8))"
    let file = folder.appendingPathComponent("font.ttf")
    try UIFontTests.font(family: name, name: "\(name)-Bold", weight: 700, isItalic: false).write(to: file)
    #expect(registerFont(file) == nil)
    #expect(UIFont(name: "\(name)-Bold", size: 12) != nil)
    #expect(UIFont.fontNames(forFamilyName: name) == ["\(name)-Bold"])
    #expect(registerFont(file) == "\(name)-Bold cannot be registered: the font is registered already.")

    #expect(registerFont(folder.appendingPathComponent("none.ttf")) == "no data")
    let text = folder.appendingPathComponent("text.ttf")
    try Data("This is no font.".utf8).write(to: text)
    #expect(registerFont(text) == "no font")
    #expect((registerFonts(text) as NSError?)?.code == 103)
    #expect((registerFonts(folder.appendingPathComponent("none.ttf")) as NSError?)?.code == 101)
    #expect(registerFonts(file) == nil)

    let bytes = UIFontTests.font(family: "\(name) Two", name: "\(name)-Two", weight: 400, isItalic: true)
    #expect(registerFont(bytes) == "\(name)-Two")
    #expect(UIFont.familyNames.contains("\(name) Two"))
    #expect(registerFont(Data("wOF2 and more".utf8)) == nil)
  }
}
