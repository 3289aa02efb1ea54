import Foundation
import Testing

@testable @_spi(Testing) import IppoUI

@MainActor
struct TimelineTests {
  private struct Clock<Schedule: TimelineSchedule>: View {
    let schedule: Schedule

    var body: some View {
      TimelineView(schedule) { context in
        Leaf("\(context.date.timeIntervalSinceReferenceDate)")
      }
    }
  }

  @MainActor
  @Observable
  final class Model {
    var isShown = true
    var interval = 10.0
  }

  @Test func aPeriodicTimelineShowsEachDateWhenItComes() {
    let screen = Screen { Clock(schedule: .periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 2)) }
    screen.frames.advance(by: 0)
    #expect(screen.texts == ["0.0"])
    screen.frames.advance(by: 1.9)
    #expect(screen.texts == ["0.0"])
    screen.frames.advance(by: 0.1)
    #expect(screen.texts == ["2.0"])
    screen.frames.advance(by: 5)
    #expect(screen.texts == ["6.0"])
  }

  @Test func explicitDatesShowTheLatestThatHasPassed() {
    let dates = [-5, -1, 3].map { Date(timeIntervalSinceReferenceDate: $0) }
    let screen = Screen { Clock(schedule: .explicit(dates)) }
    screen.frames.advance(by: 0)
    #expect(screen.texts == ["-1.0"])
    screen.frames.advance(by: 10)
    #expect(screen.texts == ["3.0"])
  }

  private final class Seen { var dates: [Double] = [] }

  @Test func theFirstContentHasADateOfTheSchedule() {
    let dates = [-5, -1, 3].map { Date(timeIntervalSinceReferenceDate: $0) }
    let seen = Seen()
    let screen = Screen {
      TimelineView(.explicit(dates)) { context in
        let _ = seen.dates.append(context.date.timeIntervalSinceReferenceDate)
        Leaf("shown")
      }
    }
    #expect(seen.dates.first == -1)
    screen.frames.advance(by: 10)
    #expect(Set(seen.dates) == [-1, 3])
  }

  @Test func everyMinuteBeginsWithTheMinuteThatRuns() {
    let start = Date(timeIntervalSinceReferenceDate: 90)
    let dates = EveryMinuteTimelineSchedule().entries(from: start, mode: .normal).prefix(2)
    #expect(dates.map(\.timeIntervalSinceReferenceDate) == [60, 120])
  }

  @Test func anAnimationIsNoFasterThanTwentyDatesASecond() {
    let dates = AnimationTimelineSchedule(minimumInterval: 0.001)
      .entries(from: Date(timeIntervalSinceReferenceDate: 0), mode: .normal).prefix(3)
    #expect(dates.map(\.timeIntervalSinceReferenceDate) == [0, 0.05, 0.1])
  }

  @Test func aPausedAnimationShowsOneDate() {
    let screen = Screen { Clock(schedule: .animation(paused: true)) }
    screen.frames.advance(by: 3)
    #expect(screen.texts == ["0.0"])
  }

  @Test func aTimelineThatHasGoneSchedulesNothing() {
    let model = Model()
    let screen = Screen {
      Lazily {
        if model.isShown { Clock(schedule: .periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) }
      }
    }
    screen.frames.advance(by: 1)
    model.isShown = false
    screen.frames.advance(by: 0)
    let count = screen.recorded.count
    screen.frames.advance(by: 10)
    #expect(screen.recorded.count == count)
  }

  @Test func aChangedScheduleStartsAnew() {
    let model = Model()
    let screen = Screen {
      Lazily {
        Clock(schedule: .periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: model.interval))
      }
    }
    screen.frames.advance(by: 4)
    model.interval = 1
    screen.frames.advance(by: 1)
    #expect(screen.texts == ["5.0"])
  }
}
