import Dependencies
import Foundation
import IppoUI
import Testing

@MainActor
@Suite struct ViewTests {
  struct Label: View {
    @Dependency(\.number) var number
    var body: some View { Text("\(number)") }
  }

  struct Typed: View {
    @Dependency(Greeting.self) var greeting
    var body: some View { Text(greeting.text) }
  }

  struct Greeting: TestDependencyKey {
    var text: String
    static let testValue = Greeting(text: "Hello")
  }

  struct Changing: View {
    @State private var number = 1
    var body: some View {
      Button("Next") { number += 1 }
      Label().dependency(\.number, number)
    }
  }

  @Test func `a view reads the default`() {
    #expect(Screen { Label() }.texts == ["0"])
  }

  @Test func `a view keeps the dependencies of its creation`() {
    let label = withDependencies {
      $0.number = 4
    } operation: {
      Label()
    }
    #expect(Screen { label }.texts == ["4"])
  }

  @Test func `an override reaches the views below`() {
    let screen = Screen {
      VStack {
        Label().dependency(\.number, 2)
        Label()
      }
      .dependency(\.number, 1)
    }
    #expect(screen.texts == ["2", "1"])
  }

  @Test func `a dependency that is its own key needs no path`() {
    let screen = Screen { Typed().dependency(Greeting(text: "Goodbye")) }
    #expect(screen.texts == ["Goodbye"])
  }

  @Test func `a changed override is followed`() throws {
    let screen = Screen { Changing() }
    #expect(screen.texts.contains("1"))
    try screen.tapButton()
    #expect(screen.texts.contains("2"))
  }

  @Test func `the environment holds the dependencies`() {
    struct Reader: View {
      @Environment(\.dependencies) var dependencies
      var body: some View { Text("\(dependencies.number)") }
    }
    #expect(Screen { Reader().dependency(\.number, 3) }.texts == ["3"])
  }
}
