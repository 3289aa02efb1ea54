import SwiftUI

extension LayoutScreen {
  /// Cells of grids that span, are moved by guides, share widths or are as many as fit.
  @MainActor static var cells: [LayoutScreen] {
    [
      LayoutScreen(
        "cells-span-two-and-three",
        [
          "a": [72, 96, 48, 32], "b": [136, 96, 48, 32], "c": [200, 96, 48, 32], "d": [72, 144, 80, 48],
          "e": [200, 144, 32, 48], "f": [72, 208, 160, 16],
        ]
      ) {
        Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 16) {
          GridRow {
            fixed("a", 48, 32); fixed("b", 48, 32); fixed("c", 48, 32)
          }
          GridRow {
            fixed("d", 80, 48).gridCellColumns(2); fixed("e", 32, 48)
          }
          GridRow { fixed("f", 160, 16).gridCellColumns(3) }
        }
      },
      LayoutScreen(
        "cells-flexible-between-fixed",
        [
          "a": [0, 128, 80, 32], "b": [80, 128, 192, 32], "c": [272, 128, 48, 32], "d": [0, 160, 272, 32],
          "e": [272, 160, 48, 32],
        ]
      ) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            fixed("a", 80, 32); flexible("x").frame(height: 32).box("b"); fixed("c", 48, 32)
          }
          GridRow {
            flexible("x").frame(height: 32).box("d").gridCellColumns(2); fixed("e", 48, 32)
          }
        }
      },
      LayoutScreen(
        "cells-share-whatever-their-ideal", ["a": [0, 144, 160, 32], "b": [160, 144, 160, 32]]
      ) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            fixed("i", 80, 32).frame(maxWidth: .infinity).box("a")
            fixed("j", 48, 32).frame(maxWidth: .infinity).box("b")
          }
        }
      },
      LayoutScreen(
        "cells-of-stacks",
        ["a": [80, 112, 64, 32], "b": [80, 144, 96, 64], "c": [176, 144, 64, 32], "d": [80, 112, 96, 96]]
      ) {
        Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            VStack(alignment: .leading, spacing: 0) {
              fixed("a", 64, 32); fixed("b", 96, 64)
            }.box("d")
            fixed("c", 64, 32)
          }
        }
      },
      LayoutScreen(
        "cells-padded-grid", ["g": [16, 112, 288, 96], "a": [32, 128, 128, 32], "d": [160, 160, 128, 32]]
      ) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            flexible("x").frame(height: 32).box("a"); flexible("x").frame(height: 32).box("b")
          }
          GridRow {
            flexible("x").frame(height: 32).box("c"); flexible("x").frame(height: 32).box("d")
          }
        }
        .padding(16).background { flexible("g") }.padding(.horizontal, 16)
      },
      LayoutScreen(
        "cells-adaptive-padded", ["a": [16, 96, 136, 48], "b": [168, 96, 136, 48], "c": [16, 176, 136, 48]]
      ) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 100, maximum: 200), spacing: 16)], spacing: 32) {
          ForEach(Array("abc"), id: \.self) { flexible("x").frame(height: 48).box($0) }
        }.padding(.horizontal, 16)
      },
      LayoutScreen("cells-adaptive-squares", ["a": [0, 0, 80, 80], "d": [240, 0, 80, 80], "e": [0, 96, 80, 80]]) {
        ScrollView(showsIndicators: false) {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 72), spacing: 0)], spacing: 16) {
            ForEach(Array("abcde"), id: \.self) { flexible($0).aspectRatio(1, contentMode: .fit) }
          }
        }
      },
      LayoutScreen("cells-adaptive-rows", ["a": [0, 80, 48, 80], "b": [0, 160, 48, 80], "c": [64, 80, 48, 80]]) {
        ScrollView(.horizontal, showsIndicators: false) {
          LazyHGrid(rows: [GridItem(.adaptive(minimum: 64), spacing: 0)], spacing: 16) {
            ForEach(Array("abcde"), id: \.self) { flexible("x").frame(width: 48).box($0) }
          }
        }.frame(height: 160)
      },
      LayoutScreen("cells-aligned-in-tracks", ["a": [64, 128, 32, 32], "b": [112, 128, 64, 64]]) {
        LazyVGrid(
          columns: [
            GridItem(.flexible(minimum: 48, maximum: 96), spacing: 16, alignment: .topTrailing),
            GridItem(.flexible(), alignment: .bottomLeading),
          ], spacing: 0
        ) {
          fixed("a", 32, 32); fixed("b", 64, 64)
        }
      },
      LayoutScreen("cells-grid-leading", ["a": [0, 128, 64, 32], "b": [64, 128, 64, 32], "c": [0, 160, 64, 32]]) {
        LazyVGrid(columns: [GridItem(.fixed(64), spacing: 0), GridItem(.fixed(64))], alignment: .leading, spacing: 0) {
          ForEach(Array("abc"), id: \.self) { flexible("x").frame(height: 32).box($0) }
        }
      },
      LayoutScreen("cells-under-header", ["h": [0, 0, 320, 32], "a": [0, 48, 80, 32], "b": [0, 96, 80, 32]]) {
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 16) {
            Section {
              fixed("a", 80, 32); fixed("b", 80, 32)
            } header: {
              flexible("x").frame(height: 32).box("h")
            }
          }
        }
      },
    ]
  }

  /// Alternatives, layouts of an app's own, readers of geometry, and lengths of containers.
  @MainActor static var arrangements: [LayoutScreen] {
    [
      LayoutScreen("fits-over-flexible", ["c": [56, 0, 208, 32], "d": [80, 32, 160, 32], "e": [0, 64, 320, 256]]) {
        VStack(spacing: 0) {
          ViewThatFits(in: .horizontal) {
            HStack(spacing: 0) {
              fixed("a", 208, 32); fixed("b", 160, 32)
            }
            VStack(spacing: 0) {
              fixed("c", 208, 32); fixed("d", 160, 32)
            }
          }
          flexible("e")
        }
      },
      LayoutScreen("fits-beside-flexible", ["b": [0, 144, 96, 32], "c": [96, 0, 224, 320]]) {
        HStack(spacing: 0) {
          ViewThatFits {
            fixed("a", 240, 32); fixed("b", 96, 32)
          }
          flexible("c")
        }
      },
      LayoutScreen("fits-ideal-of-text", ["b": [120, 144, 80, 32]]) {
        ViewThatFits(in: .horizontal) {
          Text("a line that is far longer than there is room for it").lineLimit(1); fixed("b", 80, 32)
        }.frame(width: 160)
      },
      LayoutScreen(
        "own-layout-wraps",
        [
          "l": [16, 0, 288, 80], "a": [16, 0, 96, 32], "b": [128, 0, 128, 32], "c": [16, 48, 112, 32],
          "d": [144, 48, 64, 32],
        ]
      ) {
        ScrollView {
          WrappingLayout(spacing: 16) {
            fixed("a", 96, 32); fixed("b", 128, 32); fixed("c", 112, 32); fixed("d", 64, 32)
          }.box("l").padding(.horizontal, 16)
        }
      },
      LayoutScreen(
        "own-layout-of-equal-widths", ["a": [48, 144, 112, 32], "b": [160, 144, 112, 32], "i": [72, 144, 64, 32]]
      ) {
        EqualWidthsLayout {
          fixed("i", 64, 32).frame(maxWidth: .infinity).box("a")
          fixed("j", 112, 32).frame(maxWidth: .infinity).box("b")
        }
      },
      LayoutScreen("own-layout-around-centre", ["a": [128, 48, 64, 32], "b": [128, 240, 64, 32]]) {
        PolesLayout(distance: 96) {
          fixed("a", 64, 32); fixed("b", 64, 32)
        }
      },
      LayoutScreen(
        "own-layout-in-row-of-flexible", ["a": [0, 144, 96, 32], "b": [96, 144, 96, 32], "c": [192, 0, 128, 320]]
      ) {
        HStack(spacing: 0) {
          EqualWidthsLayout {
            fixed("a", 96, 32); fixed("j", 64, 32).frame(maxWidth: .infinity).box("b")
          }
          flexible("c")
        }
      },
      LayoutScreen(
        "geometry-between-fixed",
        ["a": [0, 144, 80, 32], "g": [80, 0, 160, 320], "b": [80, 0, 80, 32], "c": [240, 144, 80, 32]]
      ) {
        HStack(spacing: 0) {
          fixed("a", 80, 32)
          GeometryReader { flexible("x").frame(width: $0.size.width / 2, height: 32).box("b") }.box("g")
          fixed("c", 80, 32)
        }
      },
      LayoutScreen(
        "geometry-of-some-height", ["g": [0, 0, 320, 64], "a": [0, 0, 80, 32], "b": [120, 288, 80, 32]]
      ) {
        VStack(spacing: 0) {
          GeometryReader { _ in fixed("a", 80, 32) }.frame(height: 64).box("g")
          Spacer(minLength: 0); fixed("b", 80, 32)
        }
      },
      LayoutScreen(
        "geometry-in-scrolled-column", ["g": [0, 0, 320, 96], "a": [0, 0, 160, 96], "b": [120, 96, 80, 32]]
      ) {
        ScrollView {
          VStack(spacing: 0) {
            GeometryReader { flexible("x").frame(width: $0.size.width / 2).box("a") }.frame(height: 96).box("g")
            fixed("b", 80, 32)
          }
        }
      },
      LayoutScreen("relative-thirds", ["a": [0, 128, 96, 64], "b": [112, 128, 96, 64], "c": [224, 128, 96, 64]]) {
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 16) {
            ForEach(Array("abc"), id: \.self) {
              flexible("x").frame(height: 64).containerRelativeFrame(.horizontal, count: 3, spacing: 16).box($0)
            }
          }
        }
      },
      LayoutScreen("relative-within-safe-area", ["a": [16, 128, 288, 64], "b": [320, 128, 288, 64]]) {
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 16) {
            ForEach(Array("ab"), id: \.self) {
              flexible("x").frame(height: 64).containerRelativeFrame(.horizontal).box($0)
            }
          }
        }.safeAreaPadding(.horizontal, 16)
      },
      LayoutScreen("guide-below-bottom-in-row", ["a": [96, 112, 64, 96], "b": [160, 128, 64, 64]]) {
        HStack(alignment: .bottom, spacing: 0) {
          fixed("a", 64, 96); fixed("b", 64, 64).alignmentGuide(.bottom) { $0[.bottom] + 16 }
        }
      },
      LayoutScreen("guide-by-own-size", ["a": [80, 128, 80, 32], "b": [120, 160, 80, 32], "c": [160, 192, 80, 32]]) {
        VStack(alignment: .leading, spacing: 0) {
          fixed("a", 80, 32)
          fixed("b", 80, 32).alignmentGuide(.leading) { -$0.width / 2 }
          fixed("c", 80, 32).alignmentGuide(.leading) { -$0.width }
        }
        .offset(y: 16)
      },
    ]
  }
}

