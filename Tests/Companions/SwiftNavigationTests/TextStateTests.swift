import CustomDump
import Foundation
import IppoUI
import SwiftNavigation
import Testing

struct TextStateTests {
  private func dump(_ text: TextState) -> String {
    var output = ""
    customDump(text, to: &output)
    return output
  }

  @Test func formatsShowInDumps() {
    #expect(self.dump(TextState("Hello, world!")) == #""Hello, world!""#)
    let text =
      TextState("Raised").baselineOffset(10.5)
      + TextState("\n") + TextState("Light").fontWeight(.light)
      + TextState("\n") + TextState("No weight").fontWeight(nil)
      + TextState("\n") + TextState("No font").font(nil)
      + TextState("\n") + TextState("Rounded").fontDesign(.rounded)
      + TextState("\n") + TextState("Wide").fontWidth(.expanded)
      + TextState("\n") + TextState("Red").foregroundColor(.red)
      + TextState("\n") + TextState("No colour").foregroundColor(nil)
      + TextState("\n") + TextState("Italic").italic()
      + TextState("\n") + TextState("Bold").bold()
      + TextState("\n") + TextState("Upright").italic(isActive: false).bold(isActive: false)
      + TextState("\n") + TextState("Kerned").kerning(2.5)
      + TextState("\n") + TextState("Struck").strikethrough()
      + TextState("\n") + TextState("Struck green").strikethrough(color: .green)
      + TextState("\n") + TextState("Struck blue").strikethrough(true, color: .blue)
      + TextState("\n") + TextState("Not struck").strikethrough(false)
      + TextState("\n") + TextState("Tracked").tracking(5.5)
      + TextState("\n") + TextState("Underlined").underline()
      + TextState("\n") + TextState("Underlined pink").underline(color: .pink)
      + TextState("\n") + TextState("Underlined purple").underline(true, color: .purple)
      + TextState("\n") + TextState("Not underlined").underline(false)
      + TextState("\n") + TextState("Digits").monospacedDigit()
    expectNoDifference(
      self.dump(text),
      #"""
      """
      <baseline-offset=10.5>Raised</baseline-offset>
      <font-weight=light>Light</font-weight>
      No weight
      No font
      <font-design=rounded>Rounded</font-design>
      <font-width=expanded>Wide</font-width>
      <foreground-color=red>Red</foreground-color>
      No colour
      _Italic_
      **Bold**
      Upright
      <kerning=2.5>Kerned</kerning>
      ~~Struck~~
      <s color=green>Struck green</s>
      <s color=blue>Struck blue</s>
      Not struck
      <tracking=5.5>Tracked</tracking>
      <u>Underlined</u>
      <u color=pink>Underlined pink</u>
      <u color=purple>Underlined purple</u>
      Not underlined
      <monospaced-digits>Digits</monospaced-digits>
      """
      """#
    )
  }

  @Test func speechShowsInDumps() {
    #expect(
      self.dump(TextState("A").accessibilityHeading(.h1))
        == #""<accessibility-heading-level=h1>A</accessibility-heading-level>""#)
    #expect(self.dump(TextState("A").accessibilityLabel("B")) == #""<accessibility-label=B>A</accessibility-label>""#)
    #expect(
      self.dump(TextState("A").accessibilityTextContentType(.console))
        == #""<accessibility-text-content-type=console>A</accessibility-text-content-type>""#)
    #expect(
      self.dump(TextState("A").speechAdjustedPitch(1.5)) == #""<speech-adjusted-pitch=1.5>A</speech-adjusted-pitch>""#)
    #expect(
      self.dump(TextState("A").speechSpellsOutCharacters())
        == #""<speech-spells-out-characters>A</speech-spells-out-characters>""#)
  }

  @Test func everyFormatCounts() {
    let text = TextState("A")
    let formatted = [
      text, text.bold(), text.italic(), text.underline(), text.strikethrough(), text.underline(pattern: .dash),
      text.underline(color: .red), text.font(.body), text.kerning(1), text.tracking(1), text.fontWeight(.bold),
      text + text, TextState("B"), text.accessibilityLabel("A"),
    ]
    #expect(Set(formatted).count == formatted.count)
    for (index, text) in formatted.enumerated() { #expect(formatted.firstIndex(of: text) == index) }
  }

  @Test func localizedTextIsWhatItSays() {
    let count = 3
    #expect(TextState("\(count) items") == TextState(verbatim: "3 items"))
    #expect(String(state: TextState("\(count) items")) == "3 items")
    #expect(String(state: TextState("A") + TextState("B").bold()) == "AB")
    let name: Substring = "Blob"[...]
    #expect(String(state: TextState(name)) == "Blob")
    #expect(
      String(state: TextState("Key", tableName: "Missing", bundle: .main, comment: "c"), locale: .current) == "Key")
    #expect("\(TextState("A").accessibilityLabel("B").accessibilityLabel.map { String(state: $0) } ?? "")" == "B")
    #expect(Text(TextState("A")) == Text("A"))
  }
}
