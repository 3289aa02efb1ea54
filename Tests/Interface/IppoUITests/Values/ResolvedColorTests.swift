import Foundation
import Testing

@testable import IppoUI

@MainActor
@Suite("Colours as they are seen")
struct ResolvedColorTests {
  private func environment(_ scheme: ColorScheme) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = scheme
    return values
  }

  @Test("components are those of sRGB, and in proportion to light")
  func components() throws {
    let color = Color(red: 0.5, green: 0, blue: 1, opacity: 0.25).resolve(in: environment(.light))
    #expect(abs(color.red - 0.5) < 1e-6 && color.green == 0 && abs(color.blue - 1) < 1e-6 && color.opacity == 0.25)
    #expect(abs(color.linearRed - 0.21404114) < 1e-6)
    #expect(Color(color).description == Color(red: 0.5, green: 0, blue: 1, opacity: 0.25).description)
    let decoded = try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(color))
    #expect(decoded == color)
  }

  @Test("a colour by meaning has the shade of the scheme, and the accent colour that of the tint")
  func meanings() {
    #expect(Color.primary.resolve(in: environment(.light)) != Color.primary.resolve(in: environment(.dark)))
    var tinted = environment(.light)
    tinted.tintStyle = AnyShapeStyle(Color(red: 1, green: 0, blue: 0))
    #expect(Color.accentColor.resolve(in: tinted) == Color(red: 1, green: 0, blue: 0).resolve(in: tinted))
  }
}
