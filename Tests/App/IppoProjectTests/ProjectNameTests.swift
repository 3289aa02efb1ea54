import Foundation
import Testing

@testable import IppoProject

@Suite struct ProjectNameTests {
  @Test(arguments: [("MyApp", "my-app"), ("Weather2Go", "weather2-go"), ("my_tool", "my-tool"), ("URLBox", "urlbox")])
  func `a name has a spelling for images of containers`(name: String, hyphenated: String) throws {
    #expect(try ProjectName(name, beside: .own).hyphenated == hyphenated)
  }

  private func refusal(_ name: String) -> String? {
    do {
      _ = try ProjectName(name, beside: .own)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    ("", "A package needs a name, such as MyApp."),
    ("class", "“class” is a keyword of Swift. Choose another name."),
    ("ippo", "A module is called Ippo already, and two cannot have one name. Choose another name."),
    ("SwiftUI", "A module is called SwiftUI already, and two cannot have one name. Choose another name."),
    ("logging", "A module is called Logging already, and two cannot have one name. Choose another name."),
    ("List", "List is a type that apps use, and a module of that name would hide it. Choose another name."),
    ("URL", "URL is a type that apps use, and a module of that name would hide it. Choose another name."),
    (String(repeating: "a", count: 65), "The name has more than 64 bytes. Choose a shorter one."),
  ])
  func `a name that modules cannot have is refused`(name: String, message: String) {
    #expect(refusal(name) == message)
  }

  @Test(arguments: [
    ("my-app", "MyApp"), ("my app", "MyApp"), ("2048", nil), ("2048 game", "Game"), ("../evil", "Evil"),
    ("Café", "Caf"),
    ("🎲", nil), ("_x", "X"), ("a/b", "AB"),
  ])
  func `a name with other characters is refused with a suggestion`(name: String, suggestion: String?) {
    let rule =
      "“\(name)” cannot be the name of a module. "
      + "A name begins with a letter from A to Z, and has letters, digits and underscores."
    #expect(refusal(name) == rule + (suggestion.map { " Try \($0)." } ?? ""))
  }

  /// The packages in the manifest of Ippo are the ones whose modules names must differ from.
  @Test func `the modules of all packages below Ippo are known`() throws {
    let manifest = try String(contentsOf: Checkout.own.folder.appending(path: "Package.swift"), encoding: .utf8)
    let row = #/\("[\w-]+", "[\w.-]+", "\d+\.\d+\.\d+", "(?<products>[\w ]+)"\)/#
    let products = manifest.matches(of: row).flatMap { $0.output.products.split(separator: " ").map(String.init) }
    #expect(products.count > 20)
    #expect(Set(products).subtracting(ProjectName.modules) == [])
  }
}
