import IppoWindow
import Testing

@MainActor @Suite struct DeviceDeskTests {
  private final class Held {}

  private let display = WindowDisplay()

  /// Asks for the place of the device.
  /// - Returns: an object that the desk holds as long as answers may come.
  private func ask() -> () -> Held? {
    let held = Held()
    display.devices.request(.location(isContinuous: true), on: display) { _, _ in withExtendedLifetime(held) {} }
    return { [weak held] in held }
  }

  @Test func `a window that closes lets go of who waits, and of who asks later`() {
    let desk = display.devices
    let former = ask()
    #expect(former() != nil)
    #expect(!desk.isIdle && desk.standing.count == 1)
    desk.close()
    #expect(former() == nil)
    #expect(desk.isIdle && desk.standing.isEmpty)
    let later = ask()
    #expect(later() == nil)
    #expect(desk.isIdle && desk.standing.isEmpty)
    #expect(!desk.take(.ended, to: 1))
  }
}
