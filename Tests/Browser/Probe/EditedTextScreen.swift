import SwiftUI

/// Fields whose apps change the typed text, each with the app's text below.
struct EditedTextScreen: View {
  @State private var plain = ""
  @State private var capitals = ""
  @State private var amount = ""
  @State private var number = ""
  @State private var digits = ""
  @State private var short = ""
  @State private var tag = ""
  @State private var tags: [String] = []
  @State private var line = ""
  @State private var lines: [String] = []
  @State private var heard: [String] = []
  @State private var note = ""
  @State private var prices = [4.0, 5.0]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        field("Plain", plain) {
          heard.append($0)
          plain = $0
        }
        field("Capitals", capitals) { capitals = $0.uppercased() }
        field("Amount", amount) { amount = "$" + $0.filter(\.isNumber) }
        field("Grouped", number) { number = grouped($0.filter(\.isNumber)) }
        field("Digits", digits) { text in
          if text.allSatisfy(\.isNumber) { digits = text }
        }
        field("Short", short) { short = String($0.prefix(4)) }
        field("Tags", tag) { text in
          guard let comma = text.firstIndex(of: ",") else {
            tag = text
            return
          }
          tags.append(String(text[..<comma]))
          tag = String(text[text.index(after: comma)...])
        }
        field("Line", line) { line = $0 }
          .onSubmit {
            lines.append(line)
            line = ""
          }
        TextEditor(text: $note).accessibilityLabel("Note").frame(height: 80)
        TextField("Price", value: $prices[0], format: .number)
        Button("Write") { note = "> " + note }
        Text(verbatim: "heard " + heard.joined(separator: "|"))
        Text(verbatim: "tags " + tags.joined(separator: "|"))
        Text(verbatim: "lines " + lines.joined(separator: "|"))
        Text(
          verbatim: "has " + [plain, capitals, amount, number, digits, short, tag, line, note].joined(separator: "/"))
        Text(verbatim: "price \(prices[0])")
      }
    }
  }

  private func field(_ name: String, _ text: String, set: @escaping (String) -> Void) -> some View {
    TextField(
      name,
      text: Binding {
        text
      } set: {
        set($0)
      })
  }

  private func grouped(_ digits: String) -> String {
    let groups = digits.reversed().enumerated().map { place, digit in
      (place > 0 && place.isMultiple(of: 3) ? "," : "") + String(digit)
    }
    return String(groups.joined().reversed())
  }
}
