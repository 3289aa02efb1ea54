import Foundation
import Testing

@testable import IppoUI

@MainActor
@Suite("DatePicker and search")
struct DatePickerTests {
  @Test("A moment is edited as text; what is not allowed leaves it as it is")
  func moments() throws {
    let date = Model(Date(timeIntervalSince1970: 0))
    let screen = Screen {
      DatePicker(
        "Birthday", selection: date.binding, in: ...Date(timeIntervalSince1970: 86_400 * 10), displayedComponents: .date
      )
      .environment(\.timeZone, TimeZone(identifier: "UTC")!)
    }
    let field = try screen.first { if case .field(let field) = $0 { field } else { nil } }
    #expect(field.value.text == "1970-01-01")
    #expect(field.value.keyboard == .date)
    #expect(field.value.maximum == "1970-01-11")
    try screen.send(.setText("1970-01-05"), to: field.id)
    #expect(date.value == Date(timeIntervalSince1970: 86_400 * 4))
    for text in ["1970-02-30", "1970-01", "1971-01-01", "x"] {
      try screen.send(.setText(text), to: field.id)
      #expect(date.value == Date(timeIntervalSince1970: 86_400 * 4))
    }
  }

  @Test("The days on which a range begins and ends can be chosen, and the moment stays within it")
  func boundsOfDays() throws {
    let (first, last) = (Date(timeIntervalSince1970: 86_400 + 43_200), Date(timeIntervalSince1970: 86_400 * 3 + 60))
    let date = Model(Date(timeIntervalSince1970: 86_400 * 2 + 3600))
    let screen = Screen {
      DatePicker(String("Day"), selection: date.binding, in: first...last, displayedComponents: .date)
        .environment(\.timeZone, TimeZone(identifier: "UTC")!)
    }
    let field = try screen.first { if case .field(let field) = $0 { field } else { nil } }.id
    try screen.send(.setText("1970-01-02"), to: field)
    #expect(date.value == first)
    try screen.send(.setText("1970-01-04"), to: field)
    #expect(date.value == last)
    for text in ["1970-01-01", "1970-01-05"] { try screen.send(.setText(text), to: field) }
    #expect(date.value == last)
  }

  @Test("The minute in which a range begins can be chosen")
  func boundsOfMinutes() throws {
    let first = Date(timeIntervalSince1970: 90)
    let date = Model(Date(timeIntervalSince1970: 3600))
    let screen = Screen {
      DatePicker(String("Moment"), selection: date.binding, in: first...).environment(
        \.timeZone, TimeZone(identifier: "UTC")!)
    }
    let field = try screen.first { if case .field(let field) = $0 { field } else { nil } }.id
    try screen.send(.setText("1970-01-01T00:01"), to: field)
    #expect(date.value == first)
    try screen.send(.setText("1970-01-01T00:00"), to: field)
    #expect(date.value == first)
  }

  @Test("A search field is an item of the page")
  func search() throws {
    let text = Model("")
    let log = Box("")
    let screen = Screen {
      NavigationStack {
        List { Text("Row") }.searchable(text: text.binding, prompt: "Find").onSubmit(of: .search) {
          log.value = "searched"
        }
      }
    }
    let placements = screen.all { if case .toolbarItem(let item) = $0 { item.placement } else { nil } }
    #expect(placements == [.search])
    let field = try screen.first { if case .field(let field) = $0 { field } else { nil } }
    #expect(field.value.prompt == "Find")
    #expect(field.value.keyboard == .search)
    try screen.send(.setText("abc"), to: field.id)
    try screen.send(.submit, to: field.id)
    #expect(text.value == "abc")
    #expect(log.value == "searched")
  }
}
