import ComposableArchitecture
import Foundation
import IppoRecorder
import IppoTesting
import SwiftUI

@testable import IppoInspector

/// A kitchen in a window that is inspected. Each step of its clock waits for the effect that the step wakes.
@MainActor
struct InspectedKitchen {
  let inspector: Inspector
  let session: InspectedSession
  let host: ViewHost
  let clock = ReplayClock()

  init(_ inspector: Inspector? = nil, state: Kitchen.State = Kitchen.State()) {
    let inspector = inspector ?? Inspector(program: "Kitchen", now: { Date(timeIntervalSince1970: 3_723.5) })
    self.inspector = inspector
    let session = inspector.begin()
    self.session = session
    let clock = clock
    host = session.recorder.run {
      let store = Store(initialState: state) {
        Kitchen()
      } withDependencies: {
        $0.continuousClock = clock
        $0.uuid = .incrementing
      }
      return ViewHost { InspectedContent(session, content: KitchenView(store: store)) }
    }
    session.observe(host.graph)
  }

  var timeline: RecordedTimeline {
    get throws { try session.recorder.timeline.orThrow }
  }

  /// The ids of the actions so far.
  var actions: [Int] { session.snapshot().rows.filter(\.hasState).map(\.id) }

  /// The titles of the rows of the session.
  var titles: [String] { session.snapshot().rows.map(\.title) }

  /// Waits until effects sleep. An effect that was cancelled later sleeps no more.
  ///
  /// - Parameter count: The number of effects that sleep for at most a second more.
  /// - Returns: Whether so many sleep within a minute.
  func hasSleepingEffects(_ count: Int) async -> Bool {
    await clock.hasSleepers(count, by: clock.now.offset + .seconds(1), within: .seconds(60))
  }

  /// Lets an effect that sleeps for a second more go on, if there is one.
  ///
  /// - Returns: Whether there was one.
  func wakesEffect() async -> Bool {
    await clock.wake(by: clock.now.offset + .seconds(1), within: .zero)
  }

  /// A page of the inspector that shows the first window.
  func page() async -> ViewHost {
    let page = ViewHost { InspectorPage(inspector) }
    await page.wait { $0.contains("Search") }
    return page
  }
}

extension Optional {
  struct Missing: Error {}

  /// The value.
  fileprivate var orThrow: Wrapped {
    get throws {
      guard let self else { throw Missing() }
      return self
    }
  }
}
