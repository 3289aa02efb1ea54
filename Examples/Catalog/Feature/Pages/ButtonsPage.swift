import SwiftUI

/// `Button` and `Link`: styles, roles, sizes and shapes.
struct ButtonsPage: View {
  @State private var count = 0

  var body: some View {
    Specimens {
      Specimen("Styles") {
        Text("Pressed \(count) times")
        Button("Automatic") { count += 1 }
        Button("Bordered") { count += 1 }.buttonStyle(.bordered)
        Button("Prominent") { count += 1 }.buttonStyle(.borderedProminent)
        Button("Borderless") { count += 1 }.buttonStyle(.borderless)
        Button("Plain") { count += 1 }.buttonStyle(.plain)
      }
      Specimen("Roles") {
        HStack {
          Button("Delete", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
        }
        .buttonStyle(.bordered)
      }
      Specimen("Sizes") {
        HStack {
          Button("Mini") {}.controlSize(.mini)
          Button("Small") {}.controlSize(.small)
          Button("Regular") {}.controlSize(.regular)
          Button("Large") {}.controlSize(.large)
        }
        .buttonStyle(.bordered)
      }
      Specimen("Shapes and tints") {
        HStack {
          Button("Capsule") {}.buttonBorderShape(.capsule)
          Button("Rounded") {}.buttonBorderShape(.roundedRectangle)
          Button("Green") {}.tint(.green)
        }
        .buttonStyle(.bordered)
      }
      Specimen("Labels") {
        Button("With a symbol", systemImage: "plus") {}
        Button {
        } label: {
          Image(systemName: "trash")
        }
        .accessibilityLabel("Only a symbol")
      }
      Specimen("Disabled") {
        Button("Cannot be pressed") {}.buttonStyle(.borderedProminent).disabled(true)
      }
      Specimen("Links") {
        if let url = URL(string: "https://www.swift.org") {
          Link("swift.org", destination: url)
        }
      }
      Specimen("Groups") {
        ControlGroup {
          Button("Cut", systemImage: "scissors") {}
          Button("Copy", systemImage: "doc.on.doc") {}
        }
      }
    }
  }
}
