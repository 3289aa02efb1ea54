import SwiftUI

extension LayoutScreen {
  /// What padding, least lengths, spacers and fixed sizes leave to others.
  @MainActor static var sharing: [LayoutScreen] {
    [
      LayoutScreen("shares-include-padding", ["a": [16, 0, 128, 320], "b": [160, 0, 160, 320]]) {
        HStack(spacing: 0) {
          Color.red.box("a").padding(.horizontal, 16); flexible("b")
        }
      },
      LayoutScreen("padding-is-a-minimum", ["a": [96, 0, 0, 320], "b": [192, 0, 128, 320]]) {
        HStack(spacing: 0) {
          Color.red.box("a").padding(.horizontal, 96); flexible("b")
        }
      },
      LayoutScreen("min-width-clips-to-offer", ["f": [112, 144, 96, 32], "a": [56, 144, 208, 32]]) {
        fixed("a", 208, 32).frame(minWidth: 0).box("f").frame(width: 96)
      },
      LayoutScreen(
        "min-width-clips-in-row", ["f": [0, 144, 280, 32], "a": [-64, 144, 408, 32], "b": [280, 144, 40, 32]]
      ) {
        HStack(spacing: 0) {
          fixed("a", 408, 32).frame(minWidth: 0).box("f"); fixed("b", 40, 32)
        }
      },
      LayoutScreen("zero-to-infinity-is-the-offer", ["f": [0, 144, 320, 32], "a": [-40, 144, 400, 32]]) {
        fixed("a", 400, 32).frame(minWidth: 0, maxWidth: .infinity).box("f")
      },
      LayoutScreen("fixed-size-row-too", ["a": [128, 128, 16, 64], "b": [152, 128, 40, 64]]) {
        HStack(spacing: 8) {
          Color.red.frame(idealWidth: 16, idealHeight: 16).box("a"); fixed("b", 40, 64)
        }.fixedSize()
      },
      LayoutScreen("spacer-in-layers", ["z": [0, 0, 320, 320], "a": [0, 0, 80, 32]]) {
        ZStack(alignment: .topLeading) {
          Spacer(); fixed("a", 80, 32)
        }.box("z")
      },
      LayoutScreen("row-baseline-of-shapes", ["a": [120, 128, 40, 64], "b": [160, 160, 40, 32]]) {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          fixed("a", 40, 64); fixed("b", 40, 32)
        }
      },
      LayoutScreen("guide-in-frame", ["f": [80, 144, 160, 32], "a": [112, 144, 64, 32]]) {
        fixed("a", 64, 32).alignmentGuide(.leading) { _ in -32 }.frame(width: 160, alignment: .leading).box("f")
      },
      LayoutScreen("guide-in-wide-frame", ["a": [272, 144, 80, 32]]) {
        fixed("a", 80, 32).alignmentGuide(.trailing) { $0[.trailing] - 32 }.frame(
          maxWidth: .infinity, alignment: .trailing)
      },
      LayoutScreen("circle-fills", ["a": [80, 80, 160, 160]]) { Circle().box("a").frame(height: 160) },
      LayoutScreen("circle-scaled-to-fit", ["a": [128, 128, 64, 64], "f": [0, 128, 320, 64]]) {
        Circle().box("a").scaledToFit().frame(maxWidth: .infinity).frame(height: 64).box("f")
      },
      LayoutScreen("circle-of-some-height-in-row", ["a": [0, 128, 64, 64], "b": [64, 0, 256, 320]]) {
        HStack(spacing: 0) {
          Circle().box("a").frame(height: 64); flexible("b")
        }
      },
      LayoutScreen("ratio-padded-around-in-height", ["a": [128, 128, 64, 64]]) {
        flexible("a").aspectRatio(1, contentMode: .fit).padding(16).frame(height: 96)
      },
      LayoutScreen("ratio-too-wide-for-its-height", ["a": [0, 144, 320, 32]]) {
        flexible("a").aspectRatio(10, contentMode: .fit).frame(height: 64)
      },
      LayoutScreen("ratio-of-most-height-in-column", ["a": [96, 0, 128, 64], "b": [0, 64, 320, 256]]) {
        VStack(spacing: 0) {
          flexible("a").aspectRatio(2, contentMode: .fit).frame(maxHeight: 64); flexible("b")
        }
      },
      LayoutScreen("ratio-of-most-height-in-row", ["a": [0, 128, 128, 64], "b": [128, 0, 192, 320]]) {
        HStack(spacing: 0) {
          flexible("a").aspectRatio(2, contentMode: .fit).frame(maxHeight: 64); flexible("b")
        }
      },
      LayoutScreen(
        "ratio-two-flat-in-column", ["a": [0, 0, 320, 80], "b": [0, 80, 320, 80], "c": [0, 160, 320, 160]]
      ) {
        VStack(spacing: 0) {
          flexible("a").aspectRatio(4, contentMode: .fit)
          flexible("b").aspectRatio(4, contentMode: .fit)
          flexible("c")
        }
      },
      LayoutScreen("rectangle-scaled-to-fit", ["a": [0, 0, 320, 320]]) { Rectangle().box("a").scaledToFit() },
      LayoutScreen("ellipse-and-circle", ["a": [0, 0, 320, 160], "b": [80, 160, 160, 160]]) {
        VStack(spacing: 0) {
          Ellipse().box("a"); Circle().box("b")
        }
      },
      LayoutScreen("symbol-resizable-fills", ["a": [0, 0, 280, 320]]) {
        HStack(spacing: 0) {
          Image(systemName: "star").resizable().box("a"); fixed("b", 40, 32)
        }
      }
      .except(.terminal, "a symbol is a letter"),
      LayoutScreen("safe-area-inset-leading", ["a": [64, 0, 256, 320], "b": [0, 288, 64, 32]]) {
        Color.red.box("a").safeAreaInset(edge: .leading, alignment: .bottom, spacing: 0) { fixed("b", 64, 32) }
      },
      LayoutScreen("safe-area-inset-trailing-aligned", ["b": [0, 288, 80, 32]]) {
        Color.red.safeAreaInset(edge: .bottom, alignment: .leading, spacing: 0) { fixed("b", 80, 32) }
      },
      LayoutScreen(
        "grid-fixed-and-flexible",
        ["a": [16, 64, 64, 32], "b": [96, 0, 224, 160], "c": [0, 224, 96, 32], "d": [96, 160, 224, 160]]
      ) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            fixed("a", 64, 32); flexible("b")
          }
          GridRow {
            fixed("c", 96, 32); flexible("d")
          }
        }
      },
      LayoutScreen("lazy-horizontal-fixed", ["a": [136, 96, 48, 64], "b": [136, 160, 48, 64]]) {
        LazyHGrid(rows: Array(repeating: GridItem(.fixed(64), spacing: 0), count: 2), spacing: 0) {
          Color.red.frame(width: 48).box("a"); Color.red.frame(width: 48).box("b")
        }
      },
    ]
  }
}
