import SwiftUI

extension LayoutScreen {
  /// Bars of navigation, of tabs and of tools, and what is left between them.
  @MainActor static var barsAround: [LayoutScreen] {
    [
      LayoutScreen(
        "bars-of-tools-placements",
        relations: [
          "l.maxX < p.minX", "p.maxX < t.minX", "p.midX == 160", "t.maxX > 296", "l.minX < 24", "a.minY >= p.maxY",
        ]
      ) {
        NavigationStack {
          flexible("a").toolbarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItem(placement: .topBarLeading) { Button("Ab") {}.box("l") }
              ToolbarItem(placement: .principal) { Text("Text").box("p") }
              ToolbarItem(placement: .topBarTrailing) { Button("Cd") {}.box("t") }
            }
        }
      },
      LayoutScreen(
        "bars-principal-between-unequal-items",
        relations: ["p.midX == 160", "l.maxX < p.minX", "p.maxX < t.minX"]
      ) {
        NavigationStack {
          flexible("a").toolbarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") {}.box("l") }
              ToolbarItem(placement: .principal) { Text("Text").box("p") }
              ToolbarItem(placement: .confirmationAction) { Button("OK") {}.box("t") }
            }
        }
      },
      LayoutScreen(
        "bars-bottom",
        relations: [
          "l.minY >= a.maxY", "l.midY == t.midY", "l.minX < 24", "t.maxX > 296", "l.maxY <= 320", "a.width == 320",
        ]
      ) {
        NavigationStack {
          flexible("a").toolbar(.hidden, for: .navigationBar)
            .toolbar {
              ToolbarItemGroup(placement: .bottomBar) {
                Button("Ab") {}.box("l"); Spacer(); Button("Cd") {}.box("t")
              }
            }
        }
      },
      LayoutScreen(
        "bars-bottom-with-middle",
        relations: ["browser: m.midX == 160", "l.midY == m.midY", "m.midY == t.midY", "m.maxX < t.minX"]
      ) {
        NavigationStack {
          flexible("a").toolbar(.hidden, for: .navigationBar)
            .toolbar {
              ToolbarItemGroup(placement: .bottomBar) {
                Button("Ab") {}.box("l"); Spacer(); Text("Midd").box("m"); Spacer(); Button("Cd") {}.box("t")
              }
            }
        }
      },
      LayoutScreen("bars-content-below-large-title", relations: ["a.minY > 0", "a.minX == 0", "a.maxY == 320"]) {
        NavigationStack { flexible("a").navigationTitle("Title") }
      },
      LayoutScreen(
        "bars-tabs-at-bottom", relations: ["a.minY == 0", "a.maxY < 320", "a.width == 320", "browser: a.maxY >= 256"]
      ) {
        TabView {
          Tab("One", systemImage: "star") { flexible("a") }
          Tab("Two", systemImage: "house") { flexible("b") }
        }
      },
      LayoutScreen(
        "bars-tabs-with-title", relations: ["a.minY > 0", "a.maxY < 320", "c.midX == 160", "c.midY == a.midY"]
      ) {
        TabView {
          Tab("One", systemImage: "star") {
            NavigationStack {
              ZStack {
                flexible("a"); fixed("c", 80, 32)
              }.navigationTitle("Title").toolbarTitleDisplayMode(.inline)
            }
          }
        }
      },
      LayoutScreen("bars-search-below-title", relations: ["a.minY > 64", "a.maxY == 320"]) {
        NavigationStack { flexible("a").navigationTitle("Title").searchable(text: .constant("")) }
      }.except(.terminal, "its bars are three rows"),
      LayoutScreen(
        "bars-centred-in-what-is-left", relations: ["c.midX == 160", "c.minY > 48", "2 * c.midY == 320 + t.maxY"]
      ) {
        NavigationStack {
          VStack(spacing: 0) {
            Color.green.frame(height: 0).box("t")
            VStack { fixed("c", 80, 32) }.frame(maxHeight: .infinity)
          }.navigationTitle("Title").toolbarTitleDisplayMode(.inline)
        }
      }.except(.terminal, "the rest of an odd number of rows"),
      LayoutScreen(
        "bars-inset-above-tools",
        relations: ["b.height == 48", "b.width == 320", "a.maxY == b.minY", "b.maxY <= l.minY"]
      ) {
        NavigationStack {
          flexible("a").safeAreaInset(edge: .bottom, spacing: 0) { flexible("x").frame(height: 48).box("b") }
            .toolbar(.hidden, for: .navigationBar)
            .toolbar { ToolbarItem(placement: .bottomBar) { Button("Ab") {}.box("l") } }
        }
      },
      LayoutScreen(
        "bars-several-trailing-items", relations: ["t.maxX <= u.minX", "u.maxX > 296", "t.midY == u.midY"]
      ) {
        NavigationStack {
          flexible("a").navigationTitle("Title").toolbarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItemGroup(placement: .primaryAction) {
                Button("Ab") {}.box("t"); Button("Cd") {}.box("u")
              }
            }
        }
      },
      LayoutScreen(
        "bars-turned", relations: ["l.minX > t.maxX", "l.maxX > 296", "t.minX < 24"]
      ) {
        NavigationStack {
          flexible("a").navigationTitle("T").toolbarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItem(placement: .topBarLeading) { Button("Ab") {}.box("l") }
              ToolbarItem(placement: .topBarTrailing) { Button("Cd") {}.box("t") }
            }
        }.environment(\.layoutDirection, .rightToLeft)
      },
      LayoutScreen(
        "bars-background-under-them",
        relations: ["browser: b.minY == 0", "b.maxY == 320", "b.width == 320", "c.midX == 160"]
      ) {
        NavigationStack {
          ZStack {
            flexible("b").ignoresSafeArea(); fixed("c", 80, 32)
          }.navigationTitle("Title").toolbarTitleDisplayMode(.inline)
        }
      },
    ]
  }
}
