import SwiftUI

/// Cards that lead on and hold buttons, groups that are read as one, and symbols of two colours.
struct CardScreen: View {
  @State private var liked: Set<Int> = []
  @State private var opened = 0

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
          ForEach(1..<4) { number in
            NavigationLink(value: number) {
              VStack {
                Text("Card \(number)")
                Button(liked.contains(number) ? "Dislike \(number)" : "Like \(number)") {
                  liked.formSymmetricDifference([number])
                }
              }
            }
            .buttonStyle(.plain)
          }
        }
        Button {
          opened += 1
        } label: {
          VStack {
            Text("Opened \(opened) times")
            Button("Reset") { opened = 0 }
          }
        }
        VStack {
          Text("Rain")
          Text("54 %")
        }
        .accessibilityElement(children: .combine)
        VStack {
          Text("Wind")
          Button("More") {}
        }
        .accessibilityElement(children: .combine)
        VStack {
          Text("12")
          Text("km")
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Twelve kilometres")
        Image(systemName: "person.crop.circle.fill").foregroundStyle(.white, .red)
        List {
          Text("Row")
          Text("Clear row").listRowBackground(Color.clear)
        }
        .frame(height: 200)
        Image(systemName: "plus.circle.fill").foregroundStyle(.blue).symbolRenderingMode(.hierarchical)
      }
      .navigationDestination(for: Int.self) { Text("Page \($0)") }
    }
  }
}
