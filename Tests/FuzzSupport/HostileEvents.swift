package import RandomRenderTrees

/// Every event of docs/wire-protocol.md with what clients had better not say: numbers at the limits of what programs
/// count with, and texts that are hard to handle.
package enum HostileEvents {
  package static let integers = [
    "-9223372036854775808", "-9223372036854775807", "-2147483648", "-1", "-0", "0", "1", "2", "255", "2147483647",
    "2147483648", "9007199254740991", "9007199254740992", "9223372036854775807", "9223372036854775808", "1e308",
  ]

  package static let numbers = [
    "-1e308", "-1e15", "-100000001", "-1e8", "-1", "-0.0", "0", "4.9e-324", "2.2250738585072014e-308", "0.5", "1",
    "390.25", "1e8", "100000001", "9007199254740993", "1e15", "1e308", "1.7976931348623157e308", "1e309",
  ]

  package static let texts = [
    #""""#, #""\u0000""#, #""a\u0000b""#, #""\ud800""#, #""\udc00\ud800""#, #""\ud83d\ude00""#, #""\u202e\u2066""#,
    #""</textarea><script>""#, #""\\ud800""#, #""9999999999999999999999""#, #""-1e308""#, #""0000-00-00T99:99""#,
    #""9999-12-31T23:59""#, #""2024-02-30""#, "\"#ffffff\"", #""🧑🏽‍🚀e\u0301\u200d""#,
    "\"" + String(repeating: "\\n", count: 500) + "\"", "\"" + String(repeating: "a", count: 5000) + "\"",
  ]

  private static let addresses = [
    #""/""#, #""/../../etc/passwd""#, #""/%2e%2e/%00/%ff""#, #""//host.example/a""#, #""/a?a=b&a=c&%=""#, #""/_ippo""#,
    #""http://host.example/a""#, #""/a b#c""#, "\"/" + String(repeating: "a/", count: 5000) + "\"",
  ]
  private static let flags = ["true", "false"]
  private static let phases = [#""changed""#, #""ended""#, #""cancelled""#]

  /// The names of the events, each with what each of its arguments may be.
  package static let grammar: [(name: String, arguments: [[String]])] = [
    ("activate", []), ("setText", [texts]), ("edit", [integers, integers, integers]),
    ("edit", [integers, integers, integers, integers, integers, texts]),
    ("setOn", [flags]), ("select", [integers]), ("setValue", [numbers]),
    ("editing", [flags]), ("step", [integers]), ("delete", []), ("move", [integers]), ("dismiss", []), ("submit", []),
    ("refresh", []), ("focus", [flags]), ("tap", [integers, numbers, numbers]), ("longPress", []),
    ("drag", [phases, numbers, numbers, numbers, numbers]), ("press", [flags]), ("resize", [numbers, numbers]),
    ("place", [numbers, numbers, numbers, numbers]), ("hover", []), ("hover", [numbers, numbers]),
    ("pinch", [phases, numbers, numbers, numbers, numbers]), ("dropTarget", [flags]),
    ("drop", [integers, texts, numbers, numbers]),
    ("key", [texts + [#""ArrowDown""#, #""a""#], [#""down""#, #""repeat""#, #""up""#], [#""""#, #""scam""#]]),
    ("paste", [texts]), ("copy", []), ("cut", []), ("focusWithin", [flags]),
    ("scroll", [numbers, numbers, integers, flags]),
    ("reach", [integers, integers]), ("release", [integers]), ("show", [texts + addresses]),
    (
      "device",
      [integers, [#""ended""#, #""shown""#, #""activated""#, #""refused""#, #""unavailable""#, #""inFront""#]]
    ),
    ("device", [integers, [#""allowed""#], flags]),
    (
      "device",
      [
        integers, [#""location""#], numbers, numbers, numbers, numbers + ["null"], numbers + ["null"],
        numbers + ["null"], numbers + ["null"], numbers,
      ]
    ),
    ("custom", [texts + [#""select""#], texts + [#""{\"index\":1}""#, #""null""#]]),
    (
      "measure",
      [
        numbers + ["null"], numbers + ["null"],
        integers.flatMap { child in numbers.map { "[\(child),null,\($0),\($0),10]" } },
        ["[0,null,null,10,10]", "[0,null,null,20,10]", "[1,null,null,1e8,0]"],
      ]
    ),
  ]

  /// The name and the arguments of an event, one argument after the other at every limit, the others harmless.
  package static let all: [String] = grammar.flatMap { name, arguments in
    let harmless = arguments.map { $0.first { ["0", "true", "null"].contains($0) } ?? $0[0] }
    var variants = [harmless]
    for (index, values) in arguments.enumerated() {
      for value in values {
        var variant = harmless
        variant[index] = value
        variants.append(variant)
      }
    }
    return variants.map { text(name, $0) }
  }

  /// An event in which every argument may be at a limit.
  package static func random(using random: inout SeededGenerator) -> String {
    let (name, arguments) = grammar.randomElement(using: &random)!
    return text(name, arguments.map { $0.randomElement(using: &random)! })
  }

  private static func text(_ name: String, _ arguments: [String]) -> String {
    (["\"\(name)\""] + arguments).joined(separator: ",")
  }
}
