import SwiftUI

extension LayoutScreen {
  /// Grids of all kinds beyond the first ones.
  @MainActor static var tracks: [LayoutScreen] {
    [
      LayoutScreen(
        "tracks-adaptive-shares", ["a": [0, 128, 96, 32], "b": [112, 128, 96, 32], "d": [0, 160, 96, 32]]
      ) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 88), spacing: 16)], spacing: 0) {
          ForEach(Array("abcd"), id: \.self) { flexible("x").frame(height: 32).box($0) }
        }
      },
      LayoutScreen(
        "tracks-fixed-and-adaptive", ["a": [0, 144, 64, 32], "b": [64, 144, 64, 32], "e": [256, 144, 64, 32]]
      ) {
        LazyVGrid(
          columns: [GridItem(.fixed(64), spacing: 0), GridItem(.adaptive(minimum: 64), spacing: 0)], spacing: 0
        ) {
          ForEach(Array("abcde"), id: \.self) { flexible("x").frame(height: 32).box($0) }
        }
      },
      LayoutScreen("tracks-capped", ["a": [0, 144, 80, 32], "b": [80, 144, 240, 32]]) {
        LazyVGrid(
          columns: [GridItem(.flexible(maximum: 80), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 0
        ) {
          flexible("x").frame(height: 32).box("a"); flexible("x").frame(height: 32).box("b")
        }
      },
      LayoutScreen("tracks-least", ["a": [0, 144, 192, 32], "b": [192, 144, 128, 32]]) {
        LazyVGrid(
          columns: [GridItem(.flexible(minimum: 192), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 0
        ) {
          flexible("x").frame(height: 32).box("a"); flexible("x").frame(height: 32).box("b")
        }
      },
      LayoutScreen("tracks-aligned", ["a": [0, 144, 80, 32], "b": [240, 144, 80, 32]]) {
        LazyVGrid(
          columns: [
            GridItem(.flexible(), spacing: 0, alignment: .leading),
            GridItem(.flexible(), spacing: 0, alignment: .trailing),
          ], spacing: 0
        ) {
          fixed("a", 80, 32); fixed("b", 80, 32)
        }
      },
      LayoutScreen(
        "tracks-unequal-heights", ["a": [40, 144, 80, 32], "b": [200, 112, 80, 96], "c": [40, 208, 80, 32]]
      ) {
        LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 0) {
          fixed("a", 80, 32); fixed("b", 80, 96); fixed("c", 80, 32)
        }
        .frame(height: 320, alignment: .center)
        .offset(y: 16)
      },
      LayoutScreen(
        "tracks-span-over-spacing", ["a": [72, 112, 176, 32], "b": [72, 176, 80, 32], "c": [168, 176, 80, 32]]
      ) {
        Grid(horizontalSpacing: 16, verticalSpacing: 32) {
          GridRow { flexible("x").frame(height: 32).box("a").gridCellColumns(2) }
          GridRow {
            fixed("b", 80, 32); fixed("c", 80, 32)
          }
        }
        .fixedSize(horizontal: true, vertical: false)
      },
      LayoutScreen("tracks-short-row", ["a": [80, 128, 80, 32], "b": [160, 128, 80, 32], "c": [80, 160, 80, 32]]) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            fixed("a", 80, 32); fixed("b", 80, 32)
          }
          GridRow { fixed("c", 80, 32) }
        }
      },
      LayoutScreen("tracks-empty-cell", ["b": [160, 128, 80, 32], "c": [80, 160, 80, 32], "d": [160, 160, 80, 32]]) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]); fixed("b", 80, 32)
          }
          GridRow {
            fixed("c", 80, 32); fixed("d", 80, 32)
          }
        }
      },
      LayoutScreen(
        "tracks-bottom-trailing", ["a": [112, 192, 48, 16], "b": [160, 112, 80, 96], "c": [80, 208, 80, 32]]
      ) {
        Grid(alignment: .bottomTrailing, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            fixed("a", 48, 16); fixed("b", 80, 96)
          }
          GridRow {
            fixed("c", 80, 32); fixed("d", 80, 32)
          }
        }
        .offset(y: 16)
      },
      LayoutScreen(
        "tracks-form",
        ["a": [32, 128, 64, 32], "b": [96, 128, 224, 32], "c": [0, 160, 96, 32], "d": [96, 160, 224, 32]]
      ) {
        Grid(alignment: .trailing, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            fixed("a", 64, 32); flexible("x").frame(height: 32).box("b")
          }
          GridRow {
            fixed("c", 96, 32); flexible("x").frame(height: 32).box("d")
          }
        }
      },
      LayoutScreen(
        "tracks-span-in-middle", ["a": [80, 128, 48, 32], "b": [128, 128, 112, 32], "d": [128, 160, 48, 32]]
      ) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            fixed("a", 48, 32); fixed("b", 112, 32).gridCellColumns(2)
          }
          GridRow {
            fixed("c", 48, 32); fixed("d", 48, 32); fixed("e", 64, 32)
          }
        }
      },
      LayoutScreen(
        "tracks-beside-flexible", ["a": [0, 128, 80, 32], "d": [80, 160, 80, 32], "f": [160, 0, 160, 320]]
      ) {
        HStack(spacing: 0) {
          Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
              fixed("a", 80, 32); fixed("b", 80, 32)
            }
            GridRow {
              fixed("c", 80, 32); fixed("d", 80, 32)
            }
          }
          flexible("f")
        }
      },
      LayoutScreen("tracks-sideways", ["a": [0, 0, 80, 160], "b": [0, 160, 80, 160], "c": [80, 0, 80, 160]]) {
        ScrollView(.horizontal, showsIndicators: false) {
          LazyHGrid(rows: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 0) {
            ForEach(Array("abc"), id: \.self) { flexible("x").frame(width: 80).box($0) }
          }
        }
      },
    ]
  }

  /// Scrolling, safe areas, geometry and alternatives beyond the first ones.
  @MainActor static var surroundings: [LayoutScreen] {
    [
      LayoutScreen("inset-nested", ["h": [0, 0, 320, 64], "a": [0, 64, 320, 224], "f": [0, 288, 320, 32]]) {
        flexible("a").safeAreaInset(edge: .top, spacing: 0) { flexible("x").frame(height: 64).box("h") }
          .safeAreaInset(edge: .bottom, spacing: 0) { flexible("x").frame(height: 32).box("f") }
      },
      LayoutScreen("inset-of-scroll", ["h": [0, 0, 320, 64], "a": [120, 64, 80, 32]]) {
        ScrollView { fixed("a", 80, 32) }
          .safeAreaInset(edge: .top, spacing: 0) { flexible("x").frame(height: 64).box("h") }
      },
      LayoutScreen("inset-bottom-of-scroll", ["f": [0, 256, 320, 64], "a": [120, 0, 80, 32]]) {
        ScrollView { fixed("a", 80, 32) }
          .safeAreaInset(edge: .bottom, spacing: 0) { flexible("x").frame(height: 64).box("f") }
      },
      LayoutScreen("inset-of-fixed", ["a": [120, 96, 80, 32], "f": [120, 288, 80, 32]]) {
        fixed("a", 80, 32).frame(maxHeight: .infinity)
          .safeAreaInset(edge: .bottom, spacing: 64) { fixed("f", 80, 32) }
      },
      LayoutScreen("safe-area-padding", ["a": [16, 16, 288, 288]]) { flexible("a").safeAreaPadding(16) },
      LayoutScreen("safe-area-padding-of-scroll", ["a": [32, 0, 256, 64]]) {
        ScrollView { flexible("x").frame(height: 64).box("a") }.safeAreaPadding(.horizontal, 32)
      },
      LayoutScreen("content-margins", ["a": [32, 0, 256, 64]]) {
        ScrollView { flexible("x").frame(height: 64).box("a") }.contentMargins(.horizontal, 32, for: .scrollContent)
      },
      LayoutScreen("relative-both-axes", ["a": [0, 0, 160, 160]]) {
        ScrollView(showsIndicators: false) {
          flexible("x").containerRelativeFrame([.horizontal, .vertical], count: 2, spacing: 0).box("a")
            .frame(maxWidth: .infinity, alignment: .leading)
        }
      },
      LayoutScreen("relative-aligned", ["f": [0, 128, 320, 64], "a": [0, 128, 80, 64]]) {
        ScrollView(.horizontal, showsIndicators: false) {
          fixed("a", 80, 64).containerRelativeFrame(.horizontal, alignment: .leading).box("f")
        }
      },
      LayoutScreen("relative-in-padded-row", ["a": [16, 128, 288, 64], "b": [320, 128, 288, 64]]) {
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 16) {
            flexible("x").frame(height: 64).containerRelativeFrame(.horizontal) { length, _ in length - 32 }.box("a")
            flexible("x").frame(height: 64).containerRelativeFrame(.horizontal) { length, _ in length - 32 }.box("b")
          }.padding(.horizontal, 16)
        }
      },
      LayoutScreen(
        "scroll-of-fixed-height-in-column", ["s": [0, 96, 320, 96], "a": [0, 96, 80, 64], "b": [120, 192, 80, 32]]
      ) {
        VStack(spacing: 0) {
          ScrollView(.horizontal, showsIndicators: false) {
            HStack(alignment: .top, spacing: 0) { ForEach(Array("acdefg"), id: \.self) { fixed($0, 80, 64) } }
              .frame(maxHeight: .infinity, alignment: .top)
          }.frame(height: 96).box("s")
          fixed("b", 80, 32)
        }
      },
      LayoutScreen("scroll-nested", ["a": [0, 0, 200, 64], "b": [120, 64, 80, 32]]) {
        ScrollView(showsIndicators: false) {
          VStack(spacing: 0) {
            ScrollView(.horizontal, showsIndicators: false) {
              HStack(spacing: 0) {
                fixed("a", 200, 64); fixed("c", 200, 64)
              }
            }
            fixed("b", 80, 32)
          }
        }
      },
      LayoutScreen("scroll-least-width-row", ["a": [0, 128, 160, 64], "b": [160, 128, 160, 64]]) {
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 0) {
            flexible("x").frame(minWidth: 160, maxHeight: 64).box("a");
            flexible("x").frame(width: 160, height: 64).box("b")
          }
          .frame(height: 64)
        }
      },
      LayoutScreen("scroll-trailing-column", ["a": [240, 0, 80, 32], "b": [0, 32, 320, 32]]) {
        ScrollView {
          VStack(alignment: .trailing, spacing: 0) {
            fixed("a", 80, 32); flexible("x").frame(height: 32).box("b")
          }
        }
      },
      LayoutScreen("lazy-column-trailing", ["a": [240, 0, 80, 32], "b": [240, 48, 80, 32]]) {
        ScrollView {
          LazyVStack(alignment: .trailing, spacing: 16) {
            fixed("a", 80, 32); fixed("b", 80, 32)
          }
        }
      },
      LayoutScreen("lazy-column-of-rows", ["a": [16, 0, 80, 32], "b": [224, 0, 80, 32], "c": [16, 32, 80, 32]]) {
        ScrollView {
          LazyVStack(spacing: 0) {
            HStack(spacing: 0) {
              fixed("a", 80, 32); Spacer(); fixed("b", 80, 32)
            }
            HStack(spacing: 0) {
              fixed("c", 80, 32); Spacer()
            }
          }.padding(.horizontal, 16)
        }
      },
      LayoutScreen("geometry-in-column", ["a": [120, 0, 80, 64], "g": [0, 64, 320, 256], "b": [0, 64, 80, 32]]) {
        VStack(spacing: 0) {
          fixed("a", 80, 64); GeometryReader { _ in fixed("b", 80, 32) }.box("g")
        }
      },
      LayoutScreen("geometry-nested", ["g": [0, 0, 160, 96], "a": [0, 0, 80, 32]]) {
        GeometryReader { _ in
          GeometryReader { _ in fixed("a", 80, 32) }.frame(width: 160, height: 96).box("g")
        }
      },
      LayoutScreen("geometry-centred-by-position", ["a": [120, 144, 80, 32]]) {
        GeometryReader { place in fixed("a", 80, 32).position(x: place.size.width / 2, y: place.size.height / 2) }
      },
      LayoutScreen("geometry-shares", ["a": [0, 0, 80, 320], "b": [80, 0, 240, 320]]) {
        GeometryReader { place in
          HStack(spacing: 0) {
            flexible("x").frame(width: place.size.width / 4).box("a"); flexible("b")
          }
        }
      },
      LayoutScreen("geometry-in-overlay", ["a": [80, 80, 160, 160], "b": [80, 80, 80, 160]]) {
        fixed("a", 160, 160).overlay {
          GeometryReader { place in flexible("x").frame(width: place.size.width / 2).box("b") }
        }
      },
      LayoutScreen("geometry-in-padding", ["g": [16, 16, 288, 288], "a": [16, 16, 144, 144]]) {
        GeometryReader { place in
          flexible("x").frame(width: place.size.width / 2, height: place.size.height / 2).box("a")
        }.box("g").padding(16)
      },
      LayoutScreen("fits-by-height", ["b": [120, 128, 80, 64]]) {
        ViewThatFits(in: .vertical) {
          fixed("a", 80, 160); fixed("b", 80, 64)
        }.frame(height: 96)
      },
      LayoutScreen("fits-none-takes-last", ["b": [-16, 144, 352, 32]]) {
        ViewThatFits {
          fixed("a", 400, 32); fixed("b", 352, 32)
        }
      },
      LayoutScreen("fits-row-or-column", ["c": [100, 128, 120, 32], "d": [100, 160, 120, 32]]) {
        ViewThatFits {
          HStack(spacing: 0) {
            fixed("a", 120, 32); fixed("b", 120, 32)
          }
          VStack(spacing: 0) {
            fixed("c", 120, 32); fixed("d", 120, 32)
          }
        }.frame(width: 200)
      }
      .except(.terminal, "100 points are no whole number of cells"),
      LayoutScreen("fits-first", ["a": [40, 144, 240, 32]]) {
        ViewThatFits {
          fixed("a", 240, 32); fixed("b", 80, 32)
        }
      },
    ]
  }
}
