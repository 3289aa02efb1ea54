import SwiftUI

/// Any number.
private let any = Double.nan

extension LayoutScreen {
  /// Parts of screens as apps have them: tiles, forms, and regions that scroll beside others.
  @MainActor static var pieces: [LayoutScreen] { tiles + moved + regionsInStacks + forms + gaps }

  @MainActor private static var tiles: [LayoutScreen] {
    [
      LayoutScreen(
        "tiles-squares-in-columns",
        ["a": [16, 16, 128, 128], "b": [176, 16, 128, 128], "c": [16, 176, 128, 128], "d": [176, 176, 128, 128]]
      ) {
        LazyVGrid(columns: [GridItem(.flexible(), spacing: 32), GridItem(.flexible())], spacing: 32) {
          ForEach(Array("abcd"), id: \.self) { flexible($0).aspectRatio(1, contentMode: .fit) }
        }.padding(16)
      },
      LayoutScreen("tiles-squares-in-grid", ["a": [0, 80, 160, 160], "b": [160, 80, 160, 160]]) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            flexible("a").aspectRatio(1, contentMode: .fit); flexible("b").aspectRatio(1, contentMode: .fit)
          }
        }
      },
      LayoutScreen(
        "tiles-captions-below", ["a": [0, 80, 160, 128], "b": [0, 208, 160, 32], "c": [160, 80, 160, 128]]
      ) {
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            Color.orange.frame(height: 128).box("a"); flexible("b").frame(height: 32)
          }
          VStack(spacing: 0) {
            Color.orange.frame(height: 128).box("c"); flexible("d").frame(height: 32)
          }
        }
      },
      LayoutScreen(
        "tiles-bars-of-chart",
        ["f": [96, 80, 128, 160], "a": [96, 208, 32, 32], "b": [144, 144, 32, 96], "c": [192, 176, 32, 64]]
      ) {
        HStack(alignment: .bottom, spacing: 16) {
          fixed("a", 32, 32); fixed("b", 32, 96); fixed("c", 32, 64)
        }.frame(height: 160, alignment: .bottom).box("f")
      },
      LayoutScreen(
        "tiles-picture-over-text-of-cell",
        ["a": [0, 64, 160, 160], "b": [40, 224, 80, 32], "c": [160, 64, 160, 160]]
      ) {
        LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible())], spacing: 0) {
          VStack(spacing: 0) {
            flexible("a").aspectRatio(1, contentMode: .fit); fixed("b", 80, 32)
          }
          VStack(spacing: 0) {
            flexible("c").aspectRatio(1, contentMode: .fit); fixed("d", 80, 32)
          }
        }
      },
      LayoutScreen("tiles-square-beside-column", ["a": [0, 112, 96, 96], "b": [112, 112, 128, 32]]) {
        HStack(alignment: .top, spacing: 16) {
          flexible("a").aspectRatio(1, contentMode: .fit)
          VStack(alignment: .leading, spacing: 0) {
            fixed("b", 128, 32); fixed("c", 64, 32)
          }
          Spacer(minLength: 0)
        }.frame(height: 96)
      },
      LayoutScreen("tiles-circle-in-row", ["a": [16, 128, 64, 64], "b": [96, 144, 160, 32]]) {
        HStack(spacing: 16) {
          Circle().fill(.orange).box("a").frame(width: 64, height: 64); fixed("b", 160, 32); Spacer(minLength: 0)
        }.padding(.horizontal, 16)
      },
    ]
  }

  @MainActor private static var moved: [LayoutScreen] {
    [
      LayoutScreen("moved-layers", ["a": [80, 80, 160, 160], "b": [208, 80, 32, 32], "c": [80, 208, 32, 32]]) {
        ZStack {
          fixed("a", 160, 160); fixed("b", 32, 32).offset(x: 64, y: -64); fixed("c", 32, 32).offset(x: -64, y: 64)
        }
      },
      LayoutScreen("moved-to-point-of-overlay", ["a": [96, 112, 32, 32]]) {
        Color.clear.frame(width: 160, height: 160).overlay { fixed("a", 32, 32).position(x: 32, y: 48) }
      },
      LayoutScreen("moved-over-next", ["a": [120, 112, 80, 32], "b": [120, 176, 80, 32], "c": [120, 176, 80, 32]]) {
        VStack(spacing: 0) {
          fixed("a", 80, 32); fixed("b", 80, 32).offset(y: 32); fixed("c", 80, 32)
        }
      },
      LayoutScreen("moved-to-point-in-row", ["a": [0, 144, 80, 32], "b": [104, 48, 32, 32]]) {
        HStack(spacing: 0) {
          fixed("a", 80, 32); fixed("b", 32, 32).position(x: 40, y: 64)
        }
      },
      LayoutScreen("moved-with-background", ["a": [184, 160, 80, 32], "b": [168, 144, 112, 64]]) {
        fixed("a", 80, 32).padding(16).background { flexible("b") }.offset(x: 64, y: 16)
      },
    ]
  }

  @MainActor private static var regionsInStacks: [LayoutScreen] {
    [
      LayoutScreen(
        "region-between-bars",
        ["a": [0, 0, 320, 64], "s": [120, 64, 80, 192], "b": [120, 64, 80, 480], "c": [0, 256, 320, 64]]
      ) {
        VStack(spacing: 0) {
          flexible("a").frame(height: 64)
          ScrollView(showsIndicators: false) { fixed("b", 80, 480) }.box("s").layoutPriority(1)
          flexible("c").frame(height: 64)
        }
      },
      LayoutScreen(
        "region-sideways-between-buttons",
        ["a": [0, 144, 80, 32], "s": [80, 144, 208, 32], "b": [80, 144, 160, 32], "d": [288, 144, 32, 32]]
      ) {
        HStack(spacing: 0) {
          fixed("a", 80, 32)
          ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 0) {
              fixed("b", 160, 32); fixed("c", 160, 32)
            }
          }.box("s")
          fixed("d", 32, 32)
        }
      },
      LayoutScreen("region-leading-column", ["a": [16, 16, 160, 32], "b": [16, 64, 80, 32]]) {
        ScrollView {
          VStack(alignment: .leading, spacing: 16) {
            fixed("a", 160, 32); fixed("b", 80, 32)
          }.frame(maxWidth: .infinity, alignment: .leading).padding(16)
        }
      },
      LayoutScreen(
        "region-carousel",
        ["a": [16, 0, 128, 96], "b": [160, 0, 128, 96], "c": [304, 0, 128, 96], "d": [16, 112, 288, 64]]
      ) {
        ScrollView(showsIndicators: false) {
          VStack(spacing: 16) {
            ScrollView(.horizontal, showsIndicators: false) {
              HStack(spacing: 16) {
                ForEach(Array("abc"), id: \.self) { fixed($0, 128, 96) }
              }.padding(.horizontal, 16)
            }
            fixed("d", 288, 64)
          }
        }
      },
      LayoutScreen("region-hugs-in-row", ["s": [0, 0, 80, 320], "a": [0, 0, 80, 64], "b": [80, 0, 240, 320]]) {
        HStack(spacing: 0) {
          ScrollView { fixed("a", 80, 64) }.box("s"); flexible("b")
        }
      },
      LayoutScreen("region-hugs-in-layers", ["s": [0, 0, 80, 320], "a": [0, 0, 80, 480]]) {
        ZStack(alignment: .leading) {
          flexible("b"); ScrollView(showsIndicators: false) { fixed("a", 80, 480) }.box("s")
        }
      },
      LayoutScreen("region-hugs-in-frame", ["s": [240, 0, 80, 320], "a": [240, 0, 80, 64]]) {
        ScrollView { fixed("a", 80, 64) }.box("s").frame(maxWidth: .infinity, alignment: .trailing)
      },
      LayoutScreen("region-hugs-before-background", ["a": [80, 0, 160, 64], "b": [80, 0, 160, 320]]) {
        ScrollView { fixed("a", 160, 64) }.background { flexible("b") }
      },
      LayoutScreen(
        "region-hugs-two-columns", ["s": [48, 0, 96, 320], "t": [144, 0, 128, 320], "b": [144, 0, 128, 640]]
      ) {
        HStack(spacing: 0) {
          ScrollView { fixed("a", 96, 64) }.box("s")
          ScrollView(showsIndicators: false) { fixed("b", 128, 640) }.box("t")
        }
      },
      LayoutScreen("region-of-relative-views-fills", ["s": [0, 0, 320, 320], "a": [0, 0, 320, 64]]) {
        ScrollView { Color.orange.frame(height: 64).containerRelativeFrame(.horizontal).box("a") }.box("s")
      },
      LayoutScreen("region-of-lazy-column-fills", ["s": [0, 0, 320, 320], "a": [120, 0, 80, 32]]) {
        ScrollView { LazyVStack(spacing: 0) { fixed("a", 80, 32) } }.box("s")
      },
      LayoutScreen(
        "region-of-lazy-rows",
        ["s": [0, 0, 320, 320], "a": [0, 96, 80, 64], "b": [0, 160, 80, 64], "e": [160, 96, 80, 64]]
      ) {
        ScrollView(.horizontal, showsIndicators: false) {
          LazyHGrid(rows: [GridItem(.fixed(64), spacing: 0), GridItem(.fixed(64))], spacing: 0) {
            ForEach(Array("abcdefghijkl"), id: \.self) { fixed($0, 80, 64) }
          }
        }.box("s")
      },
      LayoutScreen(
        "region-of-lazy-rows-in-frame", ["s": [0, 96, 320, 128], "a": [0, 96, 64, 64], "d": [80, 160, 64, 64]]
      ) {
        ScrollView(.horizontal, showsIndicators: false) {
          LazyHGrid(rows: [GridItem(.flexible(), spacing: 0), GridItem(.flexible())], spacing: 16) {
            ForEach(Array("abcdefghijkl"), id: \.self) { flexible("x").frame(width: 64).box($0) }
          }
        }.frame(height: 128).box("s")
      },
      LayoutScreen("region-above-bar", ["s": [0, 0, 320, 256], "b": [16, 272, 32, 32], "c": [272, 272, 32, 32]]) {
        VStack(spacing: 0) {
          ScrollView(showsIndicators: false) { flexible("a").frame(height: 480) }.box("s")
          HStack(spacing: 0) {
            fixed("b", 32, 32); Spacer(); fixed("c", 32, 32)
          }.padding(16).background { Color.green }
        }
      },
    ]
  }

  @MainActor private static var forms: [LayoutScreen] {
    [
      LayoutScreen("form-toggle-fills", ["t": [16, any, 288, any]]) {
        VStack(spacing: 0) {
          Toggle("Wi-Fi", isOn: .constant(true)).box("t"); fixed("a", 80, 32)
        }.padding(16)
      },
      LayoutScreen("form-field-beside-button", ["t": [0, any, 256, any], "a": [272, 144, 48, 32]]) {
        HStack(spacing: 16) {
          TextField("Name", text: .constant("")).textFieldStyle(.plain).box("t"); fixed("a", 48, 32)
        }
      },
      LayoutScreen("form-wide-button", ["b": [16, 136, 288, 48]]) {
        Button {
        } label: {
          Text("Go on").frame(maxWidth: .infinity).frame(height: 48)
        }
        .buttonStyle(.plain).box("b").padding(.horizontal, 16)
      }.except(.terminal, "136 points are no whole number of rows"),
      LayoutScreen(
        "form-slider-between-views", ["a": [0, 144, 48, 32], "s": [64, any, 192, any], "c": [272, 144, 48, 32]]
      ) {
        HStack(spacing: 16) {
          fixed("a", 48, 32); Slider(value: .constant(0.5)).box("s"); fixed("c", 48, 32)
        }
      },
      LayoutScreen("form-progress-fills", ["p": [32, any, 256, any]]) {
        ProgressView(value: 0.25).box("p").padding(.horizontal, 32)
      },
      LayoutScreen("form-label-before-value", ["t": [16, any, any, any], "a": [224, 144, 80, 32]]) {
        HStack(spacing: 0) {
          Text("Name").box("t"); Spacer(); fixed("a", 80, 32)
        }.padding(.horizontal, 16)
      },
      LayoutScreen("form-labels-leading", ["a": [16, any, any, any], "b": [16, any, any, any]]) {
        VStack(alignment: .leading, spacing: 16) {
          Label("One", systemImage: "star").box("a"); Label("Three words here", systemImage: "star").box("b")
          flexible("x").frame(height: 32)
        }.padding(16)
      },
    ]
  }

  @MainActor private static var gaps: [LayoutScreen] {
    [
      LayoutScreen("gap-of-some-width", ["a": [64, 144, 80, 32], "b": [176, 144, 80, 32]]) {
        HStack(spacing: 0) {
          fixed("a", 80, 32); Spacer().frame(width: 32); fixed("b", 80, 32)
        }
      },
      LayoutScreen("gap-of-some-height", ["a": [120, 96, 80, 32], "b": [120, 192, 80, 32]]) {
        VStack(spacing: 0) {
          fixed("a", 80, 32); Spacer().frame(height: 64); fixed("b", 80, 32)
        }
      },
      LayoutScreen("gap-in-lazy-column", ["l": [0, 144, 240, 32], "a": [80, 144, 80, 32], "b": [240, 144, 80, 32]]) {
        HStack(spacing: 0) {
          LazyVStack(spacing: 0) { fixed("a", 80, 32) }.box("l"); fixed("b", 80, 32)
        }
      },
      LayoutScreen("gap-two-to-one", ["a": [0, 144, 32, 32], "b": [128, 144, 32, 32], "c": [288, 144, 32, 32]]) {
        HStack(spacing: 0) {
          fixed("a", 32, 32); Spacer(minLength: 0).frame(maxWidth: 96); fixed("b", 32, 32); Spacer(minLength: 0)
          fixed("c", 32, 32)
        }
      },
      LayoutScreen(
        "gap-mirrored-row",
        [
          "a": [240, 128, 64, 64], "b": [240, 128, 16, 16], "c": [96, 128, 128, 32], "d": [128, 160, 96, 32],
          "e": [16, 144, 32, 32],
        ]
      ) {
        HStack(spacing: 16) {
          fixed("a", 64, 64).overlay(alignment: .topTrailing) { fixed("b", 16, 16) }
          VStack(alignment: .leading, spacing: 0) {
            fixed("c", 128, 32); fixed("d", 96, 32)
          }
          Spacer()
          fixed("e", 32, 32)
        }
        .padding(.horizontal, 16).environment(\.layoutDirection, .rightToLeft)
      },
      LayoutScreen(
        "gap-mirrored-layers", ["b": [288, 0, 32, 32], "c": [0, 288, 32, 32], "d": [272, 144, 32, 32]]
      ) {
        ZStack(alignment: .topLeading) {
          flexible("a"); fixed("b", 32, 32)
          fixed("c", 32, 32).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
          fixed("d", 32, 32).padding(.leading, 16).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        }.environment(\.layoutDirection, .rightToLeft)
      },
      LayoutScreen("gap-mirrored-frames", ["f": [0, 144, 160, 32], "a": [64, 144, 64, 32]]) {
        fixed("a", 64, 32).padding(.leading, 32).frame(width: 160, alignment: .leading).box("f")
          .frame(maxWidth: .infinity, alignment: .trailing).environment(\.layoutDirection, .rightToLeft)
      },
    ]
  }
}
