import SwiftUI

/// The hours of a day, which begin where somebody is awake.
struct HourScreen: View {
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<24) { hour in
            Text("\(hour) o'clock").frame(height: 64).id(hour)
          }
        }
      }
      .onAppear { proxy.scrollTo(8, anchor: .top) }
    }
  }
}

/// The hours of a day, below a large title.
struct TitledHourScreen: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<24) { hour in
            Text("\(hour) o'clock").frame(height: 64)
          }
        }
      }
      .navigationTitle("Hours")
    }
  }
}
