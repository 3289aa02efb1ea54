import Testing

@testable import LogViewerExample

@Suite struct JSONTextTests {
  private func lines(_ text: String) -> [String]? { JSONText.lines(of: Array(text.utf8)) }

  @Test func `names, numbers and strings stay as they are written`() {
    #expect(
      lines(#" {"z":1.50,"a":[1,{"b":"x, \"{y}\" \u00e9"},[]],"n":null,"e":{ }}"#) == [
        "{", #"  "z": 1.50,"#, #"  "a": ["#, "    1,", "    {", #"      "b": "x, \"{y}\" \u00e9""#, "    },", "    []",
        "  ],", #"  "n": null,"#, #"  "e": {}"#, "}",
      ])
  }

  @Test(arguments: ["", "plain", "12", #""text""#, "{", #"{"a":}"#, "[1,]x"])
  func `other texts are none`(text: String) { #expect(lines(text) == nil) }
}
