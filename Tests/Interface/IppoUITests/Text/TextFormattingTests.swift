import Foundation
import Testing

@testable import IppoUI

@MainActor
@Suite("Forms of attributed texts")
struct TextFormattingTests {
  struct OneColour: AttributedTextFormattingDefinition {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    var body: some AttributedTextFormattingDefinition<Scope> {
      RedAlone()
      NoUnderline()
    }
  }

  struct RedAlone: AttributedTextValueConstraint {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
    func constrain(_ container: inout Attributes) {
      if container.swiftUI.foregroundColor != .red { container.swiftUI.foregroundColor = nil }
    }
  }

  struct NoUnderline: AttributedTextValueConstraint {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
    func constrain(_ container: inout Attributes) { container.swiftUI.underlineStyle = nil }
  }

  private static var colourful: AttributedString {
    var text = AttributedString("red")
    text.swiftUI.foregroundColor = .red
    text.swiftUI.underlineStyle = .single
    var rest = AttributedString(" blue")
    rest.swiftUI.foregroundColor = .blue
    return text + rest
  }

  struct Editor: View {
    @State private var text = TextFormattingTests.colourful
    let log: Box<AttributedString?>
    var body: some View {
      TextEditor(text: $text).attributedTextFormattingDefinition(OneColour())
        .onChange(of: text, initial: true) { _, new in log.value = new }
    }
  }

  @Test("An editor brings its text into the form")
  func editor() {
    let log = Box<AttributedString?>(nil)
    _ = Screen { Editor(log: log) }
    #expect(log.value?.runs.map(\.swiftUI.foregroundColor) == [.red, nil])
    #expect(log.value?.runs.allSatisfy { $0.swiftUI.underlineStyle == nil } == true)
  }
}
