import SwiftUI

/// The keys that work in every example, in a browser and in a terminal.
struct KeyTable: View {
  private static let keys: [(String, LocalizedStringKey)] = [
    ("Tab", "the next control; with Shift the one before"),
    ("↑ ↓", "the next or previous row of a list"),
    ("Home, End", "the first or last row"),
    ("Enter", "opens or presses"),
    ("Esc", "closes what is on top"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label {
        Text("Keys")
          .accessibilityAddTraits(.isHeader)
      } icon: {
        Image(systemName: "keyboard")
      }
      .font(.headline)
      Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 4) {
        ForEach(Self.keys, id: \.0) { key, effect in
          GridRow(alignment: .firstTextBaseline) {
            Text(verbatim: key)
              .bold()
            Text(effect)
              .foregroundStyle(.secondary)
          }
        }
      }
      .font(.callout)
    }
  }
}
