import Observation
import Synchronization
import Testing

@testable import IppoData

@Suite struct ObservationProbeTests {
  @Test func readsAreObservedWithinAnObservation() {
    var areObserved: [Bool] = []
    withObservationTracking {
      areObserved.append(ObservationProbe.observersIfTracking() != nil)
      areObserved.append(ObservationProbe.observersIfTracking() != nil)
    } onChange: {
    }
    #expect(areObserved == [true, true])
  }

  @Test func readsAreNotObservedOutsideAnObservation() {
    withObservationTracking {
      _ = ObservationProbe.observersIfTracking()
    } onChange: {
    }
    // Observed reads of other tests at the same time may lead to observers now and then.
    #expect((0..<10_000).contains { _ in ObservationProbe.observersIfTracking() == nil })
  }

  @Test func anObservedReadGivesAnObjectObservers() {
    let trip = Trip(name: "Oslo")
    #expect(trip.name == "Oslo")
    trip.name = "Bergen"
    withObservationTracking {
      #expect(trip.name == "Bergen")
    } onChange: {
    }
    #expect(trip._$storage.observers != nil)
  }

  @Test func anObservationGoesWithItsObject() {
    final class Captured: Sendable {}
    weak var known: Captured?
    func observe() {
      let captured = Captured()
      known = captured
      let trip = Trip(name: "Oslo")
      withObservationTracking {
        #expect(trip.name == "Oslo")
      } onChange: {
        _ = captured
      }
      #expect(known != nil)
    }
    observe()
    #expect(known == nil)
  }
}
