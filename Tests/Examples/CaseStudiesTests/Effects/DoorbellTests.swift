import ComposableArchitecture
import Foundation
import IppoTesting
import Testing

@testable import CaseStudiesExample

@MainActor
struct DoorbellTests {
  @Test func `rings are counted while the screen is there`() async {
    let (rings, bell) = AsyncStream.makeStream(of: Void.self)
    let store = TestStore(initialState: Doorbell.State()) {
      Doorbell()
    } withDependencies: {
      $0.doorbell.rings = { rings }
      $0.doorbell.ring = { bell.yield() }
    }

    let task = await store.send(.task)
    await store.send(.ringButtonTapped)
    await store.receive(\.rang) {
      $0.rings = 1
    }
    bell.yield()
    await store.receive(\.rang) {
      $0.rings = 2
    }
    await task.cancel()
  }

  @Test func `every listener hears the bell of the process`() async {
    await withMainSerialExecutor {
      await withDependencies {
        $0.notificationCenter = NotificationCenter()
      } operation: {
        let client = DoorbellClient.liveValue
        let rings = await client.rings()
        async let heard: Void? = rings.first { _ in true }
        // The stream subscribes when its iteration starts, which is after all runnable work has run.
        await Task.megaYield()
        await client.ring()
        #expect(await heard != nil)
      }
    }
  }

  @Test func `the screen counts until it is left`() async throws {
    let (rings, bell) = AsyncStream.makeStream(of: Void.self)
    let host = withDependencies {
      $0.doorbell.rings = { rings }
      $0.doorbell.ring = { bell.yield() }
    } operation: {
      ViewHost { CaseStudy.longLiving.screen() }
    }

    try host.tap("Ring the bell")
    await host.wait { $0.contains("Rings: 1") }

    let ended = Task {
      await withCheckedContinuation { continuation in
        bell.onTermination = { _ in continuation.resume() }
        MainActor.assumeIsolated { host.close() }
      }
    }
    await ended.value
  }
}
