/// The requests of a window to the person's devices, and the objects of the app that wait for the answers.
@MainActor
package final class DeviceDesk: IdleAttachment {
  /// Takes an answer, and the number of the request.
  package typealias Receiver = @MainActor (DeviceAnswer, Int) -> Void

  private var last = 0
  private var isClosed = false
  private var waiting: [Int: Receiver] = [:]
  /// The uses that go on, which a renderer that begins anew is asked for again.
  package private(set) var standing: [DeviceRequest] = []

  nonisolated package init() {}

  package var isIdle: Bool { waiting.isEmpty }

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - use: The use of the device.
  ///   - display: The window's display, which takes the request.
  ///   - answer: Called with each answer and the number of the request, until the last. A window that is closed lets go of it.
  /// - Returns: The number of the request, for ``end(_:on:)``.
  @discardableResult
  package func request(
    _ use: DeviceUse, on display: WindowDisplay, answer: Receiver? = nil
  ) -> Int {
    let request = DeviceRequest(id: nextID(), use: use)
    guard !isClosed else { return request.id }
    waiting[request.id] = answer
    switch use {
    case .location(isContinuous: true), .media: standing.append(request)
    case .notificationPermission, .notification, .withdrawal, .location, .speech, .vibration, .announcement, .end: break
    }
    display.use(request)
    return request.id
  }

  /// Changes a use that goes on. A renderer that begins anew is asked for the changed use.
  ///
  /// - Parameters:
  ///   - id: The number of the request. After the last answer nothing happens.
  ///   - use: The use from now on.
  ///   - display: The window's display, which takes the request; `nil` for a renderer that knows of the change.
  package func change(_ id: Int, to use: DeviceUse, on display: WindowDisplay?) {
    guard let index = standing.firstIndex(where: { $0.id == id }) else { return }
    standing[index].use = use
    display?.use(standing[index])
  }

  /// Ends a use: no further answers come.
  package func end(_ id: Int, on display: WindowDisplay) {
    guard waiting.removeValue(forKey: id) != nil else { return }
    standing.removeAll { $0.id == id }
    display.use(DeviceRequest(id: nextID(), use: .end(id)))
  }

  /// Forgets who waits for the answers to a request: further answers are refused.
  package func forget(_ id: Int) { waiting[id] = nil }

  /// Passes an answer on.
  ///
  /// - Returns: Whether somebody waits for answers to that request.
  package func take(_ answer: DeviceAnswer, to id: Int) -> Bool {
    guard let receiver = waiting[id] else { return false }
    if answer.isLast {
      waiting[id] = nil
      standing.removeAll { $0.id == id }
    }
    receiver(answer, id)
    return true
  }

  /// Lets go of all who wait: the window is closed, and no answer comes.
  package func close() {
    isClosed = true
    // What waits may end with its receiver, and look at the desk.
    let former = waiting
    waiting = [:]
    standing = []
    withExtendedLifetime(former) {}
  }

  private func nextID() -> Int {
    last += 1
    return last
  }
}
