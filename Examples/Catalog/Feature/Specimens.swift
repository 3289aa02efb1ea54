import SwiftUI

/// A page of specimens under each other.
struct Specimens<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        content
      }
      .padding()
      .frame(maxWidth: 640, alignment: .leading)
      .frame(maxWidth: .infinity)
    }
  }
}

/// Something to see, under its name.
struct Specimen<Content: View>: View {
  let title: LocalizedStringKey
  let content: Content

  init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title)
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
      content
    }
  }
}
