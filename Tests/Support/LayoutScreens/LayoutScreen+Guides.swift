import SwiftUI

/// A horizontal guide of these screens' own, at the middle of what says nothing else.
private enum PinAlignment: AlignmentID {
  static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions[VerticalAlignment.center] }
}

/// A vertical guide of these screens' own, at the middle of what says nothing else.
private enum StemAlignment: AlignmentID {
  static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions[HorizontalAlignment.center] }
}

extension HorizontalAlignment {
  fileprivate static let stem = HorizontalAlignment(StemAlignment.self)
}

extension VerticalAlignment {
  fileprivate static let pin = VerticalAlignment(PinAlignment.self)
}

extension LayoutScreen {
  /// Alignment guides in stacks, layers, overlays and backgrounds.
  @MainActor static var guides: [LayoutScreen] {
    [
      LayoutScreen("guide-badge-on-corner", ["a": [120, 128, 80, 64], "b": [192, 112, 16, 32]]) {
        fixed("a", 80, 64).overlay(alignment: .topTrailing) {
          fixed("b", 16, 32).alignmentGuide(.top) { $0[VerticalAlignment.center] }
            .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
        }
      },
      LayoutScreen("guide-below-in-overlay", ["a": [120, 128, 80, 64], "b": [120, 192, 80, 32]]) {
        fixed("a", 80, 64).overlay(alignment: .bottom) { fixed("b", 80, 32).alignmentGuide(.bottom) { $0[.top] } }
      },
      LayoutScreen("guide-before-in-background", ["a": [120, 128, 80, 64], "b": [72, 128, 48, 64]]) {
        fixed("a", 80, 64).background(alignment: .leading) {
          fixed("b", 48, 64).alignmentGuide(.leading) { $0[.trailing] }
        }
      },
      LayoutScreen("guide-of-what-is-overlaid", ["a": [120, 128, 80, 64], "b": [152, 128, 16, 32]]) {
        fixed("a", 80, 64).alignmentGuide(.leading) { _ in 32 }
          .overlay(alignment: .topLeading) { fixed("b", 16, 32) }
      },
      LayoutScreen("guide-in-layers", ["a": [80, 112, 160, 96], "b": [96, 144, 80, 32]]) {
        ZStack(alignment: .leading) {
          fixed("a", 160, 96); fixed("b", 80, 32).alignmentGuide(.leading) { _ in -16 }
        }
      },
      LayoutScreen(
        "guide-widens-layers", ["z": [40, 128, 240, 64], "a": [40, 128, 160, 64], "b": [200, 144, 80, 32]]
      ) {
        ZStack(alignment: .leading) {
          fixed("a", 160, 64); fixed("b", 80, 32).alignmentGuide(.leading) { _ in -160 }
        }.box("z")
      },
      LayoutScreen(
        "guide-widens-column", ["v": [80, 128, 160, 64], "a": [80, 128, 80, 32], "b": [160, 160, 80, 32]]
      ) {
        VStack(alignment: .leading, spacing: 0) {
          fixed("a", 80, 32); fixed("b", 80, 32).alignmentGuide(.leading) { _ in -80 }
        }.box("v")
      },
      LayoutScreen("guide-trailing-in-column", ["a": [144, 128, 80, 32], "b": [96, 160, 80, 32]]) {
        VStack(alignment: .trailing, spacing: 0) {
          fixed("a", 80, 32); fixed("b", 80, 32).alignmentGuide(.trailing) { $0[.trailing] + 48 }
        }
      },
      LayoutScreen(
        "guide-center-in-row", ["h": [80, 112, 160, 96], "a": [80, 144, 80, 64], "b": [160, 112, 80, 64]]
      ) {
        HStack(spacing: 0) {
          fixed("a", 80, 64); fixed("b", 80, 64).alignmentGuide(VerticalAlignment.center) { $0[.bottom] }
        }.box("h")
      },
      LayoutScreen(
        "guide-own-across-columns", ["a": [80, 128, 80, 32], "b": [80, 160, 80, 32], "c": [160, 160, 80, 32]]
      ) {
        HStack(alignment: .pin, spacing: 0) {
          VStack(spacing: 0) {
            fixed("a", 80, 32); fixed("b", 80, 32).alignmentGuide(.pin) { $0[VerticalAlignment.center] }
          }
          fixed("c", 80, 32)
        }
      },
      LayoutScreen(
        "guide-own-of-grid-column",
        [
          "a": [128, 128, 48, 32], "b": [176, 128, 64, 32], "c": [80, 160, 80, 32], "d": [176, 160, 64, 32],
        ]
      ) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            fixed("a", 48, 32).alignmentGuide(.stem) { _ in 16 }.gridColumnAlignment(.stem); fixed("b", 64, 32)
          }
          GridRow {
            fixed("c", 80, 32).alignmentGuide(.stem) { _ in 64 }; fixed("d", 64, 32)
          }
        }
      },
      LayoutScreen("guide-own-of-top", ["a": [80, 128, 80, 64], "b": [160, 160, 80, 32]]) {
        HStack(alignment: .pin, spacing: 0) {
          fixed("a", 80, 64); fixed("b", 80, 32).alignmentGuide(.pin) { $0[.top] }
        }
      },
      LayoutScreen("guide-in-frame-trailing", ["f": [40, 80, 240, 160], "a": [168, 144, 80, 32]]) {
        fixed("a", 80, 32).alignmentGuide(.trailing) { $0[.trailing] + 32 }
          .frame(width: 240, height: 160, alignment: .trailing).box("f")
      },
      LayoutScreen("guide-does-not-move-other-axis", ["a": [120, 128, 80, 64], "b": [120, 128, 32, 16]]) {
        fixed("a", 80, 64).overlay(alignment: .topLeading) {
          fixed("b", 32, 16).alignmentGuide(HorizontalAlignment.center) { _ in 0 }
        }
      },
      LayoutScreen(
        "guide-of-inner-stack", ["a": [104, 112, 80, 32], "b": [136, 144, 80, 32], "c": [136, 176, 64, 32]]
      ) {
        VStack(alignment: .leading, spacing: 0) {
          HStack(spacing: 0) { fixed("a", 80, 32) }.alignmentGuide(.leading) { _ in 32 }
          fixed("b", 80, 32); fixed("c", 64, 32)
        }
      },
    ]
  }
}
