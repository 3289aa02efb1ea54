import Foundation
import Testing

@testable import IppoUI

@MainActor
@Suite("Calendars of several days")
struct MultiDatePickerTests {
  private let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.firstWeekday = 2
    return calendar
  }()

  private func date(_ year: Int, _ month: Int, _ day: Int) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day))!
  }

  private func screen(_ days: Model<Set<DateComponents>>, _ bounds: Range<Date>) -> Screen {
    Screen {
      Lazily { MultiDatePicker("Days off", selection: days.binding, in: bounds) }
        .environment(\.calendar, calendar).environment(\.timeZone, .gmt)
        .environment(\.locale, Locale(identifier: "en_US")).environment(\._now, date(2024, 2, 14))
    }
  }

  private func tap(_ day: String, _ screen: Screen) throws {
    let button = try #require(
      screen.nodes.first {
        if case .button = $0.element { screen.texts(in: $0.id) == [day] } else { false }
      })
    try screen.send(.activate, to: button.id)
  }

  @Test("Days of a month are chosen and given up, and the month stays")
  func choosing() throws {
    let days = Model<Set<DateComponents>>([])
    let screen = screen(days, .distantPast..<Date.distantFuture)
    #expect(screen.texts.prefix(4) == ["Days off", "February 2024", "Mon", "Tue"])
    #expect(screen.texts.filter { Int($0) != nil }.count == 29)
    try tap("29", screen)
    try tap("3", screen)
    #expect(Set(days.value.compactMap(\.day)) == [3, 29])
    #expect(days.value.allSatisfy { $0.year == 2024 && $0.month == 2 })
    try tap("29", screen)
    #expect(days.value.compactMap(\.day) == [3])
    #expect(screen.texts.contains("February 2024"))
  }

  @Test("The day on which the bounds begin can be chosen, whatever the time is")
  func firstDay() throws {
    let days = Model<Set<DateComponents>>([])
    let screen = screen(days, date(2024, 2, 14).addingTimeInterval(3600)..<date(2024, 2, 16))
    #expect(throws: RenderEventError.self) { try tap("13", screen) }
    try tap("14", screen)
    try tap("15", screen)
    #expect(throws: RenderEventError.self) { try tap("16", screen) }
    #expect(Set(days.value.compactMap(\.day)) == [14, 15])
  }

  @Test("Other months are behind buttons, as far as days of them can be chosen")
  func bounds() throws {
    let days = Model<Set<DateComponents>>([])
    let screen = screen(days, date(2024, 2, 10)..<date(2024, 3, 5))
    func button(_ name: String) throws -> RenderNode {
      try #require(screen.nodes.first { $0.attributes.accessibility.label == name })
    }
    #expect(try button("Previous month").attributes.isDisabled)
    #expect(throws: RenderEventError.self) { try tap("9", screen) }
    try screen.send(.activate, to: button("Next month").id)
    #expect(screen.texts.contains("March 2024"))
    #expect(try button("Next month").attributes.isDisabled)
    try tap("4", screen)
    #expect(days.value.first?.month == 3)
  }
}
