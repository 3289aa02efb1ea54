import Foundation
import IppoRender
import IppoSessions
import IppoTesting
import Testing

@testable import IppoWeb

/// Processes that are killed at each call of their stores, with the client's events before, between and after the calls. Each event
/// is applied once.
@Suite struct KillPointTests {
  private let visitor = WebVisitor.new()
  private let button = RenderNodeID(3)
  private let field = RenderNodeID(5)

  private static let secret = [UInt8](repeating: 1, count: 32)

  private func start(_ store: MortalStore, waits: Waits) async -> SessionHost {
    let host = SessionHost(
      signer: SessionTokenSigner(secret: Self.secret), logger: quietLogger, sleep: waits.wait
    ) { _, archive in ArchivedSource(archive) }
    await host.keepSessions(in: store, sealedBy: ArchiveSeal(secret: Self.secret))
    return host
  }

  private static let letters = Array("abcdefghijklmnopqrstuvwxyz")

  /// Presses the button and types a letter, each as an event of its own.
  /// - Parameter isHasty: Whether the client waits for no answer. Otherwise it waits for each.
  private func act(_ client: WireClient, _ number: Int, isHasty: Bool) async throws {
    let text = (await client.text(of: field) ?? "") + String(Self.letters[number])
    if isHasty {
      try await client.begin(.activate, at: button)
      try await client.beginEdit(field) { _ in (text, text.utf16.count) }
    } else {
      try await client.send(.activate, to: button)
      try await client.edit(field, to: text)
    }
  }

  /// - Parameter calls: The number of changes that each process but the last makes in the store before it is killed.
  private func run(killingAfter calls: [Int], _ lastCall: MortalStore.LastCall, isHasty: Bool) async throws {
    let memory = MemorySessionStore()
    let waits = Waits()
    var stores = [MortalStore(memory, calls: .max, lastCall: lastCall)]
    let client = try await WireClient.connect(to: await start(stores[0], waits: waits), visitor: visitor)
    var number = 1
    try await act(client, number, isHasty: false)
    try await client.kept()
    let session = await client.sessionToken?.prefix { $0 != "." }
    for (process, calls) in calls.enumerated() {
      if process == 0 {
        stores[0].live(for: calls)
      } else {
        stores.append(MortalStore(memory, calls: calls, lastCall: lastCall))
        // A process that is killed before it has claimed the session answers nothing.
        try? await client.resume(at: await start(stores[process], waits: waits), visitor: visitor)
      }
      for _ in 0..<3 {
        number += 1
        try await act(client, number, isHasty: isHasty)
      }
      await client.drop()
    }
    let last = MortalStore(memory, calls: .max, lastCall: lastCall)
    try await client.resume(at: await start(last, waits: waits), visitor: visitor)
    try await client.kept()
    #expect(await client.sessionToken?.prefix { $0 != "." } == session)
    let text = String(Self.letters[1...number])
    #expect(await client.page.text.filter(\.isNumber) == "\(number)", "after \(calls)")
    #expect(await client.page.text.contains("“\(text)”"), "after \(calls)")
    #expect(await client.text(of: field) == text)
    // Former processes lose the session with their next commit.
    for store in stores { store.live(for: .max) }
    waits.endAll()
  }

  @Test(arguments: MortalStore.LastCall.allCases, [false, true])
  func `each event is applied once, whichever call of the store a process is killed at`(
    lastCall: MortalStore.LastCall, isHasty: Bool
  ) async throws {
    for first in 0...7 { try await run(killingAfter: [first], lastCall, isHasty: isHasty) }
    for first in [0, 1, 3] {
      for second in 0...8 { try await run(killingAfter: [first, second], lastCall, isHasty: isHasty) }
    }
  }
}
