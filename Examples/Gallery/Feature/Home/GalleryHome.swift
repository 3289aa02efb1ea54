import SwiftUI

/// What is shown where no example is open: what Ippo is, the examples by category, and the keys.
struct GalleryHome: View {
  /// Opens an example.
  let open: @MainActor (Example.ID) -> Void

  private static let about: LocalizedStringKey = """
    Ippo runs SwiftUI and Composable Architecture source code, unchanged, on Linux. One program shows itself in a \
    browser, in a terminal, or to a test, and its state alone decides what is on the screen. Each example is such a \
    program; beside it are the actions it takes, what they change, and its code.
    """

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        Text(Self.about)
        LazyVGrid(
          columns: [GridItem(.adaptive(minimum: 200), spacing: 16, alignment: .topLeading)], alignment: .leading,
          spacing: 16
        ) {
          ForEach(Catalog.sections(matching: ""), id: \.category) { category, examples in
            CategoryCard(category: category, examples: examples, open: open)
          }
        }
        KeyTable()
      }
      .padding(20)
      .frame(maxWidth: 720, alignment: .leading)
      .frame(maxWidth: .infinity)
    }
    .navigationTitle("Ippo")
  }
}

/// A category, and its examples as buttons that open them.
private struct CategoryCard: View {
  let category: Category
  let examples: [Example]
  let open: @MainActor (Example.ID) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Label {
        Text(category.name)
          .accessibilityAddTraits(.isHeader)
      } icon: {
        Image(systemName: category.symbol)
      }
      .font(.headline)
      ForEach(examples) { example in
        Button(example.name) { open(example.id) }
          .buttonStyle(.borderless)
      }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(.background.secondary, in: RoundedRectangle(cornerRadius: 16))
  }
}
