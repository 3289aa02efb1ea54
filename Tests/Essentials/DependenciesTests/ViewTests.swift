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

  @Test func aViewReadsTheDefault() {
    #expect(Screen { Label() }.texts == ["0"])
  }

  @Test func aViewKeepsTheDependenciesOfItsCreation() {
    let label = withDependencies {
      $0.number = 4
    } operation: {
      Label()
    }
    #expect(Screen { label }.texts == ["4"])
  }

  @Test func anOverrideReachesTheViewsBelow() {
    let screen = Screen {
      VStack {
        Label().dependency(\.number, 2)
        Label()
      }
      .dependency(\.number, 1)
    }
    #expect(screen.texts == ["2", "1"])
  }

  @Test func aDependencyThatIsItsOwnKeyNeedsNoPath() {
    let screen = Screen { Typed().dependency(Greeting(text: "Goodbye")) }
    #expect(screen.texts == ["Goodbye"])
  }

  @Test func aChangedOverrideIsFollowed() throws {
    let screen = Screen { Changing() }
    #expect(screen.texts.contains("1"))
    try screen.tapButton()
    #expect(screen.texts.contains("2"))
  }

  @Test func theEnvironmentHoldsTheDependencies() {
    struct Reader: View {
      @Environment(\.dependencies) var dependencies
      var body: some View { Text("\(dependencies.number)") }
    }
    #expect(Screen { Reader().dependency(\.number, 3) }.texts == ["3"])
  }
}
