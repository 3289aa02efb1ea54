import Foundation
import Testing

@testable import IppoUI

/// Days that lack an hour, because clocks are put forward, or have one twice, because clocks are put back.
@MainActor
@Suite("Date pickers where clocks are changed")
struct DaylightSavingTests {
  private func calendar(_ zone: String, _ identifier: Calendar.Identifier = .gregorian) -> Calendar {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = TimeZone(identifier: zone)!
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }

  /// The local time: "2025-03-09 03:30".
  private func clock(_ date: Date, _ zone: String) -> String {
    let parts = calendar(zone).dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func padded(_ number: Int?) -> String { number.map { $0 < 10 ? "0\($0)" : "\($0)" } ?? "?" }
    let day = [parts.year, parts.month, parts.day].map(padded).joined(separator: "-")
    return "\(day) \(padded(parts.hour)):\(padded(parts.minute))"
  }

  private func date(_ text: String, _ zone: String) throws -> Date {
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    return try #require(
      calendar(zone).date(
        from: DateComponents(
          year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4])))
  }

  private func screen(
    _ date: Model<Date>, _ zone: String, _ components: DatePickerComponents, in range: ClosedRange<Date>? = nil,
    isGraphical: Bool = false, _ identifier: Calendar.Identifier = .gregorian
  ) -> Screen {
    Screen {
      Group {
        if let range {
          DatePicker(String("Moment"), selection: date.binding, in: range, displayedComponents: components)
        } else if isGraphical {
          DatePicker(String("Moment"), selection: date.binding, displayedComponents: components)
            .datePickerStyle(.graphical)
        } else {
          DatePicker(String("Moment"), selection: date.binding, displayedComponents: components)
        }
      }
      .environment(\.calendar, calendar(zone, identifier))
      .environment(\.timeZone, calendar(zone).timeZone)
      .environment(\.locale, Locale(identifier: "en_US"))
    }
  }

  private func type(_ text: String, _ screen: Screen) throws -> RenderField {
    let field = try screen.first { if case .field(let field) = $0 { field } else { nil } }
    try screen.send(.setText(text), to: field.id)
    return try screen.first { if case .field(let field) = $0 { field } else { nil } }.value
  }

  @Test(
    "A day without the hour of the date can be typed and tapped",
    arguments: [
      ("America/Santiago", "2024-09-20 00:00", "2024-09-08", "2024-09-08 01:00"),
      ("Africa/Cairo", "2023-04-20 00:30", "2023-04-28", "2023-04-28 01:30"),
      ("America/New_York", "2025-03-20 02:00", "2025-03-09", "2025-03-09 03:00"),
      ("America/New_York", "2025-03-20 02:59", "2025-03-09", "2025-03-09 03:59"),
      ("Australia/Lord_Howe", "2024-10-20 02:15", "2024-10-06", "2024-10-06 02:45"),
      // The clocks are put forward in the last hour of a Saturday.
      ("America/Scoresbysund", "2025-03-20 23:30", "2025-03-29", "2025-03-29 22:30"),
      ("UTC", "2024-09-20 00:00", "2024-09-08", "2024-09-08 00:00"),
    ])
  func days(_ zone: String, _ before: String, _ day: String, _ after: String) throws {
    let model = Model(try date(before, zone))
    let field = try type(day, screen(model, zone, .date))
    #expect(clock(model.value, zone) == after)
    #expect(!field.isInvalid)

    // In a field for date and time, the person types the hour as well.
    model.value = try date(before, zone)
    let time = before.suffix(5)
    let moment = try type("\(day)T\(time)", screen(model, zone, [.date, .hourAndMinute]))
    #expect(clock(model.value, zone) == after)
    #expect(!moment.isInvalid)

    for identifier in [Calendar.Identifier.gregorian, .buddhist] {
      model.value = try date(before, zone)
      let calendar = screen(model, zone, .date, isGraphical: true, identifier)
      let number = "\(Int(day.suffix(2))!)"
      let button = try #require(
        calendar.nodes.first {
          if case .button = $0.element { calendar.texts(in: $0.id) == [number] } else { false }
        })
      try calendar.send(.activate, to: button.id)
      #expect(clock(model.value, zone) == after)
      let chosen = calendar.nodes.filter { $0.attributes.accessibility.traits.contains(.isSelected) }
      #expect(chosen.map { calendar.texts(in: $0.id) } == [[number]])
    }
  }

  @Test("A time that a day does not have is moved as the clocks are")
  func times() throws {
    let zone = "America/New_York"
    let model = Model(try date("2025-03-09 12:00", zone))
    let field = try type("02:30", screen(model, zone, .hourAndMinute))
    #expect(clock(model.value, zone) == "2025-03-09 03:30")
    #expect(!field.isInvalid)
  }

  @Test("An hour that a day has twice stays the one it is")
  func repeatedHours() throws {
    let zone = "America/New_York"
    let second = try date("2025-11-02 01:30", zone).addingTimeInterval(3600)
    #expect(clock(second, zone) == "2025-11-02 01:30")
    let model = Model(second.addingTimeInterval(12.5))
    _ = try type("2025-11-02", screen(model, zone, .date))
    #expect(model.value == second.addingTimeInterval(12.5))
    _ = try type("2025-11-02T01:30", screen(model, zone, [.date, .hourAndMinute]))
    #expect(model.value == second)
    _ = try type("01:30", screen(model, zone, .hourAndMinute))
    #expect(model.value == second)
    _ = try type("01:31", screen(model, zone, .hourAndMinute))
    #expect(clock(model.value, zone) == "2025-11-02 01:31")
  }

  @Test("Bounds hold on a day that lacks its first hour")
  func bounds() throws {
    let zone = "America/Santiago"
    let range = try date("2024-09-08 01:00", zone)...date("2024-09-08 18:00", zone)
    let model = Model(try date("2024-09-08 12:00", zone))
    let screen = screen(model, zone, .date, in: range)
    let field = try type("2024-09-08", screen)
    #expect(!field.isInvalid)
    #expect(field.minimum == "2024-09-08")
    #expect(try type("2024-09-07", screen).isInvalid)
    #expect(try type("2024-09-09", screen).isInvalid)
    #expect(clock(model.value, zone) == "2024-09-08 12:00")
  }

  @Test(
    "Days and times that there are nowhere stay refused",
    arguments: [
      ("Pacific/Apia", "2011-12-20 10:00", "2011-12-30"), ("America/New_York", "2025-03-20 02:30", "2025-02-30"),
      ("America/New_York", "2025-03-20 02:30", "2025-13-01"), ("UTC", "2025-03-20 02:30", "0000-01-01"),
      ("UTC", "2025-03-20 02:30", "2023-02-29"),
    ])
  func refusals(_ zone: String, _ before: String, _ day: String) throws {
    let model = Model(try date(before, zone))
    #expect(try type(day, screen(model, zone, .date)).isInvalid)
    #expect(clock(model.value, zone) == before)
    for time in ["24:00", "12:60", "99:99"] {
      #expect(try type(time, screen(model, zone, .hourAndMinute)).isInvalid)
    }
    #expect(clock(model.value, zone) == before)
  }

  @Test("Of several days those that lack their first hour can be chosen and given up", arguments: [true, false])
  func severalDays(_ hasCalendar: Bool) throws {
    let zone = "America/Santiago"
    let calendar = calendar(zone)
    let days = Model<Set<DateComponents>>([
      DateComponents(calendar: hasCalendar ? calendar : nil, year: 2024, month: 9, day: 8)
    ])
    let screen = Screen {
      MultiDatePicker("Days off", selection: days.binding)
        .environment(\.calendar, calendar).environment(\.timeZone, calendar.timeZone)
        .environment(\.locale, Locale(identifier: "en_US"))
    }
    func selected() -> [[String]] {
      screen.nodes.filter { $0.attributes.accessibility.traits.contains(.isSelected) }.map { screen.texts(in: $0.id) }
    }
    func tap(_ day: String) throws {
      let button = try #require(
        screen.nodes.first {
          if case .button = $0.element { screen.texts(in: $0.id) == [day] } else { false }
        })
      try screen.send(.activate, to: button.id)
    }
    #expect(screen.texts.filter { Int($0) != nil } == (1...30).map(String.init))
    #expect(selected() == [["8"]])
    try tap("8")
    #expect(days.value.isEmpty)
    try tap("8")
    try tap("9")
    #expect(selected() == [["8"], ["9"]])
    #expect(Set(days.value.compactMap(\.day)) == [8, 9])
  }
}
