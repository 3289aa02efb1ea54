import SwiftUI

extension LayoutScreen {
  /// Right to left, leading is at the right.
  @MainActor static var mirrored: [LayoutScreen] {
    [
      LayoutScreen("mirrored-row", ["a": [240, 144, 80, 32], "b": [0, 144, 80, 32]]) {
        HStack(spacing: 0) {
          fixed("a", 80, 32); Spacer(minLength: 0); fixed("b", 80, 32)
        }.environment(\.layoutDirection, .rightToLeft)
      },
      LayoutScreen("mirrored-column", ["a": [80, 128, 160, 32], "b": [160, 160, 80, 32]]) {
        VStack(alignment: .leading, spacing: 0) {
          fixed("a", 160, 32); fixed("b", 80, 32)
        }.environment(\.layoutDirection, .rightToLeft)
      },
      LayoutScreen("mirrored-frame", ["a": [240, 144, 80, 32]]) {
        fixed("a", 80, 32).frame(maxWidth: .infinity, alignment: .leading)
          .environment(\.layoutDirection, .rightToLeft)
      },
      LayoutScreen("mirrored-padding", ["a": [0, 0, 288, 320]]) {
        flexible("a").padding(.leading, 32).environment(\.layoutDirection, .rightToLeft)
      },
      LayoutScreen("mirrored-overlay", ["a": [80, 80, 160, 160], "b": [224, 80, 16, 16]]) {
        fixed("a", 160, 160).overlay(alignment: .topLeading) { fixed("b", 16, 16) }
          .environment(\.layoutDirection, .rightToLeft)
      },
      LayoutScreen("mirrored-layers", ["a": [80, 112, 160, 96], "b": [160, 112, 80, 32]]) {
        ZStack(alignment: .topLeading) {
          fixed("a", 160, 96); fixed("b", 80, 32)
        }.environment(\.layoutDirection, .rightToLeft)
      },
      LayoutScreen("mirrored-offset", ["a": [96, 128, 80, 32], "b": [120, 160, 80, 32]]) {
        VStack(spacing: 0) {
          fixed("a", 80, 32).offset(x: 24)
          fixed("b", 80, 32)
        }.environment(\.layoutDirection, .rightToLeft)
      },
      LayoutScreen("mirrored-position", ["a": [216, 16, 80, 32]]) {
        fixed("a", 80, 32).position(x: 64, y: 32).environment(\.layoutDirection, .rightToLeft)
      },
      LayoutScreen("mirrored-grid", ["a": [144, 128, 80, 32], "b": [96, 128, 48, 32], "c": [176, 160, 48, 32]]) {
        Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            fixed("a", 80, 32); fixed("b", 48, 32)
          }
          GridRow {
            fixed("c", 48, 32); fixed("d", 48, 32)
          }
        }.environment(\.layoutDirection, .rightToLeft)
      },
      LayoutScreen("mirrored-lazy-grid", ["a": [160, 144, 80, 32], "b": [80, 144, 80, 32]]) {
        LazyVGrid(columns: [GridItem(.fixed(80), spacing: 0), GridItem(.fixed(80))], spacing: 0) {
          fixed("a", 80, 32); fixed("b", 80, 32)
        }.environment(\.layoutDirection, .rightToLeft)
      },
      LayoutScreen("mirrored-inset", ["a": [0, 0, 240, 320], "b": [240, 0, 80, 320]]) {
        flexible("a").safeAreaInset(edge: .leading, spacing: 0) { flexible("x").frame(width: 80).box("b") }
          .environment(\.layoutDirection, .rightToLeft)
      },
      LayoutScreen("mirrored-scroll", ["a": [120, 128, 200, 64], "b": [-80, 128, 200, 64]]) {
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 0) {
            fixed("a", 200, 64); fixed("b", 200, 64)
          }
        }.environment(\.layoutDirection, .rightToLeft)
      },
      LayoutScreen("mirrored-guide", ["a": [160, 128, 80, 32], "b": [80, 160, 80, 32]]) {
        VStack(alignment: .leading, spacing: 0) {
          fixed("a", 80, 32); fixed("b", 80, 32).alignmentGuide(.leading) { _ in -80 }
        }.environment(\.layoutDirection, .rightToLeft)
      },
      LayoutScreen("mirrored-own-layout", ["a": [160, 144, 112, 32], "b": [48, 144, 112, 32]]) {
        EqualWidthsLayout {
          fixed("i", 64, 32).frame(maxWidth: .infinity).box("a"); fixed("b", 112, 32)
        }.environment(\.layoutDirection, .rightToLeft)
      },
      LayoutScreen(
        "mirrored-and-back", ["a": [160, 144, 80, 32], "b": [80, 144, 40, 32], "c": [120, 144, 40, 32]]
      ) {
        HStack(spacing: 0) {
          fixed("a", 80, 32)
          HStack(spacing: 0) {
            fixed("b", 40, 32); fixed("c", 40, 32)
          }.environment(\.layoutDirection, .leftToRight)
        }.environment(\.layoutDirection, .rightToLeft)
      },
      LayoutScreen("mirrored-nested", ["a": [240, 0, 80, 32], "b": [0, 0, 48, 32], "c": [240, 288, 80, 32]]) {
        VStack(alignment: .leading, spacing: 0) {
          HStack(spacing: 0) {
            fixed("a", 80, 32); Spacer(minLength: 0); fixed("b", 48, 32)
          }
          Spacer(minLength: 0); fixed("c", 80, 32)
        }.environment(\.layoutDirection, .rightToLeft)
      },
    ]
  }
}
