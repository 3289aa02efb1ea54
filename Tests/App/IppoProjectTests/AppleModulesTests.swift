import Foundation
import Testing

@testable import IppoProject

@Suite struct AppleModulesTests {
  /// The manifest of Ippo says which modules there are.
  @Test func `each module of Apple's in the manifest has its alias, and no other one`() throws {
    let manifest = try String(contentsOf: Checkout.own.folder.appending(path: "Package.swift"), encoding: .utf8)
    let start = try #require(manifest.firstRange(of: "let appleModules =")).upperBound
    let end = try #require(manifest[start...].firstRange(of: "/// The targets")).lowerBound
    let words = manifest[start..<end].matches(of: #/[A-Za-z]+(?:=[A-Za-z]+)?/#).map { String($0.output) }
    let aliases = words.filter { $0.contains("=") }
    let sameNames = words.filter { $0.first?.isUppercase == true && !$0.contains("=") }.filter { $0 != "Ippo" }
    let expected = Set(aliases + sameNames.map { "\($0)=Ippo\($0)" } + ["SwiftUI=IppoUI"])
    let names = AppleModules.names
    #expect(
      Set(names.compactMap { name in AppleModules.replacement(of: name, inExecutable: false).map { "\(name)=\($0)" } })
        == expected)
    #expect(AppleModules.replacement(of: "SwiftUI", inExecutable: true) == "Ippo")
    #expect(AppleModules.replacement(of: "ARKit", inExecutable: true) == nil)
  }

  @Test func `the templates name all of them`() throws {
    for template in ProjectTemplate.allCases {
      let manifest = try String(
        contentsOf: Checkout.own.folder.appending(path: "Templates/\(template.rawValue)/Package.swift"), encoding: .utf8
      )
      for name in AppleModules.names {
        #expect(manifest.firstRange(of: try Regex("\\b\(name)\\b")) != nil, "\(template) lacks \(name)")
      }
    }
  }
}
