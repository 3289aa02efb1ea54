import SwiftUI

/// A vertical guide of these screens' own, at the middle of what says nothing else.
private enum StandAlignment: AlignmentID {
  static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions[VerticalAlignment.center] }
}

extension VerticalAlignment {
  fileprivate static let stand = VerticalAlignment(StandAlignment.self)
}

/// Views in one corner, with guides of the layout's own.
private struct CornerLayout: Layout {
  var leading: CGFloat?
  var center: CGFloat?
  var stand: CGFloat?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for view in subviews { view.place(at: bounds.origin, proposal: .unspecified) }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? { guide == .leading ? leading : nil }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGFloat? { guide == .center ? center : guide == .stand ? stand : nil }
}

/// Like its first view, with the guides of that.
private struct FirstLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? { subviews[0].dimensions(in: proposal)[explicit: guide] }
}

extension LayoutScreen {
  /// Guides in the columns and rows of grids, and of layouts of the app's own.
  @MainActor static var lines: [LayoutScreen] { gridLines + layoutLines }

  @MainActor private static var gridLines: [LayoutScreen] {
    [
      LayoutScreen(
        "grid-guide-in-column",
        ["a": [64, 128, 80, 32], "b": [96, 160, 80, 32], "c": [176, 128, 80, 32], "d": [176, 160, 80, 32]]
      ) {
        Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            fixed("a", 80, 32); fixed("c", 80, 32)
          }
          GridRow {
            fixed("b", 80, 32).alignmentGuide(.leading) { _ in -32 }
            fixed("d", 80, 32)
          }
        }
      },
      LayoutScreen(
        "grid-guide-right-to-left",
        ["a": [176, 128, 80, 32], "b": [144, 160, 80, 32], "c": [64, 128, 80, 32], "d": [64, 160, 80, 32]]
      ) {
        Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            fixed("a", 80, 32); fixed("c", 80, 32)
          }
          GridRow {
            fixed("b", 80, 32).alignmentGuide(.leading) { _ in -32 }
            fixed("d", 80, 32)
          }
        }
        .environment(\.layoutDirection, .rightToLeft)
      },
      LayoutScreen("grid-guide-trailing", ["a": [120, 128, 80, 32], "b": [120, 160, 48, 32]]) {
        Grid(alignment: .trailing, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow { fixed("a", 80, 32) }
          GridRow { fixed("b", 48, 32).alignmentGuide(.trailing) { $0[.trailing] + 32 } }
        }
      },
      LayoutScreen("grid-guide-center-in-column", ["a": [80, 128, 160, 32], "b": [160, 160, 64, 32]]) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow { fixed("a", 160, 32) }
          GridRow { fixed("b", 64, 32).alignmentGuide(HorizontalAlignment.center) { $0[.leading] } }
        }
      },
      LayoutScreen("grid-guide-in-row", ["a": [80, 128, 80, 64], "b": [160, 144, 80, 32]]) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow(alignment: .top) {
            fixed("a", 80, 64); fixed("b", 80, 32).alignmentGuide(.top) { _ in -16 }
          }
        }
      },
      LayoutScreen(
        "grid-guide-makes-row-higher", ["g": [80, 96, 160, 128], "a": [80, 128, 80, 64], "b": [160, 96, 80, 64]]
      ) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            fixed("a", 80, 64); fixed("b", 80, 64).alignmentGuide(VerticalAlignment.center) { $0[.bottom] }
          }
          GridRow { fixed("c", 80, 32) }
        }.box("g")
      },
      LayoutScreen("grid-guide-own-in-row", ["a": [80, 128, 80, 64], "b": [160, 160, 80, 32]]) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow(alignment: .stand) {
            fixed("a", 80, 64); fixed("b", 80, 32).alignmentGuide(.stand) { $0[.top] }
          }
        }
      },
      LayoutScreen(
        "grid-guide-in-aligned-column",
        ["a": [88, 128, 48, 32], "b": [152, 128, 80, 32], "c": [72, 160, 80, 32], "d": [200, 160, 48, 32]]
      ) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            fixed("a", 48, 32); fixed("b", 80, 32).gridColumnAlignment(.trailing)
          }
          GridRow {
            fixed("c", 80, 32); fixed("d", 48, 32).alignmentGuide(.trailing) { $0.width - 16 }
          }
        }
      },
      LayoutScreen(
        "grid-guide-in-wide-column", ["a": [0, 128, 320, 32], "b": [80, 160, 80, 32], "c": [160, 192, 80, 32]]
      ) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow { Color.blue.frame(height: 32).box("a") }
          GridRow { fixed("b", 80, 32).alignmentGuide(HorizontalAlignment.center) { $0[.trailing] } }
          GridRow { fixed("c", 80, 32).alignmentGuide(HorizontalAlignment.center) { $0[.leading] } }
        }.padding(.top, 32)
      },
      LayoutScreen(
        "grid-anchor-between",
        ["a": [0, 96, 160, 64], "b": [160, 80, 160, 96], "c": [32, 176, 32, 32], "d": [160, 176, 160, 64]]
      ) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            fixed("a", 160, 64); fixed("b", 160, 96)
          }
          GridRow {
            fixed("c", 32, 32).gridCellAnchor(UnitPoint(x: 0.25, y: 0)); fixed("d", 160, 64)
          }
        }
      },
      LayoutScreen("grid-anchor-in-spanning-cell", ["a": [80, 128, 80, 32], "c": [176, 160, 32, 32]]) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            fixed("a", 80, 32); fixed("b", 80, 32)
          }
          GridRow {
            fixed("c", 32, 32).gridCellColumns(2).gridCellAnchor(UnitPoint(x: 0.75, y: 0.5))
          }
        }
      },
      LayoutScreen("grid-anchor-whatever-the-column", ["a": [80, 128, 160, 32], "b": [80, 160, 48, 32]]) {
        Grid(alignment: .trailing, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow { fixed("a", 160, 32).gridColumnAlignment(.center) }
          GridRow { fixed("b", 48, 32).gridCellAnchor(.leading) }
        }
      },
    ]
  }

  @MainActor private static var layoutLines: [LayoutScreen] {
    [
      LayoutScreen("own-layout-guide-in-column", ["a": [104, 128, 80, 32], "b": [136, 160, 80, 32]]) {
        VStack(alignment: .leading, spacing: 0) {
          CornerLayout(leading: 32) { fixed("a", 80, 32) }
          fixed("b", 80, 32)
        }
      },
      LayoutScreen("own-layout-guide-in-row", ["a": [80, 144, 80, 64], "b": [160, 112, 80, 64]]) {
        HStack(spacing: 0) {
          CornerLayout(center: 0) { fixed("a", 80, 64) }
          fixed("b", 80, 64)
        }
      },
      LayoutScreen("own-layout-guide-of-first-view", ["a": [96, 128, 80, 32], "b": [144, 160, 80, 32]]) {
        VStack(alignment: .leading, spacing: 0) {
          FirstLayout { fixed("a", 80, 32).alignmentGuide(.leading) { _ in 48 } }
          fixed("b", 80, 32)
        }
      },
      LayoutScreen("own-layout-own-guide", ["a": [80, 160, 80, 32], "b": [160, 128, 80, 64]]) {
        HStack(alignment: .stand, spacing: 0) {
          CornerLayout(stand: 0) { fixed("a", 80, 32) }
          fixed("b", 80, 64)
        }
      },
      LayoutScreen("own-layout-guide-around-it", ["a": [96, 128, 80, 32], "b": [144, 160, 80, 32]]) {
        VStack(alignment: .leading, spacing: 0) {
          CornerLayout(leading: 32) { fixed("a", 80, 32) }.alignmentGuide(.leading) { $0[.leading] + 16 }
          fixed("b", 80, 32)
        }
      },
      LayoutScreen("own-layout-hides-guides", ["a": [120, 128, 80, 32], "b": [120, 160, 80, 32]]) {
        VStack(alignment: .leading, spacing: 0) {
          CornerLayout { fixed("a", 80, 32).alignmentGuide(.leading) { _ in 48 } }
          fixed("b", 80, 32)
        }
      },
      LayoutScreen("own-layout-guide-in-frame", ["f": [80, 128, 160, 64], "a": [48, 144, 80, 32]]) {
        CornerLayout(leading: 32) { fixed("a", 80, 32) }.frame(width: 160, height: 64, alignment: .leading).box("f")
      },
    ]
  }
}
