import SwiftUI

private let long = "a line that is far longer than there is room for it"

extension LayoutScreen {
  /// Containers in containers as apps have them: lists beside lists, regions in columns, pages in regions, and texts
  /// that choose by the room there is.
  @MainActor static var contents: [LayoutScreen] {
    containersInContainers + textsInContainers + rowsWithControls
  }

  @MainActor private static var containersInContainers: [LayoutScreen] {
    [
      LayoutScreen("contents-two-lists-share-height", ["a": [0, 0, 320, 160], "b": [0, 160, 320, 160]]) {
        VStack(spacing: 0) {
          List { Text("One") }.box("a"); List { Text("Two") }.box("b")
        }
      },
      LayoutScreen(
        "contents-region-takes-all-from-spacer", ["s": [0, 0, 320, 280], "b": [120, 288, 80, 32]]
      ) {
        VStack(spacing: 0) {
          ScrollView { flexible("x").frame(height: 640) }.box("s"); Spacer(); fixed("b", 80, 32)
        }
      }.except(.terminal, "8 points are no whole number of rows"),
      LayoutScreen(
        "contents-pages-in-scrolled-column", ["p": [0, 0, 320, 160], "a": [0, 0, 320, 160], "b": [0, 160, 320, 64]]
      ) {
        ScrollView {
          VStack(spacing: 0) {
            TabView {
              flexible("a"); flexible("c")
            }.tabViewStyle(.page(indexDisplayMode: .never)).frame(height: 160).box("p")
            flexible("x").frame(height: 64).box("b")
          }
        }
      },
      LayoutScreen(
        "contents-infinite-height-in-region-is-its-own", ["f": [0, 0, 320, 64], "a": [120, 16, 80, 32]]
      ) {
        ScrollView {
          fixed("a", 80, 32).padding(.vertical, 16).frame(maxWidth: .infinity, maxHeight: .infinity).box("f")
        }
      },
      LayoutScreen(
        "contents-line-across-lazy-column",
        relations: ["d.width == 320", "d.minX == 0", "a.minX == 120", "b.minY >= d.maxY"]
      ) {
        ScrollView {
          LazyVStack(spacing: 16) {
            fixed("a", 80, 32); Divider().box("d"); fixed("b", 80, 32)
          }
        }
      },
      LayoutScreen(
        "contents-sticky-headers-in-lazy-column",
        ["h": [0, 0, 320, 32], "a": [120, 32, 80, 64], "k": [0, 96, 320, 32], "b": [120, 128, 80, 64]]
      ) {
        ScrollView(showsIndicators: false) {
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            Section {
              fixed("a", 80, 64)
            } header: {
              flexible("x").frame(height: 32).box("h")
            }
            Section {
              fixed("b", 80, 64)
            } header: {
              flexible("x").frame(height: 32).box("k")
            }
          }
        }
      },
      LayoutScreen(
        "contents-columns-of-regions",
        ["s": [0, 0, 96, 320], "a": [8, 0, 80, 640], "t": [96, 0, 224, 320], "b": [96, 0, 224, 640]]
      ) {
        HStack(spacing: 0) {
          ScrollView(showsIndicators: false) { fixed("a", 80, 640).frame(width: 96) }.box("s").frame(width: 96)
          ScrollView(showsIndicators: false) { flexible("x").frame(height: 640).box("b") }.box("t")
        }
      },
      LayoutScreen(
        "contents-hero-with-fading-overlay",
        ["a": [0, 0, 320, 200], "o": [0, 100, 320, 100], "t": [16, 152, 96, 32], "b": [16, 216, 288, 64]]
      ) {
        ScrollView {
          VStack(spacing: 0) {
            flexible("x").frame(height: 200).box("a")
              .overlay(alignment: .bottom) {
                LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom).box("o").frame(
                  height: 100)
              }
              .overlay(alignment: .bottomLeading) { fixed("t", 96, 32).padding(16) }
            flexible("x").frame(height: 64).box("b").padding(16)
          }
        }
      }.except(.terminal, "100 points are no whole number of rows"),
      LayoutScreen(
        "contents-chat", ["a": [16, 224, 160, 32], "b": [176, 272, 128, 32]]
      ) {
        ScrollView {
          VStack(spacing: 16) {
            HStack(spacing: 0) {
              fixed("a", 160, 32); Spacer(minLength: 32)
            }
            HStack(spacing: 0) {
              Spacer(minLength: 32); fixed("b", 128, 32)
            }
          }.padding(16)
        }.defaultScrollAnchor(.bottom)
      },
      LayoutScreen(
        "contents-bar-chart",
        ["a": [0, 192, 80, 128], "b": [96, 96, 80, 224], "c": [192, 256, 80, 64], "l": [96, 64, 80, 32]]
      ) {
        HStack(alignment: .bottom, spacing: 16) {
          flexible("x").frame(height: 128).box("a")
          VStack(spacing: 0) {
            flexible("x").frame(height: 32).box("l"); flexible("x").frame(height: 224).box("b")
          }
          flexible("x").frame(height: 64).box("c")
        }.frame(width: 272).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
      },
      LayoutScreen(
        "contents-profile-header",
        ["c": [16, 96, 288, 144], "a": [128, 64, 64, 64], "b": [112, 144, 96, 32], "d": [128, 192, 64, 32]]
      ) {
        VStack(spacing: 16) {
          fixed("b", 96, 32); fixed("d", 64, 32)
        }
        .padding(.top, 48).padding(.bottom, 16).frame(maxWidth: .infinity).background { flexible("c") }
        .overlay(alignment: .top) { Circle().fill(.orange).box("a").frame(width: 64, height: 64).offset(y: -32) }
        .padding(.horizontal, 16).offset(y: 8)
      },
    ]
  }

  @MainActor private static var textsInContainers: [LayoutScreen] {
    [
      LayoutScreen("contents-shorter-text-fits", relations: ["b.width < 160", "b.midX == 160", "f.width == 160"]) {
        ViewThatFits {
          Text(long).box("a"); Text("Short").box("b")
        }.lineLimit(1).frame(width: 160).box("f")
      }.except(.terminal, "an odd number of cells in the middle"),
      LayoutScreen("contents-row-of-texts-becomes-column", relations: ["b.minY >= a.maxY", "a.midX == b.midX"]) {
        ViewThatFits(in: .horizontal) {
          HStack {
            Text("Somewhat long"); Text("and another text")
          }
          VStack {
            Text("Somewhat long").box("a"); Text("and another one").box("b")
          }
        }.frame(width: 144)
      },
      LayoutScreen(
        "contents-card-of-some-height-cuts-text",
        relations: [
          "c.height == 96", "a.maxY <= b.minY + 1", "b.maxY <= c.maxY", "a.minY >= c.minY", "b.height > a.height",
        ]
      ) {
        VStack(alignment: .leading, spacing: 0) {
          Text("Title").font(.headline).box("a"); Text(long + long + long + long).box("b")
        }.padding(8).frame(width: 192, height: 96).box("c")
      },
      LayoutScreen(
        "contents-row-of-some-height-cuts-text",
        relations: ["i.width == 64", "b.height <= 64", "b.minX == i.maxX + 8", "b.maxX <= 320"]
      ) {
        HStack(spacing: 8) {
          fixed("i", 64, 64); Text(long + long + long + long).box("b")
        }.frame(height: 64)
      },
      LayoutScreen("contents-most-height-cuts-text", relations: ["b.height <= 64", "b.width <= 160", "b.height >= 32"])
      {
        Text(long + long + long).box("b").frame(width: 160).frame(maxHeight: 64)
      },
      LayoutScreen(
        "contents-overlay-text-is-no-wider-than-its-view",
        relations: ["b.width <= 96", "b.midX == 160", "a.width == 96"]
      ) {
        fixed("a", 96, 96).overlay(alignment: .bottom) { Text(long).lineLimit(1).box("b") }
      },
      LayoutScreen(
        "contents-badge-of-text-at-corner", relations: ["b.midX == a.maxX", "b.midY == a.minY", "a.width == 64"]
      ) {
        fixed("a", 64, 64).overlay(alignment: .topTrailing) {
          Text("12").box("b").alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { $0.width / 2 }
        }
      }.except(.terminal, "half a row"),
      LayoutScreen(
        "contents-grid-of-texts-and-fields",
        relations: [
          "a.maxX == c.maxX", "b.minX == d.minX", "b.minX == a.maxX + 8", "b.maxX == 304", "d.maxX == 304",
          "c.minX == 16",
        ]
      ) {
        Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 16) {
          GridRow {
            Text("Name").gridColumnAlignment(.trailing).box("a"); TextField("", text: .constant("")).box("b")
          }
          GridRow {
            Text("Address").box("c"); TextField("", text: .constant("")).box("d")
          }
        }.padding(.horizontal, 16)
      },
      LayoutScreen(
        "contents-grid-column-as-wide-as-text",
        relations: ["a.minX == c.minX", "b.minX == d.minX", "d.minX >= c.maxX + 16", "e.width == d.maxX - c.minX"]
      ) {
        Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 0) {
          GridRow {
            Text("A").box("a"); Text("Value").box("b")
          }
          flexible("x").frame(height: 16).gridCellUnsizedAxes(.horizontal).box("e")
          GridRow {
            Text("Longer").box("c"); Text("Longer value").box("d")
          }
        }
      },
      LayoutScreen(
        "contents-text-under-picture-wraps-to-it",
        relations: ["a.width == 128", "b.width <= 128", "b.midX == a.midX", "b.height > c.height"]
      ) {
        VStack(spacing: 0) {
          VStack(spacing: 0) {
            fixed("a", 128, 64); Text(long).box("b")
          }.frame(width: 128)
          Text("One").box("c")
        }
      }.except(.terminal, "an odd number of cells in the middle"),
      LayoutScreen(
        "contents-column-as-wide-as-picture",
        relations: ["a.width == 128", "b.width <= 128", "b.minX == a.minX", "b.height >= 32"]
      ) {
        VStack(alignment: .leading, spacing: 0) {
          fixed("a", 128, 64); Text(long).fixedSize(horizontal: false, vertical: true).box("b")
        }.frame(width: 128)
      },
      LayoutScreen(
        "contents-texts-of-three-share-row",
        relations: ["b.midX == 160", "a.minX == 16", "c.maxX == 304", "a.midY == b.midY"]
      ) {
        HStack(spacing: 0) {
          Text("On").frame(maxWidth: .infinity, alignment: .leading).box("a")
          Text("Midd").box("b")
          Text("Three").frame(maxWidth: .infinity, alignment: .trailing).box("c")
        }.padding(.horizontal, 16)
      },
      LayoutScreen(
        "contents-large-type-grows-rows",
        relations: ["browser: b.height > a.height", "browser: b.maxX == a.maxX", "b.minY >= a.maxY"]
      ) {
        VStack(spacing: 0) {
          HStack {
            Text("Size"); Spacer(); Text("Value")
          }.box("a")
          HStack {
            Text("Size"); Spacer(); Text("Value")
          }.dynamicTypeSize(.accessibility1).box("b")
        }
      },
      LayoutScreen(
        "contents-right-to-left-texts", relations: ["a.maxX == 304", "b.maxX == 304", "c.minX == 16"]
      ) {
        VStack(alignment: .leading, spacing: 0) {
          Text("Title").font(.title).box("a")
          HStack {
            Text("Name").box("b"); Spacer(); Text("Value").box("c")
          }
        }.padding(.horizontal, 16).environment(\.layoutDirection, .rightToLeft)
      },
    ]
  }

  @MainActor private static var rowsWithControls: [LayoutScreen] {
    [
      LayoutScreen(
        "contents-toggle-with-long-label", relations: ["a.width == 288", "browser: a.height >= 40", "a.minX == 16"]
      ) {
        Toggle("A label that is far longer than there is room for beside a switch", isOn: .constant(true)).box("a")
          .padding(.horizontal, 16)
      },
      LayoutScreen(
        "contents-long-value-of-labeled-content",
        relations: ["b.maxX == 304", "a.minX == 16", "b.minX >= a.maxX", "browser: b.height >= 40"]
      ) {
        LabeledContent {
          Text(long).multilineTextAlignment(.trailing).box("b")
        } label: {
          Text("Name").box("a")
        }.padding(.horizontal, 16)
      },
      LayoutScreen(
        "contents-gauge-between-bounds", relations: ["l.minX == 0", "h.maxX == 320", "l.midY == h.midY"]
      ) {
        Gauge(value: 0.5) {
          Text("Speed")
        } currentValueLabel: {
          Text("5")
        } minimumValueLabel: {
          Text("0").box("l")
        } maximumValueLabel: {
          Text("9").box("h")
        }.gaugeStyle(.linearCapacity)
      },
      LayoutScreen(
        "contents-two-buttons-in-row", relations: ["b.minX == a.maxX + 16", "a.midY == b.midY", "c.minX == a.minX"]
      ) {
        List {
          HStack(spacing: 16) {
            Button("One") {}.box("a"); Button("Two") {}.box("b")
          }.buttonStyle(.borderless)
          Text("Text").box("c")
        }
      },
      LayoutScreen(
        "contents-nested-group-boxes",
        relations: ["b.minX > a.minX", "b.maxX < a.maxX", "b.minY > a.minY", "a.width == 288"]
      ) {
        GroupBox("Outer") {
          GroupBox("Inner") { flexible("x").frame(height: 32) }.box("b")
        }.box("a").padding(.horizontal, 16)
      },
      LayoutScreen(
        "contents-collapsed-disclosure", relations: ["g.width == 288", "b.minY == g.maxY", "t.minX == 16"]
      ) {
        VStack(spacing: 0) {
          DisclosureGroup(isExpanded: .constant(false)) {
            flexible("x").frame(height: 96)
          } label: {
            Text("Title").box("t")
          }.box("g")
          fixed("b", 80, 32)
        }.padding(.horizontal, 16)
      }.except(.terminal, "its sign stands before its label"),
      LayoutScreen(
        "contents-segments-are-equally-wide",
        relations: ["a.width == 288", "a.minX == 16", "b.width < 240", "b.midX == 160"]
      ) {
        VStack(spacing: 16) {
          Picker("Size", selection: .constant(1)) {
            Text("S").tag(1); Text("Medium").tag(2); Text("XL").tag(3)
          }.pickerStyle(.segmented).box("a")
          Picker("Size", selection: .constant(1)) {
            Text("S").tag(1); Text("M").tag(2)
          }.pickerStyle(.segmented).fixedSize().box("b")
        }.padding(.horizontal, 16)
      },
      LayoutScreen(
        "contents-label-icons-in-line", relations: ["a.minX == b.minX", "c.minX == d.minX", "c.minX > a.maxX"]
      ) {
        VStack(alignment: .leading, spacing: 0) {
          Label {
            Text("One").box("c")
          } icon: {
            Image(systemName: "star").box("a")
          }
          Label {
            Text("Two").box("d")
          } icon: {
            Image(systemName: "star").box("b")
          }
        }
      },
    ]
  }
}
