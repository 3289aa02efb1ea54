import SwiftUI

private struct Fruit: Identifiable {
  let id: Int
  static let some = (1...3).map(Fruit.init)
}

extension LayoutScreen {
  /// Rows of lists and forms: their heights, insets, spacing, sections, and where names and values stand.
  @MainActor static var listedRows: [LayoutScreen] { plainRows + sections + formRows }

  @MainActor private static var plainRows: [LayoutScreen] {
    [
      LayoutScreen(
        "rows-plain-least-height",
        relations: [
          "browser: b.midY >= a.midY + 44", "browser: c.midY >= b.midY + 44", "b.midY > a.midY", "a.minX == b.minX",
          "browser: a.minX >= 16", "browser: a.minX <= 20",
        ]
      ) {
        List {
          fixed("a", 80, 16); fixed("b", 80, 16); fixed("c", 80, 16)
        }.listStyle(.plain)
      },
      LayoutScreen("rows-plain-texts", relations: ["browser: b.midY >= a.midY + 44", "a.minX == b.minX"]) {
        List {
          Text("One").box("a"); Text("Two").box("b")
        }.listStyle(.plain)
      },
      LayoutScreen(
        "rows-insets-of-own",
        relations: ["a.minX == 32", "browser: a.minY == 0", "browser: b.minY == 80", "c.minX == 0", "c.width == 320"]
      ) {
        List {
          fixed("a", 80, 64).listRowInsets(EdgeInsets(top: 0, leading: 32, bottom: 16, trailing: 0))
            .listRowSeparator(.hidden)
          fixed("b", 80, 64).listRowInsets(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
          Color.orange.frame(height: 64).box("c").listRowInsets(EdgeInsets())
        }.listStyle(.plain)
      },
      LayoutScreen(
        "rows-spaced", relations: ["browser: b.midY >= a.midY + 60", "b.midY > a.midY", "a.minX == b.minX"]
      ) {
        List {
          fixed("a", 80, 16); fixed("b", 80, 16)
        }.listStyle(.plain).listRowSpacing(16)
      },
      LayoutScreen("rows-least-height-of-environment", relations: ["browser: b.midY == a.midY + 80"]) {
        List {
          fixed("a", 80, 16); fixed("b", 80, 16)
        }.listStyle(.plain).environment(\.defaultMinListRowHeight, 80)
      },
      LayoutScreen(
        "rows-ends",
        relations: ["b.maxX > a.maxX + 100", "b.midY == a.midY", "browser: b.maxX >= 300", "b.maxX <= 312"]
      ) {
        List {
          HStack {
            Text("Name").box("a"); Spacer(); Text("Value").box("b")
          }
        }.listStyle(.plain)
      },
      LayoutScreen(
        "rows-badge-at-end", relations: ["a.minX == b.minX", "a.width == b.width", "browser: b.midY >= a.midY + 44"]
      ) {
        List {
          Text("Mail").box("a").badge(12); Text("Mail").box("b")
        }.listStyle(.plain)
      },
      LayoutScreen(
        "rows-fill-with-flexible", relations: ["a.minX == c.minX", "a.maxX == 320 - a.minX", "browser: a.height == 64"]
      ) {
        List {
          flexible("x").frame(height: 64).box("a"); fixed("c", 80, 32)
        }.listStyle(.plain)
      },
      LayoutScreen(
        "rows-wrap-long-texts", relations: ["a.width <= 288", "browser: a.height >= 40", "b.minY >= a.maxY"]
      ) {
        List {
          Text("A line of a row that is far longer than there is room for it on a phone").box("a"); Text("Two").box("b")
        }.listStyle(.plain)
      },
      LayoutScreen(
        "rows-inset-under-bar",
        relations: ["f.maxY == 320", "f.height == 64", "f.width == 320", "browser: s.maxY == 320"]
      ) {
        List(Fruit.some) { Text("Fruit \($0.id)") }.listStyle(.plain).box("s")
          .safeAreaInset(edge: .bottom, spacing: 0) { Color.green.frame(height: 64).box("f") }
      },
      LayoutScreen(
        "rows-of-icons", relations: ["a.minX == b.minX", "browser: b.midY >= a.midY + 44"]
      ) {
        List {
          Label("One", systemImage: "star").box("a"); Label("Two", systemImage: "house").box("b")
        }.listStyle(.plain)
      },
      LayoutScreen("rows-reader-in-row", relations: ["browser: a.height == 96", "b.width == 0.5 * a.width"]) {
        List {
          GeometryReader { flexible("x").frame(width: $0.size.width / 2).box("b") }.frame(height: 96).box("a")
        }.listStyle(.plain)
      },
      LayoutScreen(
        "rows-sideways-scroll-to-the-edges",
        relations: ["s.minX == 0", "s.width == 320", "a.minX == 16", "b.minX == 160"]
      ) {
        List {
          ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 16) {
              fixed("a", 128, 64); fixed("b", 128, 64); fixed("c", 128, 64)
            }.padding(.horizontal, 16)
          }.box("s").listRowInsets(EdgeInsets())
        }.listStyle(.plain)
      },
    ]
  }

  @MainActor private static var sections: [LayoutScreen] {
    [
      LayoutScreen(
        "rows-header-above-rows",
        relations: ["h.maxY <= a.minY", "f.minY >= b.maxY", "h.minX <= a.minX", "f.minX == h.minX"]
      ) {
        List {
          Section {
            Text("One").box("a"); Text("Two").box("b")
          } header: {
            Text("Header").box("h")
          } footer: {
            Text("Footer").box("f")
          }
        }.listStyle(.insetGrouped)
      },
      LayoutScreen(
        "rows-header-in-line-with-rows",
        relations: ["browser: h.minX == a.minX", "a.minX == b.minX", "browser: a.minX >= 32", "browser: a.minX <= 40"]
      ) {
        List {
          Section {
            Text("One").box("a"); Text("Two").box("b")
          } header: {
            Text("Header").box("h")
          }
        }.listStyle(.insetGrouped)
      },
      LayoutScreen("rows-header-prominence", relations: ["browser: h.height > k.height", "k.minY > h.minY"]) {
        List {
          Section {
            Text("One")
          } header: {
            Text("Header").box("h")
          }.headerProminence(.increased)
          Section {
            Text("Two")
          } header: {
            Text("Header").box("k")
          }
        }.listStyle(.insetGrouped)
      },
      LayoutScreen(
        "rows-between-sections",
        relations: ["browser: b.midY >= a.midY + 70", "browser: c.midY >= b.midY + 44", "c.midY > b.midY"]
      ) {
        List {
          Section { Text("One").box("a") }
          Section {
            Text("Two").box("b"); Text("Three").box("c")
          }
        }.listStyle(.insetGrouped)
      },
      LayoutScreen(
        "rows-section-spacing", relations: ["browser: b.midY >= a.midY + 50", "browser: b.midY <= a.midY + 56"]
      ) {
        List {
          Section { Text("One").box("a") }
          Section { Text("Two").box("b") }
        }.listStyle(.insetGrouped).listSectionSpacing(8)
      },
      LayoutScreen(
        "rows-plain-headers-full-width", relations: ["a.minX == h.minX", "h.maxY <= a.minY", "k.minY >= b.maxY"]
      ) {
        List {
          Section {
            Text("One").box("a"); Text("Two").box("b")
          } header: {
            Text("A").box("h")
          }
          Section {
            Text("Three")
          } header: {
            Text("B").box("k")
          }
        }.listStyle(.plain)
      },
    ]
  }

  @MainActor private static var formRows: [LayoutScreen] {
    [
      LayoutScreen(
        "rows-form-names-and-values",
        relations: ["a.minX == c.minX", "b.maxX == d.maxX", "a.midY == b.midY", "c.midY == d.midY", "b.maxX > 256"]
      ) {
        Form {
          LabeledContent {
            Text("Ippo").box("b")
          } label: {
            Text("Name").box("a")
          }
          LabeledContent {
            Text("1.0.0").box("d")
          } label: {
            Text("Version").box("c")
          }
        }
      },
      LayoutScreen(
        "rows-form-controls-in-line",
        relations: ["a.minX == b.minX", "browser: c.midY >= b.midY + 44", "b.midY > a.midY", "a.width == b.width"]
      ) {
        Form {
          Toggle("Wi-Fi", isOn: .constant(true)).box("a")
          Picker("Flavour", selection: .constant(1)) { Text("Chocolate").tag(1) }.box("b")
          Stepper("Count", value: .constant(1)).box("c")
        }
      },
      LayoutScreen(
        "rows-form-field-fills", relations: ["a.minX == b.minX", "a.maxX > 256", "browser: b.midY >= a.midY + 44"]
      ) {
        Form {
          TextField("Name", text: .constant("")).box("a"); Text("Plain").box("b")
        }
      },
      LayoutScreen("rows-form-button-leading", relations: ["a.minX == b.minX"]) {
        Form {
          Text("Text").box("b")
          Button {
          } label: {
            Text("Button").box("a")
          }
        }
      },
      LayoutScreen(
        "rows-form-disclosure-indents", relations: ["b.minY >= a.maxY", "browser: b.minX > a.minX", "c.minX == b.minX"]
      ) {
        List {
          DisclosureGroup(isExpanded: .constant(true)) {
            Text("Inner").box("b"); Text("Second").box("c")
          } label: {
            Text("Outer").box("a")
          }
        }
      },
      LayoutScreen("rows-link-fills", relations: ["a.midY == c.midY", "c.minX > a.maxX"]) {
        NavigationStack {
          List {
            NavigationLink {
              Text("Detail")
            } label: {
              HStack {
                Text("Title").box("a"); Spacer(); Text("12").box("c")
              }
            }
          }
        }
      },
    ]
  }
}
