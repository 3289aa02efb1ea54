import SwiftUI

/// Fields for dates beside labels of several lengths.
struct DateScreen: View {
  @State private var date = Date(timeIntervalSince1970: 1_800_000_000)

  var body: some View {
    Form {
      DatePicker("Reminder for the appointment at the office", selection: $date)
      DatePicker("Due", selection: $date)
      DatePicker("Due", selection: $date, displayedComponents: .date)
      DatePicker("The day on which all of it is to be done", selection: $date, displayedComponents: .date)
    }
  }
}
