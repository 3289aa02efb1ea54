import IppoRender
import IppoTesting
import IppoUI
import Synchronization
import Testing

@testable import IppoWeb

/// Whether somebody has a window before them.
@Suite(.timeLimit(.minutes(30))) struct WindowAttendanceTests {
  private final class Windows: Sendable {
    private let made = Mutex<[WindowAttendance]>([])

    var attendances: [WindowAttendance] { made.withLock { $0 } }

    func add(_ attendance: WindowAttendance?) {
      if let attendance { made.withLock { $0.append(attendance) } }
    }
  }

  private let windows = Windows()

  private func makeHost() -> SessionHost {
    SessionHost(logger: quietLogger) { [windows] _ in
      windows.add(WindowAttendance.ofNewWindow)
      return ViewGraph { Text("Hello") }
    }
  }

  private func wait(until isAttended: Bool, _ attendance: WindowAttendance) async {
    for await value in attendance.values where value == isAttended { return }
  }

  @Test func `a window is attended while a socket serves it`() async throws {
    let host = makeHost()
    let visitor = WebVisitor.new()
    let client = try await WireClient.connect(to: host, visitor: visitor)
    let attendance = try #require(windows.attendances.first)
    #expect(windows.attendances.count == 1 && attendance.isAttended)
    await client.drop()
    await wait(until: false, attendance)
    try await client.resume(at: host, visitor: visitor)
    await wait(until: true, attendance)
    for id in await host.sessions(of: visitor) { #expect(await host.endSession(id)) }
    await wait(until: false, attendance)
  }

  @Test func `a page that nobody has come for is not attended`() async throws {
    let host = makeHost()
    _ = try await host.openPage(visitor: .new())
    #expect(windows.attendances.map(\.isAttended) == [false])
  }

  private struct Phases: View {
    @Environment(\.scenePhase) private var phase
    let changes: AsyncStream<ScenePhase>.Continuation

    var body: some View {
      Text("\(phase)").onChange(of: phase) { _, new in changes.yield(new) }
    }
  }

  @Test func `the scene phase follows what the client says of its page`() async throws {
    let (phases, changes) = AsyncStream<ScenePhase>.makeStream()
    let host = SessionHost(logger: quietLogger) { _ in ViewGraph { Phases(changes: changes) } }
    let visitor = WebVisitor.new()
    let client = try await WireClient.connect(to: host, visitor: visitor)
    var iterator = phases.makeAsyncIterator()
    for (told, phase) in [(RenderPhase.background, ScenePhase.background), (.inactive, .inactive), (.active, .active)] {
      try await client.send(told)
      #expect(await iterator.next() == phase)
    }
    // What one socket was told of, another is not.
    try await client.send(RenderPhase.inactive)
    #expect(await iterator.next() == .inactive)
    await client.drop()
    #expect(await iterator.next() == .background)
    try await client.resume(at: host, visitor: visitor)
    #expect(await iterator.next() == .active)
    try await client.send(raw: #"["phase","asleep"]"#)
    #expect(try await client.closed() == CloseCode.malformed.rawValue)
    for id in await host.sessions(of: visitor) { #expect(await host.endSession(id)) }
  }

  @Test func `the scene phase follows the socket`() async throws {
    let (phases, changes) = AsyncStream<ScenePhase>.makeStream()
    let host = SessionHost(logger: quietLogger) { _ in ViewGraph { Phases(changes: changes) } }
    let visitor = WebVisitor.new()
    let client = try await WireClient.connect(to: host, visitor: visitor)
    await client.drop()
    var iterator = phases.makeAsyncIterator()
    #expect(await iterator.next() == .background)
    try await client.resume(at: host, visitor: visitor)
    #expect(await iterator.next() == .active)
    for id in await host.sessions(of: visitor) { #expect(await host.endSession(id)) }
    changes.finish()
    // A window that was ended is closed, and told nothing.
    #expect(await iterator.next() == nil)
  }
}
