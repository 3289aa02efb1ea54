import Foundation
import Testing

@testable import IppoUI

@MainActor
@Suite("A date picker as a calendar")
struct GraphicalDatePickerTests {
  private static let day = 86_400.0

  private func screen(
    _ date: Model<Date>, in range: ClosedRange<Date>? = nil, _ components: DatePickerComponents = .date
  ) -> Screen {
    Screen {
      Group {
        if let range {
          DatePicker("Day", selection: date.binding, in: range, displayedComponents: components)
        } else {
          DatePicker("Day", selection: date.binding, displayedComponents: components)
        }
      }
      .datePickerStyle(.graphical)
      .environment(\.timeZone, TimeZone(identifier: "UTC")!)
      .environment(\.locale, Locale(identifier: "en_US"))
    }
  }

  private func button(_ day: String, _ screen: Screen) -> RenderNodeID? {
    screen.nodes.first {
      if case .button = $0.element { screen.texts(in: $0.id) == [day] } else { false }
    }?.id
  }

  private func tap(_ day: String, _ screen: Screen) throws {
    try screen.send(.activate, to: #require(button(day, screen)))
  }

  @Test("The days of the month are buttons, the chosen one is marked, and the time of day stays")
  func days() throws {
    let date = Model(Date(timeIntervalSince1970: Self.day + 3600))
    let screen = screen(date)
    #expect(screen.texts.first == "January 1970")
    #expect(button("31", screen) != nil)
    try tap("5", screen)
    #expect(date.value == Date(timeIntervalSince1970: 4 * Self.day + 3600))
    let chosen = screen.nodes.filter { $0.attributes.accessibility.traits.contains(.isSelected) }
    #expect(chosen.map { screen.texts(in: $0.id) } == [["5"]])
    #expect(screen.all { if case .field(let field) = $0 { field } else { nil } }.isEmpty)
  }

  @Test("Days outside of the bounds cannot be chosen, and a date is kept within them")
  func bounds() throws {
    let (first, last) = (Date(timeIntervalSince1970: 4 * Self.day + 7200), Date(timeIntervalSince1970: 9 * Self.day))
    let date = Model(Date(timeIntervalSince1970: 6 * Self.day + 3600))
    let screen = screen(date, in: first...last)
    let colours = screen.all {
      if case .text(let text) = $0, ["10", "11"].contains(text.string) { text.color } else { nil }
    }
    // Those that can be chosen look otherwise than those that cannot.
    #expect(Set(colours).count == 2)
    #expect(throws: RenderEventError.self) { try tap("4", screen) }
    #expect(throws: RenderEventError.self) { try tap("11", screen) }
    try tap("5", screen)
    #expect(date.value == first)
    try tap("10", screen)
    #expect(date.value == last)
  }

  @Test("A field for the time is below the days where it can be chosen, and alone where the day cannot")
  func times() throws {
    let date = Model(Date(timeIntervalSince1970: Self.day))
    func fields(_ screen: Screen) -> [RenderField] {
      screen.all { if case .field(let field) = $0 { field } else { nil } }
    }
    let both = screen(date, [.date, .hourAndMinute])
    #expect(fields(both).map(\.text) == ["00:00"])
    #expect(button("15", both) != nil)
    let alone = screen(date, .hourAndMinute)
    #expect(fields(alone).map(\.text) == ["00:00"])
    #expect(button("15", alone) == nil)
  }
}
