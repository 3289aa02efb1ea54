import SwiftUI

/// The edge at which columns of rows begin.
private enum EdgeAlignment: AlignmentID {
  static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions[HorizontalAlignment.center] }
}

extension HorizontalAlignment {
  fileprivate static let edge = HorizontalAlignment(EdgeAlignment.self)
}

extension LayoutScreen {
  /// Guides of the app's own through stacks and frames, and compositions from right to left.
  @MainActor static var turned: [LayoutScreen] { ownGuides + rightToLeft }

  @MainActor private static var ownGuides: [LayoutScreen] {
    [
      LayoutScreen(
        "guides-own-through-rows-in-frame",
        ["a": [112, 0, 48, 32], "b": [160, 0, 64, 32], "c": [64, 32, 96, 32], "d": [160, 32, 32, 32]]
      ) {
        VStack(alignment: .edge, spacing: 0) {
          HStack(spacing: 0) {
            fixed("a", 48, 32); fixed("b", 64, 32).alignmentGuide(.edge) { $0[.leading] }
          }
          HStack(spacing: 0) {
            fixed("c", 96, 32); fixed("d", 32, 32).alignmentGuide(.edge) { $0[.leading] }
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: Alignment(horizontal: .edge, vertical: .top))
      },
      LayoutScreen(
        "guides-own-through-padded-columns",
        ["a": [80, 112, 96, 32], "b": [176, 144, 80, 32], "c": [160, 176, 32, 32]]
      ) {
        VStack(alignment: .edge, spacing: 0) {
          fixed("a", 96, 32).alignmentGuide(.edge) { $0[.trailing] }
          HStack(spacing: 0) { fixed("b", 80, 32).alignmentGuide(.edge) { $0[.leading] } }
          fixed("c", 32, 32)
        }
        .padding(.leading, 16).padding(.trailing, 16)
        .frame(width: 320).offset(x: 8)
      },
      LayoutScreen("guides-own-in-overlay", ["a": [80, 80, 160, 160], "b": [144, 224, 64, 32]]) {
        fixed("a", 160, 160).overlay(alignment: Alignment(horizontal: .edge, vertical: .bottom)) {
          fixed("b", 64, 32).alignmentGuide(.edge) { $0.width / 4 }.alignmentGuide(.bottom) { $0[.bottom] - 16 }
        }
      },
      LayoutScreen(
        "guides-of-row-by-its-text-free-middle",
        ["a": [64, 96, 64, 128], "b": [128, 192, 64, 32], "c": [192, 160, 64, 64]]
      ) {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          fixed("a", 64, 128); fixed("b", 64, 32); fixed("c", 64, 64)
        }
      },
      LayoutScreen(
        "guides-stepped-by-index",
        ["a": [80, 96, 64, 32], "b": [112, 128, 64, 32], "c": [144, 160, 64, 32], "d": [176, 192, 64, 32]]
      ) {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(Array("abcd".enumerated()), id: \.element) { index, name in
            fixed(name, 64, 32).alignmentGuide(.leading) { _ in CGFloat(index) * -32 }
          }
        }
      },
    ]
  }

  @MainActor private static var rightToLeft: [LayoutScreen] {
    [
      LayoutScreen(
        "turned-list-row",
        ["a": [256, 136, 48, 48], "b": [144, 128, 96, 32], "c": [176, 160, 64, 32], "d": [16, 144, 32, 32]]
      ) {
        HStack(spacing: 16) {
          fixed("a", 48, 48)
          VStack(alignment: .leading, spacing: 0) {
            fixed("b", 96, 32); fixed("c", 64, 32)
          }
          Spacer(); fixed("d", 32, 32)
        }.padding(.horizontal, 16).environment(\.layoutDirection, .rightToLeft)
      }.except(.terminal, "136 points are no whole number of rows"),
      LayoutScreen(
        "turned-grid-with-spans-and-anchors",
        ["a": [176, 112, 64, 32], "b": [80, 112, 96, 32], "c": [208, 144, 32, 32], "d": [80, 176, 32, 32]]
      ) {
        Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            fixed("a", 64, 32); fixed("b", 96, 32)
          }
          GridRow { fixed("c", 32, 32).gridCellColumns(2) }
          GridRow {
            Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]); fixed("d", 32, 32).gridCellAnchor(.trailing)
          }
        }.environment(\.layoutDirection, .rightToLeft)
      },
      LayoutScreen("turned-margin-of-carousel", ["a": [192, 112, 96, 96], "b": [80, 112, 96, 96]]) {
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 16) { ForEach(Array("abcde"), id: \.self) { fixed($0, 96, 96) } }
        }
        .contentMargins(.leading, 32, for: .scrollContent).environment(\.layoutDirection, .rightToLeft)
      },
      LayoutScreen(
        "turned-adaptive-cells", ["a": [216, 128, 104, 32], "b": [108, 128, 104, 32], "d": [216, 160, 104, 32]]
      ) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 96), spacing: 4)], alignment: .leading, spacing: 0) {
          ForEach(Array("abcd"), id: \.self) { flexible("x").frame(height: 32).box($0) }
        }.environment(\.layoutDirection, .rightToLeft)
      }.except(.terminal, "4 points are no whole number of cells"),
      LayoutScreen("turned-flow", ["a": [224, 0, 96, 32], "b": [80, 0, 128, 32], "c": [208, 48, 112, 32]]) {
        ScrollView {
          WrappingLayout(spacing: 16) {
            fixed("a", 96, 32); fixed("b", 128, 32); fixed("c", 112, 32)
          }
        }.environment(\.layoutDirection, .rightToLeft)
      },
      LayoutScreen(
        "turned-insets-and-overlay",
        ["l": [256, 0, 64, 320], "a": [0, 0, 256, 320], "b": [224, 288, 32, 32], "c": [0, 0, 32, 32]]
      ) {
        flexible("a").overlay(alignment: .bottomLeading) { fixed("b", 32, 32) }
          .safeAreaInset(edge: .leading, spacing: 0) { flexible("x").frame(width: 64).box("l") }
          .overlay(alignment: .topTrailing) { fixed("c", 32, 32) }
          .environment(\.layoutDirection, .rightToLeft)
      },
      LayoutScreen(
        "turned-bounds-and-padding", ["f": [0, 112, 240, 96], "a": [160, 112, 64, 32], "b": [240, 144, 80, 32]]
      ) {
        HStack(spacing: 0) {
          fixed("b", 80, 32)
          fixed("a", 64, 32).padding(.leading, 16)
            .frame(maxWidth: .infinity, minHeight: 96, alignment: .topLeading).box("f")
        }.environment(\.layoutDirection, .rightToLeft)
      },
      LayoutScreen("turned-lazy-rows", ["a": [240, 96, 80, 64], "b": [240, 160, 80, 64], "c": [144, 96, 80, 64]]) {
        ScrollView(.horizontal, showsIndicators: false) {
          LazyHGrid(rows: [GridItem(.fixed(64), spacing: 0), GridItem(.fixed(64))], spacing: 16) {
            ForEach(Array("abcdefghijkl"), id: \.self) { fixed($0, 80, 64) }
          }
        }.environment(\.layoutDirection, .rightToLeft)
      },
      LayoutScreen("turned-reader", ["a": [160, 0, 160, 64], "b": [120, 288, 80, 32]]) {
        VStack(spacing: 0) {
          GeometryReader { flexible("x").frame(width: $0.size.width / 2, height: 64).box("a") }
          fixed("b", 80, 32)
        }.environment(\.layoutDirection, .rightToLeft)
      },
    ]
  }
}
