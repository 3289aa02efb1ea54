import SwiftUI

/// `ScrollView` and lazy stacks.
struct ScrollingPage: View {
  var body: some View {
    Specimens {
      Specimen("Horizontal") {
        ScrollView(.horizontal) {
          HStack {
            ForEach(1..<13) { number in
              Block("Card \(number)")
            }
          }
        }
        .accessibilityLabel("Cards")
      }
      Specimen("Vertical in a frame") {
        ScrollView {
          LazyVStack(alignment: .leading) {
            ForEach(1..<21) { number in
              Text("Row \(number)")
            }
          }
        }
        .frame(height: 120)
        .border(.secondary)
        .accessibilityLabel("Rows")
      }
      Specimen("Headers that stay in sight") {
        ScrollView {
          LazyVStack(alignment: .leading, pinnedViews: .sectionHeaders) {
            ForEach(["A", "B"], id: \.self) { letter in
              Section {
                ForEach(1..<6) { number in
                  Text("\(letter)\(number)")
                }
              } header: {
                Text("Section \(letter)").bold().frame(maxWidth: .infinity, alignment: .leading).background(.bar)
              }
            }
          }
        }
        .frame(height: 120)
        .border(.secondary)
        .accessibilityLabel("Sections")
      }
    }
  }
}
