import CustomDump
import IppoUI
import SwiftNavigation
import Testing

/// What differences of states show of SwiftUI's values.
struct CustomDumpTests {
  @Test func valuesAreNamed() {
    #expect(String(customDumping: Animation.easeInOut) == "Animation.easeInOut")
    #expect(String(customDumping: Animation.default) == "Animation.default")
    #expect(String(customDumping: Animation.spring()) == "Animation.spring()")
    #expect(String(customDumping: Color.red) == "Color.red")
    #expect(String(customDumping: Color.accentColor) == "Color.accentColor")
    let count = 3
    #expect(String(customDumping: LocalizedStringKey("\(count) rows")) == #""3 rows""#)
  }

  @Test func valuesWithoutANameDescribeThemselves() {
    let animations = [Animation.easeIn(duration: 3), .easeIn(duration: 2), .easeIn.delay(1), .spring(duration: 2)]
    #expect(Set(animations.map { String(customDumping: $0) }).count == 4)
    #expect(String(customDumping: Color.red.opacity(0.5)) != String(customDumping: Color.red.opacity(0.4)))
  }

  @Test func statesShowThem() throws {
    struct State { var color = Color.red }
    let difference = try #require(diff(State(), State(color: .blue)))
    #expect(difference.contains("color: Color.red"))
    #expect(difference.contains("color: Color.blue"))
  }

  @Test func anAlertShowsItsAnimation() {
    let alert = AlertState<Bool> {
      TextState("Alert!")
    } actions: {
      ButtonState(role: .destructive, action: .send(true, animation: .easeInOut)) { TextState("Destroy") }
      ButtonState(role: .cancel, action: .send(false)) { TextState("Cancel") }
    } message: {
      TextState("Something went wrong...")
    }
    expectNoDifference(
      String(customDumping: alert),
      """
      AlertState(
        title: "Alert!",
        actions: [
          [0]: ButtonState(
            role: .destructive,
            action: .send(
              true,
              animation: Animation.easeInOut
            ),
            label: "Destroy"
          ),
          [1]: ButtonState(
            role: .cancel,
            action: .send(
              false
            ),
            label: "Cancel"
          )
        ],
        message: "Something went wrong..."
      )
      """
    )
  }

  @MainActor @Test func anAnimatedActionCannotBeAsynchronous() async {
    let button = ButtonState(action: .send((), animation: .easeInOut)) { TextState("Animate!") }
    await withKnownIssue {
      await button.withAction { _ in await Task.yield() }
    } matching: { issue in
      issue.description.contains(
        """
        An animated action was handed to an asynchronous closure, which no animation can span. It is performed without.

          Action:
            ButtonStateAction.send(
              (),
              animation: Animation.easeInOut
            )

        Hand it to a closure that is not asynchronous, or call "withAnimation" where the state changes.
        """
      )
    }
  }
}
