import SwiftUI

/// Rows of grids with modifiers: each is one of every cell, as those of a group are.
extension LayoutScreen {
  @MainActor static var gridRows: [LayoutScreen] {
    [
      LayoutScreen(
        "grid-row-padding",
        ["a": [80, 128, 80, 32], "b": [192, 128, 48, 32], "c": [80, 176, 80, 32], "d": [176, 176, 80, 32]]
      ) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            fixed("a", 80, 32); fixed("b", 48, 32)
          }
          .padding(16)
          GridRow {
            fixed("c", 80, 32); fixed("d", 80, 32)
          }
        }
      },
      LayoutScreen("grid-row-frame", ["a": [96, 144, 48, 32], "b": [176, 144, 48, 32]]) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            fixed("a", 48, 32); fixed("b", 48, 32)
          }
          .frame(width: 80, height: 64)
        }
      },
      LayoutScreen(
        "grid-row-looks",
        [
          "a": [80, 112, 80, 32], "b": [160, 112, 80, 32], "c": [80, 144, 80, 32], "d": [160, 144, 80, 32],
          "e": [80, 176, 80, 32], "f": [160, 176, 80, 32],
        ]
      ) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          ForEach(["ab", "cd"], id: \.self) { names in
            GridRow { ForEach(Array(names), id: \.self) { fixed($0, 80, 32) } }
              .background(.yellow)
              .border(.red)
              .opacity(0.5)
              .onTapGesture {}
          }
          GridRow {
            fixed("e", 80, 32); fixed("f", 80, 32)
          }
          .font(.headline)
          .foregroundStyle(.blue)
          .overlay(.black)
        }
      },
      LayoutScreen("grid-row-of-a-layout", ["a": [80, 128, 80, 64], "b": [160, 128, 80, 64]]) {
        AnyLayout(GridLayout(horizontalSpacing: 0, verticalSpacing: 0)) {
          GridRow {
            fixed("a", 80, 64); fixed("b", 80, 64)
          }
          .rotationEffect(.degrees(180))
        }
      },
      LayoutScreen("grid-row-without-grid", ["a": [80, 144, 80, 32], "b": [160, 144, 80, 32]]) {
        HStack(spacing: 0) {
          GridRow {
            fixed("a", 80, 32); fixed("b", 80, 32)
          }
        }
      },
      LayoutScreen("grid-row-in-other-layout", ["a": [120, 128, 80, 32], "b": [120, 160, 80, 32]]) {
        AnyLayout(VStackLayout(spacing: 0)) {
          GridRow {
            fixed("a", 80, 32); fixed("b", 80, 32)
          }
        }
      },
    ]
  }
}