/// As many views beside each other as fit.
struct WrappingLayout: Layout {
  var spacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let places = places(of: subviews, in: proposal.width ?? .infinity)
    return CGSize(
      width: proposal.width ?? places.map(\.maxX).max() ?? 0, height: places.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (view, place) in zip(subviews, places(of: subviews, in: bounds.width)) {
      view.place(
        at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY), proposal: ProposedViewSize(place.size))
    }
  }

  private func places(of subviews: Subviews, in width: CGFloat) -> [CGRect] {
    var corner = CGPoint.zero
    var tallest: CGFloat = 0
    return subviews.map { view in
      let size = view.sizeThatFits(.unspecified)
      if corner.x > 0, corner.x + size.width > width {
        corner = CGPoint(x: 0, y: corner.y + tallest + spacing)
        tallest = 0
      }
      defer { corner.x += size.width + spacing }
      tallest = max(tallest, size.height)
      return CGRect(origin: corner, size: size)
    }
  }
}

/// Views beside each other, each as wide as the widest.
struct EqualWidthsLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let largest = largest(of: subviews)
    return CGSize(width: largest.width * CGFloat(subviews.count), height: largest.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let largest = largest(of: subviews)
    for (index, view) in subviews.enumerated() {
      view.place(
        at: CGPoint(x: bounds.minX + largest.width * (CGFloat(index) + 0.5), y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(largest))
    }
  }

  private func largest(of subviews: Subviews) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }
}

/// Views above and below the middle, in turn.
private struct PolesLayout: Layout {
  var distance: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, view) in subviews.enumerated() {
      let offset = index.isMultiple(of: 2) ? -distance : distance
      view.place(at: CGPoint(x: bounds.midX, y: bounds.midY + offset), anchor: .center, proposal: .unspecified)
    }
  }
}
