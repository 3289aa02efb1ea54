import SwiftUI

/// Modifiers that say more to assistive technology than what is seen.
struct AccessibilityPage: View {
  @State private var rating = 3

  var body: some View {
    Specimens {
      Specimen("Label, value and hint") {
        Button("★") {}
          .accessibilityLabel("Favourite").accessibilityHint("Adds the page to the favourites")
      }
      Specimen("Combined") {
        HStack {
          Text("Temperature")
          Text("21°")
        }
        .accessibilityElement(children: .combine)
      }
      Specimen("Adjustable") {
        Text(String(repeating: "●", count: rating))
          .accessibilityLabel("Rating").accessibilityValue("\(rating) of 5")
          .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: rating = min(5, rating + 1)
            case .decrement: rating = max(0, rating - 1)
            @unknown default: break
            }
          }
      }
      Specimen("Hidden") {
        HStack {
          Image(systemName: "sparkles").accessibilityHidden(true)
          Text("Only the words are read")
        }
      }
      Specimen("Heading") {
        Text("A heading of its own").font(.title3).accessibilityAddTraits(.isHeader)
      }
    }
  }
}
