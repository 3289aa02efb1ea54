import Testing

@testable @_spi(Testing) import IppoUI

@MainActor
@Suite("Objects of the environment that others replace")
struct ReplacedObjectTests {
  final class Song: ObservableObject, Equatable {
    @Published var title: String

    init(_ title: String) { self.title = title }

    /// All songs are equal, so that the identity alone tells them apart.
    static func == (lhs: Song, rhs: Song) -> Bool { true }
  }

  @Observable final class Singer: Equatable {
    var name: String

    init(_ name: String) { self.name = name }

    static func == (lhs: Singer, rhs: Singer) -> Bool { true }
  }

  @Observable final class Stage {
    let first = Song("first")
    let second = Song("second")
    let ann = Singer("Ann")
    let bob = Singer("Bob")
    var isFirst = true

    var song: Song { isFirst ? first : second }
    var singer: Singer { isFirst ? ann : bob }
  }

  /// The readers are values without fields of their own: a new value equals the old one.
  struct Root<Content: View>: View {
    let stage: Stage
    let content: Content

    var body: some View { content.environmentObject(stage.song).environment(stage.singer) }
  }

  struct SongReader: View {
    @EnvironmentObject private var song: Song
    var body: some View { Leaf(song.title) }
  }

  @Test("A view reads and observes the object that is set now")
  func replaced() {
    let stage = Stage()
    let screen = Screen { Root(stage: stage, content: SongReader()) }
    #expect(screen.texts == ["first"])
    #expect(screen.after { stage.isFirst = false }.ops == ["update second"])
    #expect(screen.after { stage.second.title = "second, louder" }.ops == ["update second, louder"])
    #expect(screen.after { stage.first.title = "first, louder" }.bodies.isEmpty)
    #expect(screen.after { stage.isFirst = true }.ops == ["update first, louder"])
  }

  @Test("A modifier reads the object that is set now")
  func modifier() {
    struct Titled: ViewModifier {
      @EnvironmentObject private var song: Song
      func body(content: Content) -> some View {
        Column {
          content
          Leaf(song.title)
        }
      }
    }
    let stage = Stage()
    let screen = Screen { Root(stage: stage, content: Leaf("now:").modifier(Titled())) }
    #expect(screen.texts == ["now:", "first"])
    #expect(screen.after { stage.isFirst = false }.ops == ["update second"])
  }

  @Test("Rows that alone read the object follow it and its changes")
  func rows() {
    struct Rows: View {
      @EnvironmentObject private var song: Song
      var body: some View {
        Column {
          ForEach(0..<2, id: \.self) { Leaf("\($0) \(song.title)") }
        }
      }
    }
    let stage = Stage()
    let screen = Screen { Root(stage: stage, content: Rows()) }
    #expect(screen.texts == ["0 first", "1 first"])
    _ = screen.after { stage.isFirst = false }
    #expect(screen.texts == ["0 second", "1 second"])
    _ = screen.after { stage.second.title = "third" }
    #expect(screen.texts == ["0 third", "1 third"])
    #expect(screen.after { stage.first.title = "fourth" }.bodies.isEmpty)
  }

  @Test("An action finds the object that is set when it runs, and its view is evaluated for no other")
  func action() throws {
    final class Log {
      var titles: [String] = []
    }
    struct Player: View {
      @EnvironmentObject private var song: Song
      let log: Log
      var body: some View { Tap("Play") { log.titles.append(song.title) } }
    }
    let (stage, log) = (Stage(), Log())
    let screen = Screen { Root(stage: stage, content: Player(log: log)) }
    try screen.tap("Play")
    #expect(!screen.after { stage.isFirst = false }.bodies.contains("Player"))
    try screen.tap("Play")
    #expect(log.titles == ["first", "second"])
  }

  @Test("An object that Observation observes is followed, too")
  func observable() {
    struct SingerReader: View {
      @Environment(Singer.self) private var singer
      var body: some View { Leaf(singer.name) }
    }
    let stage = Stage()
    let screen = Screen { Root(stage: stage, content: SingerReader()) }
    #expect(screen.texts == ["Ann"])
    #expect(screen.after { stage.isFirst = false }.ops == ["update Bob"])
    #expect(screen.after { stage.bob.name = "Bo" }.ops == ["update Bo"])
    #expect(screen.after { stage.ann.name = "Anna" }.bodies.isEmpty)
  }

  @Test("The same objects set again evaluate no reader")
  func same() {
    struct Concert: View {
      let stage: Stage
      var body: some View {
        Column {
          Leaf(stage.isFirst ? "on" : "off")
          SongReader()
        }
        .environmentObject(stage.first)
      }
    }
    let stage = Stage()
    let screen = Screen { Concert(stage: stage) }
    #expect(screen.after { stage.isFirst = false }.bodies == ["Concert"])
  }
}
