import Foundation
import Testing

@testable import IppoUI

@MainActor
@Suite("Localized texts")
struct LocalizedTextTests {
  private let english = Locale(identifier: "en_US")

  /// A bundle with a table of German texts.
  private func germanBundle() throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appending(path: "ippo-\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let table = "\"Hello, %@\" = \"Hallo, **%@**\";\n\"COUNT\" = \"%lld Stück\";\n"
    try Data(table.utf8).write(to: folder.appending(path: "Localizable.strings"))
    return try #require(Bundle(url: folder))
  }

  @Test("a format without marks is nothing but its characters")
  func marks() {
    let plain = ["", "Hello", "Zürich, 日本", "a - b + c = d", "(1) #2 {3}", "👩‍👩‍👧", "\"quoted\" & so on"]
    for format in plain {
      #expect(!LocalizedFormat.hasMarks(format))
      let spans = LocalizedFormat.spans(of: format, [], in: english)
      #expect(spans.flatMap(\.pieces) == format.map { .character($0) })
    }
    for mark in ["*", "_", "~", "`", "[", "<", "\\", "%"] {
      #expect(LocalizedFormat.hasMarks("a" + mark))
      #expect(LocalizedFormat.hasMarks(mark + "\u{301}b"))
    }
  }

  @Test("a string is its own key, with values put in")
  func strings() throws {
    #expect(String(localized: "Hello, \("World")", comment: "A greeting") == "Hello, World")
    #expect(String(localized: "\(1234) points", locale: english) == "1,234 points")
    #expect(String(localized: "100%") == "100%")
    let bundle = try germanBundle()
    #expect(String(localized: "Hello, \("Welt")", bundle: bundle) == "Hallo, **Welt**")
  }

  @Test("a key may have a text of its own where no table knows it")
  func defaults() throws {
    #expect(String(localized: "COUNT", defaultValue: "\(3) pieces", locale: english) == "3 pieces")
    let bundle = try germanBundle()
    #expect(String(localized: "COUNT", defaultValue: "\(3) pieces", bundle: bundle) == "3 Stück")
  }

  @Test("a resource says where to look, for strings and for texts")
  func resources() throws {
    let bundle = try germanBundle()
    let resource = LocalizedStringResource(
      "COUNT", defaultValue: "\(3) pieces", bundle: .atURL(bundle.bundleURL))
    #expect(String(localized: resource) == "3 Stück")
    #expect(Text(resource).string(in: EnvironmentValues()) == "3 Stück")
    let literal: LocalizedStringResource = "Hello, \("World")"
    #expect(literal.key == "Hello, %@")
    #expect(Text("\(literal)!").string(in: EnvironmentValues()) == "Hello, World!")
  }

  @Test("a text with attributes is Markdown once it has been looked up; its values are not")
  func attributed() throws {
    let text = try AttributedString(localized: "Hello, \("*Welt*")", bundle: germanBundle())
    #expect(String(text.characters) == "Hallo, *Welt*")
    #expect(text.runs.map { $0.inlinePresentationIntent } == [nil, .stronglyEmphasized])
  }

  @Test("formatters write values of every type in a text")
  func formatters() {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    formatter.timeZone = TimeZone(identifier: "UTC")
    let date = Date(timeIntervalSinceReferenceDate: 0)
    #expect(Text("In \(date, formatter: formatter)").string(in: EnvironmentValues()) == "In 2001")
    #expect(Text(date, formatter: formatter).string(in: EnvironmentValues()) == "2001")
  }
}

@MainActor
@Suite("Attributes of texts")
struct AttributeScopeTests {
  private func runs(_ text: AttributedString) -> [RenderText.Run] { Text(text).render(in: EnvironmentValues()).runs }

  @Test("fonts, colours, lines and spaces of a stretch are drawn")
  func looks() {
    var text = AttributedString("Hello World")
    let range = text.range(of: "World")!
    text[range].font = .title.bold()
    text[range].foregroundColor = .red
    text[range].backgroundColor = .yellow
    text[range].underlineStyle = .single
    text[range].strikethroughStyle = Text.LineStyle(pattern: .dash, color: .red)
    text[range].kern = 2
    text[range].baselineOffset = 3
    let runs = runs(text)
    #expect(runs.map(\.text) == ["Hello ", "World"])
    #expect(runs[1].font == Font.title.bold().render)
    #expect(runs[1].color == .color(.named(.red)))
    #expect(runs.map(\.background) == [nil, .named(.yellow)])
    #expect(runs[1].underline != nil && runs[1].strikethrough != nil && runs[1].letterSpacing == 2)
    #expect(runs[1].baselineOffset == 3)
    #expect(runs[0] == RenderText.Run("Hello "))
  }

  @Test("a container of attributes is made by name, and merged")
  func containers() {
    var text = AttributedString("x", attributes: AttributeContainer().foregroundColor(.blue))
    #expect(text.foregroundColor == .blue)
    var other = AttributeContainer()
    other.tracking = 1
    text.mergeAttributes(other)
    #expect(text.tracking == 1)
    #expect(text.foregroundColor == .blue)
  }
}

@MainActor
@Suite("Counting texts and bars")
struct TimerTextTests {
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  private func environment(_ seconds: TimeInterval) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment._now = start.addingTimeInterval(seconds)
    environment.locale = Locale(identifier: "en_US")
    return environment
  }

  @Test("a text counts down or up within its interval, and stands still when it is paused")
  func text() {
    let interval = start...start.addingTimeInterval(90)
    #expect(Text(timerInterval: interval).string(in: environment(0)) == "1:30")
    #expect(Text(timerInterval: interval).string(in: environment(30.5)) == "1:00")
    #expect(Text(timerInterval: interval).string(in: environment(500)) == "0:00")
    #expect(Text(timerInterval: interval, countsDown: false).string(in: environment(30.5)) == "0:30")
    let paused = Text(timerInterval: interval, pauseTime: start.addingTimeInterval(10))
    #expect(paused.string(in: environment(60)) == "1:20")
    let long = start...start.addingTimeInterval(7_200)
    #expect(Text(timerInterval: long).string(in: environment(0)) == "2:00:00")
    #expect(Text(timerInterval: long, showsHours: false).string(in: environment(0)) == "120:00")
  }

  @Test("a bar goes with time, and with Foundation's progress")
  func bars() throws {
    let interval = start...start.addingTimeInterval(100)
    let screen = Screen {
      ProgressView(timerInterval: interval, countsDown: false).environment(\._now, start.addingTimeInterval(25))
    }
    func fraction(_ screen: Screen) throws -> Double? {
      try screen.first { if case .progress(let progress) = $0 { progress } else { nil } }.value.fraction
    }
    #expect(try fraction(screen) == 0.25)
    #expect(screen.texts == ["0:25"])
    let progress = Progress(totalUnitCount: 4)
    let download = Screen { ProgressView(progress) }
    #expect(try fraction(download) == 0)
    progress.completedUnitCount = 3
    download.frames.advance(by: 1)
    #expect(try fraction(download) == 0.75)
  }
}
