import ComposableArchitecture
import Foundation
import IppoTesting
import IppoUI
import OpenCombine
import Testing

@Reducer
private struct Diary {
  @ObservableState
  struct State: Equatable {
    @Shared(.appStorage("pages")) var pages = 0
    @Presents var note: Note.State?
  }

  enum Action {
    case effectFinished
    case note(PresentationAction<Note.Action>)
    case noteButtonTapped
    case pageButtonTapped
    case writeLater
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .effectFinished, .note:
        return .none

      case .noteButtonTapped:
        state.note = Note.State()
        return .none

      case .pageButtonTapped:
        state.$pages.withLock { $0 += 1 }
        return .none

      case .writeLater:
        return .run { send in
          @Shared(.appStorage("later")) var later = 0
          $later.withLock { $0 = 7 }
          // Somewhere else, and not in this window.
          await Task.detached { await send(.effectFinished) }.value
          @Shared(.appStorage("latest")) var latest = 0
          $latest.withLock { $0 = 8 }
        }
      }
    }
    .ifLet(\.$note, action: \.note) { Note() }
  }
}

@Reducer
private struct Note {
  @ObservableState
  struct State: Equatable {
    @Shared(.appStorage("words")) var words = 0
  }

  enum Action { case wordTyped }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.$words.withLock { $0 += 1 }
      return .none
    }
  }
}

private struct DiaryView: View {
  @State var store = Store(initialState: Diary.State()) { Diary() }

  var body: some View {
    Text("Pages: \(store.pages)")
    Button("Page") { store.send(.pageButtonTapped) }
    Button("Note") { store.send(.noteButtonTapped) }
    if let note = store.scope(state: \.note, action: \.note.presented) {
      Text("Words: \(note.words)")
      Button("Word") { note.send(.wordTyped) }
    }
  }
}

private final class Settings: ObservableObject {
  @AppStorage("volume") var volume = 1
}

private struct SettingsView: View {
  @AppStorage("name") private var name = "nobody"
  @StateObject private var settings = Settings()
  let announcements: PassthroughSubject<String, Never>
  @State private var heard = ""

  var body: some View {
    Text("Name: \(name), heard: \(heard)")
    Text("Volume: \(settings.volume)")
    Toggle("Loud", isOn: Binding(get: { settings.volume > 1 }, set: { settings.volume = $0 ? 9 : 0 }))
    Button("Rename") { name = "Ada" }
    Button("Louder") { settings.volume += 1 }
    Button("Announce") { announcements.send("hello") }
      .onReceive(announcements) { text in
        heard = text
        Shared(wrappedValue: "", .appStorage("heard")).withLock { $0 = text }
      }
  }
}

/// What a visitor of a server stores is theirs, whatever runs in the windows of others.
@MainActor
@Suite struct WindowStorageTests {
  private let first = UserDefaults.inMemory
  private let second = UserDefaults.inMemory

  private func inWindow<Result>(of store: UserDefaults, _ body: () throws -> Result) rethrows -> Result {
    try WindowScope.$current.withValue(WindowScope(defaultAppStorage: store)) { try body() }
  }

  @Test func `views, models and those who listen to a publisher use the store of their window`() throws {
    let announcements = PassthroughSubject<String, Never>()
    let one = inWindow(of: first) { ViewHost { SettingsView(announcements: announcements) } }
    let other = inWindow(of: second) { ViewHost { SettingsView(announcements: announcements) } }
    try one.tap("Rename")
    try one.tap("Louder")
    #expect(one.contains("Name: Ada, heard: "))
    #expect(other.contains("Name: nobody, heard: "))
    #expect(first.integer(forKey: "volume") == 2)
    #expect(one.contains("Volume: 2") && other.contains("Volume: 1"))
    #expect(second.object(forKey: "volume") == nil)
    #expect(UserDefaults.standard.object(forKey: "volume") == nil)

    // Who announces does so in the window of the first; everybody writes what they heard into their own store.
    try one.tap("Announce")
    #expect(first.string(forKey: "heard") == "hello")
    #expect(second.string(forKey: "heard") == "hello")
  }

  @Test func `features use the store of the window they were made in, also those that are presented later`() throws {
    let one = inWindow(of: first) { ViewHost { DiaryView() } }
    let other = inWindow(of: second) { ViewHost { DiaryView() } }
    try one.tap("Page")
    try one.tap("Note")
    try one.tap("Word")
    #expect(one.contains("Pages: 1"))
    #expect(one.contains("Words: 1"))
    try other.tap("Note")
    #expect(other.contains("Pages: 0"))
    #expect(other.contains("Words: 0"))
    #expect(first.integer(forKey: "words") == 1)
    #expect(second.integer(forKey: "pages") == 0)

    // Another window of the same visitor shares the values, and follows them.
    let third = inWindow(of: first) { ViewHost { DiaryView() } }
    #expect(third.contains("Pages: 1"))
    try one.tap("Page")
    #expect(third.contains("Pages: 2"))
  }

  @Test func `effects use the store of the window whose feature they belong to`() async {
    let store = inWindow(of: first) { Store(initialState: Diary.State()) { Diary() } }
    // Sent from the window of somebody else.
    await inWindow(of: second) { store.send(.writeLater) }.finish()
    #expect(first.integer(forKey: "later") == 7)
    #expect(first.integer(forKey: "latest") == 8)
    #expect(second.object(forKey: "later") == nil)
    #expect(second.object(forKey: "latest") == nil)
  }

  @Test func `a store that windows share uses the store of the process`() async {
    @Dependency(\.defaultAppStorage) var ofProcess
    let store = Store(initialState: Diary.State()) { Diary() }
    await inWindow(of: first) {
      store.send(.pageButtonTapped)
      store.send(.noteButtonTapped)
      store.scope(state: \.note, action: \.note.presented)?.send(.wordTyped)
      return store.send(.writeLater)
    }
    .finish()
    for key in ["pages", "words", "later", "latest"] {
      #expect(first.object(forKey: key) == nil, "\(key)")
      #expect(ofProcess.object(forKey: key) != nil, "\(key)")
    }
  }

  @Test func `an override wins over the store of the window`() {
    let named = UserDefaults.inMemory
    let store = inWindow(of: first) {
      Store(initialState: Diary.State()) {
        Diary()
      } withDependencies: {
        $0.defaultAppStorage = named
      }
    }
    store.send(.pageButtonTapped)
    #expect(named.integer(forKey: "pages") == 1)
    #expect(first.object(forKey: "pages") == nil)
  }

  @Test func `the value of a dependency, which is made once for everybody, holds no visitor's store`() {
    struct Keeper: TestDependencyKey {
      let store: UncheckedSendable<UserDefaults>
      static var testValue: Keeper {
        @Dependency(\.defaultAppStorage) var store
        return Keeper(store: UncheckedSendable(store))
      }
    }
    @Dependency(\.defaultAppStorage) var ofProcess
    let kept = inWindow(of: first) { () -> UserDefaults in
      @Dependency(Keeper.self) var keeper
      return keeper.store.value
    }
    #expect(kept === ofProcess)
    #expect(kept !== first)
  }
}
