import SwiftUI

extension LayoutScreen {
  /// Tracks of lazy grids of several kinds, sections in them, and grids whose cells say how they lie.
  @MainActor static var columns: [LayoutScreen] {
    [
      LayoutScreen(
        "columns-fixed-flexible-adaptive",
        [
          "a": [0, 128, 48, 32], "b": [64, 128, 64, 32], "c": [144, 128, 88, 32], "d": [232, 128, 88, 32],
          "e": [0, 160, 48, 32],
        ]
      ) {
        LazyVGrid(
          columns: [
            GridItem(.fixed(48), spacing: 16), GridItem(.flexible(minimum: 32, maximum: 64), spacing: 16),
            GridItem(.adaptive(minimum: 88), spacing: 0),
          ], spacing: 0
        ) {
          ForEach(Array("abcde"), id: \.self) { flexible("x").frame(height: 32).box($0) }
        }
      }.except(.terminal, "the spacing of the last item counts for nothing").except(
        .browser, "CSS has one distance between the tracks of a grid that repeats some"),
      LayoutScreen(
        "columns-pinned-sections",
        [
          "h": [0, 0, 320, 32], "a": [0, 48, 160, 32], "b": [160, 48, 160, 32], "c": [0, 96, 160, 32],
          "k": [0, 144, 320, 32], "d": [0, 192, 160, 32],
        ]
      ) {
        ScrollView(showsIndicators: false) {
          LazyVGrid(
            columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 16,
            pinnedViews: [.sectionHeaders]
          ) {
            Section {
              ForEach(Array("abc"), id: \.self) { flexible("x").frame(height: 32).box($0) }
            } header: {
              flexible("x").frame(height: 32).box("h")
            }
            Section {
              flexible("x").frame(height: 32).box("d")
            } header: {
              flexible("x").frame(height: 32).box("k")
            }
          }
        }
      },
      LayoutScreen(
        "columns-fixed-and-adaptive-rows",
        ["a": [0, 0, 48, 64], "b": [0, 80, 48, 80], "d": [0, 240, 48, 80], "e": [64, 0, 48, 64]]
      ) {
        ScrollView(.horizontal, showsIndicators: false) {
          LazyHGrid(
            rows: [GridItem(.fixed(64), spacing: 16), GridItem(.adaptive(minimum: 72), spacing: 0)], spacing: 16
          ) {
            ForEach(Array("abcde"), id: \.self) { flexible("x").frame(width: 48).box($0) }
          }
        }
      }.except(.terminal, "the spacing of the last item counts for nothing").except(
        .browser, "CSS has one distance between the tracks of a grid that repeats some"),
      LayoutScreen("columns-fixed-at-trailing", ["a": [160, 128, 80, 32], "b": [256, 128, 64, 32]]) {
        LazyVGrid(
          columns: [GridItem(.fixed(80), spacing: 16), GridItem(.fixed(64))], alignment: .trailing, spacing: 0
        ) {
          ForEach(Array("abcd"), id: \.self) { flexible("x").frame(height: 32).box($0) }
        }
      },
      LayoutScreen(
        "columns-cells-of-unequal-heights-aligned",
        ["a": [0, 0, 64, 32], "b": [224, 32, 96, 64], "c": [48, 0, 160, 96], "d": [0, 112, 64, 64]]
      ) {
        ScrollView(showsIndicators: false) {
          LazyVGrid(
            columns: [
              GridItem(.fixed(48), spacing: 0, alignment: .topLeading), GridItem(.fixed(160), spacing: 0),
              GridItem(.flexible(), spacing: 0, alignment: .bottomTrailing),
            ], spacing: 16
          ) {
            flexible("x").frame(width: 64, height: 32).box("a"); fixed("c", 160, 96); fixed("b", 96, 64);
            fixed("d", 64, 64)
          }
        }
      },
      LayoutScreen(
        "columns-of-stacked-sections-with-footer",
        ["h": [16, 16, 288, 32], "a": [16, 48, 144, 64], "b": [160, 48, 144, 64], "f": [16, 112, 288, 16]]
      ) {
        ScrollView(showsIndicators: false) {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 0)], spacing: 0) {
            Section {
              flexible("x").frame(height: 64).box("a"); flexible("x").frame(height: 64).box("b")
            } header: {
              fixed("i", 48, 32).frame(maxWidth: .infinity, alignment: .leading).box("h")
            } footer: {
              flexible("x").frame(height: 16).box("f")
            }
          }.padding(16)
        }
      },
      LayoutScreen(
        "columns-grid-with-line",
        ["a": [88, 112, 80, 32], "b": [168, 112, 64, 32], "d": [88, 144, 144, 32], "c": [88, 176, 80, 32]]
      ) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            fixed("a", 80, 32); fixed("b", 64, 32)
          }
          flexible("x").frame(height: 32).gridCellUnsizedAxes(.horizontal).box("d")
          GridRow { fixed("c", 80, 32) }
        }
      },
      LayoutScreen(
        "columns-grid-of-all-alignments",
        ["a": [96, 144, 48, 32], "b": [160, 112, 96, 64], "c": [64, 176, 80, 32], "d": [208, 176, 48, 32]]
      ) {
        Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 0) {
          GridRow(alignment: .bottom) {
            fixed("a", 48, 32).gridColumnAlignment(.trailing); fixed("b", 96, 64)
          }
          GridRow {
            fixed("c", 80, 32); fixed("d", 48, 32).gridCellAnchor(.trailing)
          }
        }
      },
      LayoutScreen(
        "columns-grid-of-names-and-flexible-values",
        [
          "a": [32, 32, 48, 32], "b": [80, 32, 224, 32], "c": [16, 64, 64, 32], "d": [80, 64, 224, 32],
          "e": [16, 96, 288, 64],
        ]
      ) {
        VStack(spacing: 0) {
          Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
              fixed("a", 48, 32).gridColumnAlignment(.trailing); flexible("x").frame(height: 32).box("b")
            }
            GridRow {
              fixed("c", 64, 32); flexible("x").frame(height: 32).box("d")
            }
            flexible("x").frame(height: 64).box("e")
          }.padding(16)
          Spacer()
        }.padding(.top, 16)
      },
      LayoutScreen(
        "columns-grid-of-squares",
        ["a": [16, 80, 80, 80], "b": [112, 80, 176, 80], "c": [16, 176, 272, 80]]
      ) {
        Grid(horizontalSpacing: 16, verticalSpacing: 16) {
          GridRow {
            fixed("a", 80, 80); flexible("x").frame(height: 80).box("b").gridCellColumns(2)
          }
          GridRow { flexible("x").frame(height: 80).box("c").gridCellColumns(3) }
          GridRow {
            Color.clear.frame(width: 80, height: 0); Color.clear.frame(width: 80, height: 0)
            Color.clear.frame(width: 80, height: 0)
          }
        }.frame(width: 272, height: 192).offset(x: -8, y: 16)
      },
      LayoutScreen(
        "columns-grid-tops-in-card", ["f": [32, 96, 256, 128], "a": [48, 112, 64, 32], "b": [112, 112, 160, 96]]
      ) {
        Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            fixed("a", 64, 32); flexible("x").frame(height: 96).box("b")
          }
        }.padding(16).background { flexible("f") }.padding(.horizontal, 32)
      },
    ]
  }
}
