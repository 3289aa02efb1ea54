import Foundation
import IppoRender
import Testing

@testable import IppoWeb

@Suite struct JSONGrammarTests {
  @Test(arguments: [
    "[]", "{}", " [ ] ", "\t{\r\n}", "0", "-0", "10", "1.5e+3", "1E-2", "-0.25", "\"\"", "true", "false", "null",
    #"["a",{"b":[1,2,{"c":null}]},"\"\\\/\b\f\n\r\t\u00e9"]"#, #"{"a":1,"b":{"a":1}}"#, "\"é\u{7F}\u{1F600}\"",
    String(repeating: "[", count: 64) + String(repeating: "]", count: 64),
  ])
  func `a text of RFC 8259 is JSON`(_ text: String) throws {
    try JSONGrammar.check(Array(text.utf8))
  }

  @Test(arguments: [
    "", " ", "[", "]", "[1", "[1,", "[1,]", "[,1]", "[1,,2]", "[1 2]", "[1]]", "[1][2]", "{", "{\"a\"}", "{\"a\":}",
    "{\"a\":1,}", "{,}", "{a:1}", "{1:2}", "{'a':1}", "['a']", "01", "-", "-01", "+1", ".5", "1.", "1.e2", "1e", "1e+",
    "0x1",
    "NaN", "Infinity", "tru", "True", "nulll", "[1]x", "// a\n[1]", "[1/**/]", "\"", "\"\\\"", "\"\\x41\"",
    "\"\\u12g4\"", "\"\\u123\"", "\"a\nb\"", "\"a\u{0}b\"", "\u{FEFF}[]", "[\u{A0}1]", "[\u{B}1]", "[\u{C}]",
    "[1]\u{0}",
    "[\0", "\0[\0]",
  ])
  func `what RFC 8259 does not permit is no JSON`(_ text: String) {
    #expect(throws: MalformedMessage("not JSON as RFC 8259 has it")) { try JSONGrammar.check(Array(text.utf8)) }
  }

  @Test(arguments: [
    #"{"a":1,"a":2}"#, #"{"a":1,"\u0061":2}"#, #"[{"x":{"b":1,"c":2,"b":3}}]"#, #"{"":1,"":1}"#,
  ])
  func `a name that an object has twice is refused, also where it is escaped`(_ text: String) {
    #expect(throws: MalformedMessage("a name that an object has twice")) { try JSONGrammar.check(Array(text.utf8)) }
  }

  @Test func `arrays and objects lie in each other to a depth of 64`() {
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
      let text = String(repeating: open, count: 65) + "1" + String(repeating: close, count: 65)
      #expect(throws: MalformedMessage("arrays or objects too deep in each other")) {
        try JSONGrammar.check(Array(text.utf8))
      }
    }
  }

  @Test(arguments: [
    #"[1,4,"activate",]"#, #"["ping",]"#, #"["env",{"dark":true,}]"#, #"["env",{"dark":true,"dark":false}]"#,
    "\u{FEFF}[\"ping\"]", #"["hello",2,null,0,]"#,
  ])
  func `a message that other programs read differently is none`(_ text: String) {
    #expect(throws: MalformedMessage.self) { try ClientMessage(json: text) }
    #expect(throws: MalformedMessage.self) { try ClientMessage(hello: text) }
  }

  @Test(arguments: [#"[["a",1,"",]]"#, #"[["a",1,""],]"#, "\u{FEFF}[[\"a\",1,\"\"]]"])
  func `a list of files is JSON as well`(_ text: String) {
    #expect([SessionUploads.Announcement](json: Data(text.utf8)) == nil)
    #expect([SessionUploads.Announcement](json: Data(#"[["a",1,""]]"#.utf8))?.count == 1)
  }
}
