import SwiftUI

extension LayoutScreen {
  /// How large controls are when nobody says so, and which of them take what they are offered.
  @MainActor static var naturalSizes: [LayoutScreen] {
    naturalButtons + naturalControls + naturalLabels + naturalGroups
  }

  @MainActor private static var naturalButtons: [LayoutScreen] {
    [
      LayoutScreen(
        "natural-sizes-of-bordered-buttons",
        relations: [
          "browser: a.height <= b.height", "browser: b.height < c.height", "browser: c.height < d.height",
          "a.midX == d.midX", "browser: c.height >= 34", "browser: c.height <= 40", "browser: d.height >= 48",
          "browser: d.height <= 52",
        ]
      ) {
        VStack(spacing: 0) {
          Button("Ab") {}.controlSize(.mini).box("a"); Button("Ab") {}.controlSize(.small).box("b")
          Button("Ab") {}.box("c"); Button("Ab") {}.controlSize(.large).box("d")
        }.buttonStyle(.bordered)
      },
      LayoutScreen(
        "natural-plain-button-is-its-label",
        relations: ["b.width == a.width", "b.height == a.height", "c.width == a.width"]
      ) {
        VStack(spacing: 0) {
          Text("Label").box("a"); Button("Label") {}.buttonStyle(.plain).box("b")
          Button("Label") {}.buttonStyle(.borderless).box("c")
        }
      },
      LayoutScreen(
        "natural-wide-bordered-button",
        relations: ["a.minX == 16", "a.width == 288", "browser: a.height >= 48", "b.midX == 160"]
      ) {
        VStack(spacing: 16) {
          Button {
          } label: {
            Text("Go on").frame(maxWidth: .infinity)
          }.buttonStyle(.borderedProminent).controlSize(.large).box("a")
          Button("Later") {}.box("b")
        }.padding(.horizontal, 16)
      }.except(.terminal, "an odd number of cells in the middle"),
      LayoutScreen(
        "natural-bordered-buttons-share-row",
        relations: ["a.width == b.width", "b.minX == a.maxX + 16", "a.minX == 16"]
      ) {
        HStack(spacing: 16) {
          Button {
          } label: {
            Text("No").frame(maxWidth: .infinity)
          }.box("a")
          Button {
          } label: {
            Text("Certainly").frame(maxWidth: .infinity)
          }.box("b")
        }.buttonStyle(.bordered).padding(.horizontal, 16)
      },
      LayoutScreen(
        "natural-round-button", relations: ["browser: a.width == a.height", "b.height == a.height"]
      ) {
        HStack {
          Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly).buttonBorderShape(.circle).box("a")
          Button("Add", systemImage: "plus") {}.buttonBorderShape(.capsule).box("b")
        }.buttonStyle(.bordered)
      },
    ]
  }

  @MainActor private static var naturalControls: [LayoutScreen] {
    [
      LayoutScreen(
        "natural-toggle-with-label", relations: ["a.minX == 16", "a.maxX == 304", "b.width < 120", "b.midX == 160"]
      ) {
        VStack(spacing: 0) {
          Toggle("Wi-Fi", isOn: .constant(true)).box("a")
          Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden().box("b")
        }.padding(16)
      },
      LayoutScreen("natural-toggle-of-its-own-size", relations: ["a.width < 200", "a.midX == 160"]) {
        Toggle("Wi-Fi", isOn: .constant(true)).fixedSize().box("a")
      },
      LayoutScreen("natural-stepper-with-label", relations: ["a.width == 320", "b.width < 160"]) {
        VStack(spacing: 0) {
          Stepper("Count", value: .constant(1)).box("a"); Stepper("Count", value: .constant(1)).labelsHidden().box("b")
        }
      },
      LayoutScreen(
        "natural-slider-between-labels", relations: ["a.width == 320", "b.width == 160", "b.midX == 160"]
      ) {
        VStack(spacing: 0) {
          Slider(value: .constant(0.5)) {
            Text("Speed")
          } minimumValueLabel: {
            Text("0")
          } maximumValueLabel: {
            Text("9")
          }.box("a")
          Slider(value: .constant(0.5)).frame(width: 160).box("b")
        }
      },
      LayoutScreen(
        "natural-spinner-and-bar",
        relations: [
          "a.width < 48", "b.width == 320", "c.midX == 160", "browser: a.width == a.height", "browser: a.width == 20",
        ]
      ) {
        VStack(spacing: 0) {
          ProgressView().box("a"); ProgressView(value: 0.5).box("b"); ProgressView("Loading").box("c")
        }
      }.except(.terminal, "an odd number of cells in the middle"),
      LayoutScreen(
        "natural-gauge-fills", relations: ["a.width == 320", "b.width < 100", "browser: b.width == b.height"]
      ) {
        VStack(spacing: 0) {
          Gauge(value: 0.5) { Text("Speed") }.box("a")
          Gauge(value: 0.5) { Text("S") }.gaugeStyle(.accessoryCircularCapacity).box("b")
        }
      },
      LayoutScreen(
        "natural-gauges-in-a-row",
        relations: ["browser: a.width == 64", "browser: b.width == 64", "browser: a.height == 64"]
      ) {
        HStack(spacing: 0) {
          Gauge(value: 0.5) {
            Text("Speed")
          } currentValueLabel: {
            Text("50")
          } minimumValueLabel: {
            Text("0")
          } maximumValueLabel: {
            Text("100")
          }
          .gaugeStyle(.accessoryCircular).box("a")
          Gauge(value: 0.5) { Text("S") }.gaugeStyle(.accessoryCircularCapacity).box("b")
        }
      },
      LayoutScreen(
        "natural-pickers", relations: ["a.width < 200", "b.width == 320", "browser: b.height >= 32", "a.midX == 160"]
      ) {
        VStack(spacing: 0) {
          Picker("Flavour", selection: .constant(1)) {
            Text("Vanilla").tag(1); Text("Lemon").tag(2)
          }.box("a")
          Picker("Flavour", selection: .constant(1)) {
            Text("Vanilla").tag(1); Text("Lemon").tag(2)
          }.pickerStyle(.segmented).box("b")
        }
      }.except(.terminal, "an odd number of cells in the middle"),
      LayoutScreen("natural-date-picker", relations: ["a.width == 320", "b.width < 240"]) {
        VStack(spacing: 0) {
          DatePicker("Day", selection: .constant(.distantPast), displayedComponents: .date).box("a")
          DatePicker("Day", selection: .constant(.distantPast), displayedComponents: .date).labelsHidden().box("b")
        }
      },
      LayoutScreen("natural-menu-hugs", relations: ["a.width < 120", "b.minX > a.maxX + 100", "b.maxX == 320"]) {
        HStack(spacing: 0) {
          Menu("Sort") { Button("By name") {} }.box("a"); Spacer()
          ControlGroup {
            Button("A") {}; Button("B") {}
          }.fixedSize().box("b")
        }
      },
      LayoutScreen("natural-link-hugs", relations: ["b.width == a.width", "b.midX == a.midX"]) {
        VStack(spacing: 0) {
          Text("Example").box("a"); Link("Example", destination: URL(string: "https://example.com")!).box("b")
        }
      },
      LayoutScreen(
        "natural-fields",
        relations: ["a.width == 320", "b.width == 160", "c.height == 96", "browser: d.height > a.height"]
      ) {
        VStack(spacing: 0) {
          TextField("Name", text: .constant("")).box("a");
          TextField("Name", text: .constant("")).frame(width: 160).box("b")
          TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder).box("d")
          TextEditor(text: .constant("")).frame(height: 96).box("c")
        }
      },
      LayoutScreen(
        "natural-field-of-lines", relations: ["b.height >= 2 * a.height", "a.width == b.width"]
      ) {
        VStack(spacing: 0) {
          TextField("Name", text: .constant(""), axis: .vertical).box("a")
          TextField("Name", text: .constant(""), axis: .vertical).lineLimit(3...6).box("b")
        }
      },
    ]
  }

  @MainActor private static var naturalLabels: [LayoutScreen] {
    [
      LayoutScreen(
        "natural-label-styles",
        relations: [
          "b.width == d.width", "c.width < a.width", "b.width + c.width < a.width + 1", "b.height == d.height",
        ]
      ) {
        VStack(spacing: 0) {
          Label("Star", systemImage: "star").box("a");
          Label("Star", systemImage: "star").labelStyle(.titleOnly).box("b")
          Label("Star", systemImage: "star").labelStyle(.iconOnly).box("c"); Text("Star").box("d")
        }
      },
      LayoutScreen(
        "natural-symbol-scales-with-font",
        relations: ["browser: b.height > 1.5 * a.height", "browser: c.width > a.width"]
      ) {
        VStack(spacing: 0) {
          Image(systemName: "star").box("a"); Image(systemName: "star").font(.largeTitle).box("b")
          Image(systemName: "star").imageScale(.large).box("c")
        }
      },
      LayoutScreen(
        "natural-symbol-is-not-stretched", relations: ["b.width == a.width", "f.width == 160", "b.midX == 160"]
      ) {
        VStack(spacing: 0) {
          Image(systemName: "star").box("a"); Image(systemName: "star").box("b").frame(width: 160, height: 64).box("f")
        }
      }.except(.terminal, "an odd number of cells in the middle"),
      LayoutScreen(
        "natural-symbol-fits-frame", ["f": [80, 112, 160, 96]],
        relations: ["a.height <= 96", "a.midX == 160", "browser: a.height >= 80"]
      ) {
        Image(systemName: "star.fill").resizable().scaledToFit().box("a").frame(width: 160, height: 96).box("f")
      },
    ]
  }

  @MainActor private static var naturalGroups: [LayoutScreen] {
    [
      LayoutScreen(
        "natural-group-box",
        relations: [
          "g.minX == 16", "g.width == 288", "t.minX > 16", "a.minY >= t.maxY", "g.maxY > a.maxY", "a.maxX < 304",
        ]
      ) {
        GroupBox {
          flexible("x").frame(height: 32).box("a")
        } label: {
          Text("Title").box("t")
        }.box("g").padding(.horizontal, 16)
      },
      LayoutScreen(
        "natural-disclosure",
        relations: [
          "g.width == 320", "browser: t.minX == 0", "a.minY >= t.maxY", "browser: a.width == 320", "b.minY >= a.maxY",
        ]
      ) {
        VStack(spacing: 0) {
          DisclosureGroup(isExpanded: .constant(true)) {
            flexible("x").frame(height: 32).box("a")
          } label: {
            Text("Title").box("t")
          }.box("g")
          fixed("b", 80, 32)
        }
      },
      LayoutScreen(
        "natural-unavailable",
        relations: ["u.width == 320", "u.height == 320", "t.midX == 160", "d.midX == 160", "d.minY >= t.maxY"]
      ) {
        ContentUnavailableView {
          Text("Nothing").box("t")
        } description: {
          Text("There is nothing here.").box("d")
        }.box("u")
      }.except(.terminal, "an odd number of cells in the middle"),
      LayoutScreen(
        "natural-labeled-contents", relations: ["a.minX == 0", "b.maxX == 320", "d.maxX == 320", "a.midY == b.midY"]
      ) {
        VStack(spacing: 0) {
          LabeledContent {
            Text("Value").box("b")
          } label: {
            Text("Name").box("a")
          }
          LabeledContent {
            Text("Second").box("d")
          } label: {
            Text("Other").box("c")
          }
        }
      },
      LayoutScreen(
        "natural-labeled-content-in-row", relations: ["a.minX == 0", "b.maxX == 240", "c.minX == 240"]
      ) {
        HStack(spacing: 0) {
          LabeledContent {
            Text("Value").box("b")
          } label: {
            Text("Name").box("a")
          }
          fixed("c", 80, 32)
        }
      },
    ]
  }
}
