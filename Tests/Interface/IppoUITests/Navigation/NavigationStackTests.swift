import Foundation
import Testing

@testable import IppoUI

@MainActor
@Suite("NavigationStack")
struct NavigationStackTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      Text("Count: \(count)")
      Button("Increment") { count += 1 }
    }
  }

  @Test("A link by value opens the page its type was declared for, and dismissing goes back")
  func linkByValue() throws {
    let screen = Screen {
      NavigationStack {
        VStack { NavigationLink("Open 7", value: 7) }
          .navigationTitle("Home")
          .navigationDestination(for: Int.self) { Text("Page \($0)").navigationTitle("Seven") }
      }
    }
    #expect(screen.pages.map(\.page.title) == ["Home"])
    try screen.tap("Open 7")
    #expect(screen.pages.map(\.page.title) == ["Home", "Seven"])
    #expect(screen.pages.map(\.page.canGoBack) == [false, true])
    #expect(screen.pages.last?.page.backTitle == "Home")
    #expect(screen.texts.contains("Page 7"))
    try screen.send(.dismiss, to: screen.pages[1].id)
    #expect(screen.pages.map(\.page.title) == ["Home"])
  }

  @Test("A path that is not empty shows its last page in the first frame")
  func deepLink() {
    let path = Model([1, 2, 3])
    let screen = Screen {
      NavigationStack(path: path.binding) {
        Text("Root").navigationDestination(for: Int.self) { Text("Page \($0)").navigationTitle("\($0)") }
      }
    }
    #expect(screen.recorded.isEmpty || screen.recorded[0].revision == 1)
    #expect(screen.pages.map(\.page.title) == ["", "1", "2", "3"])
  }

  @Test("A page shows its title as the one before does, unless it says otherwise")
  func titleModes() {
    func modes(
      _ root: NavigationBarItem.TitleDisplayMode, _ second: NavigationBarItem.TitleDisplayMode
    ) -> [String] {
      let path = Model([1, 2])
      let screen = Screen {
        NavigationStack(path: path.binding) {
          Text("Root").navigationBarTitleDisplayMode(root)
            .navigationDestination(for: Int.self) {
              Text("Page \($0)").navigationBarTitleDisplayMode($0 == 1 ? second : .automatic)
            }
        }
      }
      return screen.pages.map(\.page.titleMode.rawValue)
    }
    #expect(modes(.automatic, .automatic) == ["automatic", "automatic", "automatic"])
    #expect(modes(.inline, .automatic) == ["inline", "inline", "inline"])
    #expect(modes(.large, .inline) == ["large", "inline", "inline"])
    #expect(modes(.inline, .large) == ["inline", "large", "large"])
  }

  @Test("Covered pages keep their state and take no events")
  func coveredPages() throws {
    let path = Model<[Int]>([])
    let screen = Screen {
      NavigationStack(path: path.binding) {
        VStack {
          Counter()
          NavigationLink("Open", value: 1)
        }
        .navigationDestination(for: Int.self) { _ in Text("Page") }
      }
    }
    try screen.tap("Increment")
    try screen.tap("Open")
    #expect(path.value == [1])
    #expect(throws: RenderEventError.self) { try screen.tap("Increment") }
    path.value = []
    screen.graph.drain()
    #expect(screen.texts.contains("Count: 1"))
  }

  @Test("Pages appear when they are on screen and disappear when they are covered")
  func appearance() throws {
    let log = Box("")
    let path = Model<[Int]>([])
    let screen = Screen {
      NavigationStack(path: path.binding) {
        Text("Root")
          .onAppear { log.value += "+root " }
          .onDisappear { log.value += "-root " }
          .navigationDestination(for: Int.self) { page in
            Text("Page")
              .onAppear { log.value += "+\(page) " }
              .onDisappear { log.value += "-\(page) " }
          }
      }
    }
    #expect(log.value == "+root ")
    log.value = ""
    path.value = [1]
    screen.graph.drain()
    #expect(Set(log.value.split(separator: " ")) == ["-root", "+1"])
    log.value = ""
    path.value = []
    screen.graph.drain()
    #expect(Set(log.value.split(separator: " ")) == ["+root", "-1"])
  }

  @Test func `of several destinations of a type, the one closest to the root is used`() throws {
    struct Folder: View {
      let depth: Int
      // A field that is never equal to another.
      let action: () -> Void

      var body: some View {
        NavigationLink("Open \(depth)", value: depth + 1)
          .navigationDestination(for: Int.self) { Folder(depth: $0 + 100 * depth, action: {}) }
      }
    }
    let path = Model<[Int]>([])
    let screen = Screen {
      NavigationStack(path: path.binding) { Folder(depth: 0) {} }
    }
    try screen.tap("Open 0")
    try screen.tap("Open 1")
    #expect(screen.texts.contains("Open 1") && screen.texts.contains("Open 2"))
    #expect(path.value == [1, 2])
    path.value = []
    screen.graph.drain()
    try screen.tap("Open 0")
    #expect(screen.texts.contains("Open 1"))
  }

  @Test func `a page declares a type that the pages below do not, until it is gone`() throws {
    let path = Model([AnyHashable(1)])
    let screen = Screen {
      NavigationStack(path: Binding(get: { NavigationPath(path.value) }, set: { _ in })) {
        Text("Root").navigationDestination(for: Int.self) { page in
          Text("Page \(page)").navigationDestination(for: String.self) { Text("\(page) says \($0)") }
        }
      }
    }
    path.value = [1, "a"]
    screen.graph.drain()
    #expect(screen.texts.contains("1 says a"))
    path.value = []
    screen.graph.drain()
    path.value = [1, 2]
    screen.graph.drain()
    path.value = [1, 2, "b"]
    screen.graph.drain()
    #expect(screen.texts.contains("1 says b"))
  }

  @Test("dismiss pops the page it is read on, and all above it")
  func dismissAction() throws {
    struct Page: View {
      @Environment(\.dismiss) private var dismiss
      let number: Int
      var body: some View { Button("Leave \(number)") { dismiss() } }
    }
    let path = Model([1, 2])
    let screen = Screen {
      NavigationStack(path: path.binding) {
        Text("Root").navigationDestination(for: Int.self) { Page(number: $0) }
      }
    }
    try screen.tap("Leave 2")
    #expect(path.value == [1])
    try screen.tap("Leave 1")
    #expect(path.value == [])
  }

  @Test("A hidden back button takes its event away")
  func hiddenBackButton() throws {
    let path = Model([1])
    let screen = Screen {
      NavigationStack(path: path.binding) {
        Text("Root").navigationDestination(for: Int.self) { _ in Text("Page").navigationBarBackButtonHidden() }
      }
    }
    let page = try #require(screen.pages.last)
    #expect(page.page.isBackButtonHidden)
    #expect(throws: RenderEventError.notAccepted(page.id, .dismiss)) { try screen.send(.dismiss, to: page.id) }
  }

  @Test("navigationDestination(item:) opens a page while there is an item")
  func itemDestination() throws {
    let item = Model<String?>(nil)
    let screen = Screen {
      NavigationStack {
        Text("Root").navigationDestination(item: item.binding) { Text("Item \($0)") }
      }
    }
    #expect(screen.pages.count == 1)
    item.value = "A"
    screen.graph.drain()
    #expect(screen.pages.count == 2)
    #expect(screen.texts.contains("Item A"))
    try screen.send(.dismiss, to: screen.pages[1].id)
    #expect(item.value == nil)
    #expect(screen.pages.count == 1)
  }

  @Test("navigationDestination(isPresented:) starts on the page when the flag is set")
  func flagDestination() throws {
    let flag = Model(true)
    let screen = Screen {
      NavigationStack {
        Text("Root").navigationDestination(isPresented: flag.binding) { Text("Page") }
      }
    }
    #expect(screen.pages.count == 2)
    try screen.send(.dismiss, to: screen.pages[1].id)
    #expect(!flag.value)
  }

  @Test("Of several titles on one view the last one that is set counts")
  func titles() {
    let screen = Screen {
      NavigationStack { Text("Root").navigationTitle("A").navigationTitle("B").navigationTitle("C") }
    }
    #expect(screen.pages.map(\.page.title) == ["C"])
  }

  @Test("A link outside of a navigation is disabled")
  func linkOutside() throws {
    let screen = Screen { NavigationLink("Open", value: 1) }
    #expect(throws: RenderEventError.self) { try screen.tap("Open") }
  }

  @Test("NavigationPath holds values of any type")
  func path() throws {
    let path = Model(NavigationPath())
    let screen = Screen {
      NavigationStack(path: path.binding) {
        VStack {
          NavigationLink("Number", value: 1)
        }
        .navigationDestination(for: Int.self) { _ in NavigationLink("Text", value: "x") }
        .navigationDestination(for: String.self) { Text("Text \($0)") }
      }
    }
    try screen.tap("Number")
    try screen.tap("Text")
    #expect(path.value.count == 2)
    #expect(screen.texts.contains("Text x"))
    path.value.removeLast(2)
    screen.graph.drain()
    #expect(screen.pages.count == 1)
  }

  struct Place: Hashable, Codable { var name: String }
  struct Passing: Hashable { var name: String }

  @Test("A NavigationPath is stored with the types of its values, and read again")
  func storedPath() throws {
    var path = NavigationPath([1, 2])
    path.append("three")
    path.append(Place(name: "four"))
    let data = try JSONEncoder().encode(#require(path.codable))
    let read = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    #expect(read == path)
    #expect(NavigationPath().codable.map { NavigationPath($0) } == NavigationPath())
    path.append(Passing(name: "five"))
    #expect(path.codable == nil)
  }

  @Test("A stored path with a type that the app does not have says so")
  func pathOfAnotherApp() {
    let data = Data(#"["7Another4PageV", "{}"]"#.utf8)
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("Not corrupted data: \(error as Any)")
      return
    }
    #expect(
      context.debugDescription
        == "A value of the path is of the type '7Another4PageV', which the app does not have, or which is not Decodable and Hashable."
    )
  }
}
