import ComposableArchitecture
import SwiftUI

/// The examples a search finds, under the headings of their categories.
struct ExampleList: View {
  @Bindable var store: StoreOf<Gallery>
  @Environment(\.locale) private var locale

  var body: some View {
    let sections = Catalog.sections(matching: store.search, in: locale)
    List(selection: $store.selection) {
      if store.search.isEmpty {
        NavigationLink(value: Gallery.State.home) {
          Label("Home", systemImage: "house")
        }
      }
      ForEach(sections, id: \.category) { category, examples in
        Section(category.name) {
          ForEach(examples) { example in
            NavigationLink(value: example.id) {
              ExampleRow(example: example)
            }
          }
        }
      }
    }
    .overlay {
      if sections.isEmpty {
        ContentUnavailableView.search(text: store.search)
      }
    }
    .searchable(text: $store.search, prompt: "Search examples")
    .navigationTitle("Gallery")
  }
}

private struct ExampleRow: View {
  let example: Example

  var body: some View {
    Label {
      VStack(alignment: .leading, spacing: 2) {
        Text(example.name)
        Text(example.about)
          .font(.caption)
          .foregroundStyle(.secondary)
          .lineLimit(2)
      }
    } icon: {
      Image(systemName: example.symbol)
        .foregroundStyle(.tint)
    }
  }
}
