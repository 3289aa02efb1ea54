import SwiftUI

/// `DatePicker` and dates as text.
struct DatesPage: View {
  /// 18 May 2024, 12:00 UTC, whenever the page is shown.
  @State private var date = Date(timeIntervalSince1970: 1_716_033_600)

  var body: some View {
    Specimens {
      Specimen("Date and time") {
        DatePicker("Appointment", selection: $date)
      }
      Specimen("Date") {
        DatePicker("Birthday", selection: $date, displayedComponents: .date)
      }
      Specimen("Time") {
        DatePicker("Alarm", selection: $date, displayedComponents: .hourAndMinute)
      }
      Specimen("Dates as text") {
        Text(date, format: .dateTime.year().month(.wide).day())
        Text(date, style: .date)
      }
    }
    .environment(\.timeZone, .gmt)
    .environment(\.locale, Locale(identifier: "en_US"))
  }
}
