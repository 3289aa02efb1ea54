import Observation
import Testing

@testable import IppoData

@Suite struct ObservationProbeTests {
  @Test func readsAreObservedWithinAnObservationAlone() {
    var isTracking: [Bool] = []
    withObservationTracking {
      isTracking.append(ObservationProbe.isTracking)
      isTracking.append(ObservationProbe.isTracking)
    } onChange: {
    }
    #expect(isTracking == [true, true])
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
}
