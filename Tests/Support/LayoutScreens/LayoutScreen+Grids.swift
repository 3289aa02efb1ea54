import SwiftUI

extension LayoutScreen {
  @MainActor static var grids: [LayoutScreen] {
    [
      LayoutScreen(
        "grid", ["a": [80, 128, 80, 32], "b": [160, 128, 80, 32], "c": [80, 160, 80, 32], "d": [160, 160, 80, 32]]
      ) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            fixed("a", 80, 32); fixed("b", 80, 32)
          }
          GridRow {
            fixed("c", 80, 32); fixed("d", 80, 32)
          }
        }
      },
      LayoutScreen("grid-spacing", ["a": [72, 112, 80, 32], "d": [168, 176, 80, 32]]) {
        Grid(horizontalSpacing: 16, verticalSpacing: 32) {
          GridRow {
            fixed("a", 80, 32); fixed("b", 80, 32)
          }
          GridRow {
            fixed("c", 80, 32); fixed("d", 80, 32)
          }
        }
      },
      LayoutScreen(
        "grid-widest",
        ["a": [80, 128, 80, 32], "b": [176, 128, 48, 32], "c": [96, 160, 48, 32], "d": [160, 160, 80, 32]]
      ) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            fixed("a", 80, 32); fixed("b", 48, 32)
          }
          GridRow {
            fixed("c", 48, 32); fixed("d", 80, 32)
          }
        }
      },
      LayoutScreen("grid-leading", ["b": [160, 128, 48, 32], "c": [80, 160, 48, 32]]) {
        Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            fixed("a", 80, 32); fixed("b", 48, 32)
          }
          GridRow {
            fixed("c", 48, 32); fixed("d", 80, 32)
          }
        }
      },
      LayoutScreen(
        "grid-column-alignment",
        ["a": [80, 128, 48, 32], "b": [160, 128, 80, 32], "c": [80, 160, 80, 32], "d": [176, 160, 48, 32]]
      ) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            fixed("a", 48, 32).gridColumnAlignment(.leading); fixed("b", 80, 32)
          }
          GridRow {
            fixed("c", 80, 32); fixed("d", 48, 32)
          }
        }
      },
      LayoutScreen("grid-column-alignment-of-others", ["a": [112, 128, 48, 32], "c": [80, 160, 80, 32]]) {
        Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            fixed("a", 48, 32); fixed("b", 80, 32)
          }
          GridRow {
            fixed("c", 80, 32).gridColumnAlignment(.trailing); fixed("d", 48, 32)
          }
        }
      },
      LayoutScreen("grid-cell-anchor", ["a": [112, 144, 48, 16], "b": [160, 112, 80, 48]]) {
        Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            fixed("a", 48, 16).gridCellAnchor(.bottomTrailing); fixed("b", 80, 48)
          }
          GridRow {
            fixed("c", 80, 48); fixed("d", 48, 32)
          }
        }
      },
      LayoutScreen("grid-tallest", ["a": [80, 144, 80, 32], "b": [160, 112, 80, 96]]) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            fixed("a", 80, 32); fixed("b", 80, 96)
          }
        }
      },
      LayoutScreen("grid-row-top", ["a": [80, 112, 80, 32], "b": [160, 112, 80, 96]]) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow(alignment: .top) {
            fixed("a", 80, 32); fixed("b", 80, 96)
          }
        }
      },
      LayoutScreen("grid-spanning", ["a": [80, 128, 160, 32], "b": [80, 160, 80, 32], "c": [160, 160, 80, 32]]) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow { fixed("a", 160, 32).gridCellColumns(2) }
          GridRow {
            fixed("b", 80, 32); fixed("c", 80, 32)
          }
        }
      },
      LayoutScreen(
        "grid-spanning-smaller", ["a": [120, 128, 80, 32], "b": [80, 160, 80, 32], "c": [160, 160, 80, 32]]
      ) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow { fixed("a", 80, 32).gridCellColumns(2) }
          GridRow {
            fixed("b", 80, 32); fixed("c", 80, 32)
          }
        }
      },
      LayoutScreen("grid-without-row", ["a": [80, 128, 160, 32], "b": [80, 160, 80, 32]]) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          fixed("a", 160, 32)
          GridRow {
            fixed("b", 80, 32); fixed("c", 80, 32)
          }
        }
      },
      LayoutScreen("grid-unsized", ["a": [80, 144, 80, 32], "b": [80, 176, 160, 16], "c": [80, 128, 160, 16]]) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          flexible("x").frame(height: 16).box("c").gridCellUnsizedAxes(.horizontal)
          GridRow {
            fixed("a", 80, 32); fixed("d", 80, 32)
          }
          flexible("x").frame(height: 16).box("b").gridCellUnsizedAxes(.horizontal)
        }
      },
      LayoutScreen("grid-flexible", ["a": [0, 0, 160, 160], "d": [160, 160, 160, 160]]) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            flexible("a"); flexible("b")
          }
          GridRow {
            flexible("c"); flexible("d")
          }
        }
      },
      LayoutScreen("grid-flexible-column", ["a": [0, 144, 80, 32], "b": [80, 144, 240, 32]]) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            fixed("a", 80, 32); flexible("x").frame(height: 32).box("b")
          }
        }
      },
      LayoutScreen("grid-in-column", ["h": [0, 96, 320, 64], "a": [80, 160, 80, 64]]) {
        VStack(spacing: 0) {
          flexible("x").frame(height: 64).box("h")
          Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
              fixed("a", 80, 64); fixed("b", 80, 64)
            }
          }
        }
      },
      LayoutScreen("lazy-grid-flexible", ["a": [0, 128, 160, 32], "b": [160, 128, 160, 32], "c": [0, 160, 160, 32]]) {
        LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 0) {
          flexible("x").frame(height: 32).box("a"); flexible("x").frame(height: 32).box("b")
          flexible("x").frame(height: 32).box("c")
        }
      },
      LayoutScreen("lazy-grid-fixed", ["a": [80, 144, 80, 32], "b": [160, 144, 80, 32]]) {
        LazyVGrid(columns: [GridItem(.fixed(80), spacing: 0), GridItem(.fixed(80), spacing: 0)], spacing: 0) {
          flexible("x").frame(height: 32).box("a"); flexible("x").frame(height: 32).box("b")
        }
      },
      LayoutScreen("lazy-grid-adaptive", ["a": [0, 128, 80, 32], "d": [240, 128, 80, 32], "e": [0, 160, 80, 32]]) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80), spacing: 0)], spacing: 0) {
          ForEach(Array("abcde"), id: \.self) { flexible("x").frame(height: 32).box($0) }
        }
      },
      LayoutScreen(
        "lazy-grid-adaptive-with-maximum",
        ["a": [0, 128, 160, 32], "b": [160, 128, 160, 32], "c": [0, 160, 160, 32]]
      ) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 112, maximum: 200), spacing: 0)], spacing: 0) {
          ForEach(Array("abc"), id: \.self) { flexible("x").frame(height: 32).box($0) }
        }
      },
      LayoutScreen("lazy-grid-adaptive-capped", ["a": [40, 128, 240, 32], "b": [40, 160, 240, 32]]) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 200, maximum: 240), spacing: 0)], spacing: 0) {
          ForEach(Array("ab"), id: \.self) { flexible("x").frame(height: 32).box($0) }
        }
      },
      LayoutScreen(
        "lazy-grid-distances",
        ["a": [0, 128, 80, 32], "b": [112, 128, 80, 32], "c": [208, 128, 112, 32], "e": [112, 160, 80, 32]]
      ) {
        LazyVGrid(
          columns: [GridItem(.fixed(80), spacing: 32), GridItem(.fixed(80), spacing: 16), GridItem(.flexible())],
          spacing: 0
        ) {
          ForEach(Array("abcde"), id: \.self) { flexible("x").frame(height: 32).box($0) }
        }
      },
      LayoutScreen("lazy-grid-fixed-and-flexible", ["a": [0, 144, 80, 32], "b": [80, 144, 240, 32]]) {
        LazyVGrid(columns: [GridItem(.fixed(80), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 0) {
          flexible("x").frame(height: 32).box("a"); flexible("x").frame(height: 32).box("b")
        }
      },
      LayoutScreen("lazy-grid-spacing", ["a": [0, 112, 152, 32], "b": [168, 112, 152, 32], "c": [0, 176, 152, 32]]) {
        LazyVGrid(columns: [GridItem(.flexible(), spacing: 16), GridItem(.flexible(), spacing: 16)], spacing: 32) {
          flexible("x").frame(height: 32).box("a"); flexible("x").frame(height: 32).box("b")
          flexible("x").frame(height: 32).box("c")
        }
      },
      LayoutScreen("lazy-grid-cards", ["a": [0, 96, 160, 80], "b": [40, 176, 80, 48], "c": [160, 96, 160, 80]]) {
        LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 0) {
          VStack(spacing: 0) {
            flexible("x").aspectRatio(2, contentMode: .fit).box("a")
            fixed("b", 80, 48)
          }
          VStack(spacing: 0) {
            flexible("x").aspectRatio(2, contentMode: .fit).box("c")
            fixed("d", 80, 48)
          }
        }
      },
      LayoutScreen(
        "lazy-grid-sections",
        [
          "h": [0, 80, 320, 32], "a": [0, 112, 160, 32], "f": [0, 144, 320, 32], "i": [120, 176, 80, 32],
          "b": [0, 208, 160, 32],
        ]
      ) {
        LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 0) {
          Section {
            flexible("x").frame(height: 32).box("a")
          } header: {
            flexible("x").frame(height: 32).box("h")
          } footer: {
            flexible("x").frame(height: 32).box("f")
          }
          Section {
            flexible("x").frame(height: 32).box("b")
          } header: {
            fixed("i", 80, 32)
          }
        }
      },
      LayoutScreen(
        "lazy-grid-sections-sideways", ["h": [0, 0, 80, 320], "a": [80, 0, 80, 160], "b": [80, 160, 80, 160]]
      ) {
        LazyHGrid(rows: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 0) {
          Section {
            flexible("x").frame(width: 80).box("a")
            flexible("x").frame(width: 80).box("b")
          } header: {
            flexible("x").frame(width: 80).box("h")
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      },
    ]
  }
}
