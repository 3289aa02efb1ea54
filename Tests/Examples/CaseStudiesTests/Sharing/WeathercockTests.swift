import ComposableArchitecture
import Foundation
import IppoTesting
import Testing

@testable import CaseStudiesExample

@MainActor
struct WeathercockTests {
  @Test func `the key follows notifications`() async {
    let center = NotificationCenter()
    let store = TestStore(initialState: Weathercock.State()) {
      Weathercock()
    } withDependencies: {
      $0.notificationCenter = center
    }

    await store.send(.turnButtonTapped) {
      $0.turns = 1
    }.finish()
    #expect(store.state.wind == .east)

    center.post(name: .windTurned, object: nil, userInfo: ["wind": Wind.west])
    #expect(store.state.wind == .west)
  }

  @Test func `the screen turns with the wind`() async throws {
    let center = NotificationCenter()
    let host = withDependencies {
      $0.notificationCenter = center
    } operation: {
      ViewHost { CaseStudy.sharedNotifications.screen() }
    }
    #expect(host.outline.contains("North"))

    try host.tap("Let the wind turn")
    await host.wait { $0.outline.contains("East") }

    center.post(name: .windTurned, object: nil, userInfo: ["wind": Wind.south])
    #expect(host.outline.contains("South"))
  }
}
