import SwiftUI

extension LayoutScreen {
  /// Safe areas and their insets, margins of scrolled content, and where scrolling begins.
  @MainActor static var margins: [LayoutScreen] { safeAreas + scrolledMargins + scrollPlaces }

  @MainActor private static var safeAreas: [LayoutScreen] {
    [
      LayoutScreen(
        "margins-overlays-before-and-after-inset",
        ["b": [288, 240, 32, 32], "c": [0, 272, 320, 48], "d": [304, 304, 16, 16]]
      ) {
        flexible("a").overlay(alignment: .bottomTrailing) { fixed("b", 32, 32) }
          .safeAreaInset(edge: .bottom, spacing: 0) { flexible("x").frame(height: 48).box("c") }
          .overlay(alignment: .bottomTrailing) { fixed("d", 16, 16) }
      },
      LayoutScreen(
        "margins-insets-on-one-edge", ["a": [0, 0, 320, 224], "b": [0, 224, 320, 32], "c": [0, 256, 320, 64]]
      ) {
        flexible("a")
          .safeAreaInset(edge: .bottom, spacing: 0) { flexible("x").frame(height: 32).box("b") }
          .safeAreaInset(edge: .bottom, spacing: 0) { flexible("x").frame(height: 64).box("c") }
      },
      LayoutScreen("margins-padding-under-which-layers-go", ["b": [0, 0, 320, 320], "a": [32, 0, 256, 320]]) {
        ZStack {
          flexible("b").ignoresSafeArea(); flexible("a")
        }.safeAreaPadding(.horizontal, 32)
      },
      LayoutScreen(
        "margins-background-goes-under-inset-on-one-edge",
        ["h": [0, 0, 320, 48], "f": [0, 272, 320, 48], "b": [0, 48, 320, 272], "a": [120, 144, 80, 32]]
      ) {
        fixed("a", 80, 32).frame(maxWidth: .infinity, maxHeight: .infinity)
          .background { flexible("b").ignoresSafeArea(edges: .bottom) }
          .safeAreaInset(edge: .top, spacing: 0) { flexible("x").frame(height: 48).box("h") }
          .safeAreaInset(edge: .bottom, spacing: 0) { flexible("x").frame(height: 48).box("f") }
      },
      LayoutScreen(
        "margins-inset-of-padding", ["a": [16, 16, 288, 208], "b": [16, 240, 288, 64]]
      ) {
        flexible("a")
          .safeAreaInset(edge: .bottom, spacing: 16) { flexible("x").frame(height: 64).box("b") }
          .padding(16)
      },
      LayoutScreen(
        "margins-inset-of-column-in-row", ["a": [0, 0, 96, 320], "b": [96, 64, 224, 256], "c": [96, 0, 224, 64]]
      ) {
        HStack(spacing: 0) {
          flexible("x").frame(width: 96).box("a")
          VStack(spacing: 0) { flexible("b") }
            .safeAreaInset(edge: .top, spacing: 0) { flexible("x").frame(height: 64).box("c") }
        }
      },
      LayoutScreen(
        "margins-floating-button", ["s": [0, 0, 320, 320], "a": [0, 0, 320, 640], "b": [248, 248, 56, 56]]
      ) {
        ScrollView(showsIndicators: false) { flexible("x").frame(height: 640).box("a") }.box("s")
          .safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 0) {
            fixed("b", 56, 56).padding([.bottom, .trailing], 16)
          }
      }.except(.terminal, "56 points are no whole number of rows"),
    ]
  }

  @MainActor private static var scrolledMargins: [LayoutScreen] {
    [
      LayoutScreen("margins-of-content-on-three-edges", ["a": [32, 16, 256, 64], "b": [120, 96, 80, 32]]) {
        ScrollView {
          VStack(spacing: 16) {
            flexible("x").frame(height: 64).box("a"); fixed("b", 80, 32)
          }
        }
        .contentMargins(.horizontal, 32, for: .scrollContent).contentMargins(.top, 16, for: .scrollContent)
      },
      LayoutScreen("margins-of-paged-cards", ["a": [16, 0, 184, 320], "b": [224, 0, 184, 320]]) {
        ScrollView(.horizontal, showsIndicators: false) {
          LazyHStack(spacing: 24) {
            ForEach(Array("abc"), id: \.self) {
              flexible("x").containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 24).box($0)
            }
          }.scrollTargetLayout()
        }
        .contentMargins(.horizontal, 16, for: .scrollContent).scrollTargetBehavior(.viewAligned)
      },
      LayoutScreen(
        "margins-relative-in-column-of-sideways-scroll",
        ["a": [0, 0, 320, 64], "b": [16, 64, 288, 96], "c": [0, 160, 320, 64]]
      ) {
        ScrollView(showsIndicators: false) {
          VStack(spacing: 0) {
            flexible("x").frame(height: 64).box("a")
            ScrollView(.horizontal, showsIndicators: false) {
              HStack(spacing: 16) {
                flexible("x").frame(height: 96).containerRelativeFrame(.horizontal).box("b")
                flexible("x").frame(height: 96).containerRelativeFrame(.horizontal)
              }
            }.safeAreaPadding(.horizontal, 16)
            flexible("x").frame(height: 64).box("c")
          }
        }
      },
      LayoutScreen("margins-relative-height-of-pages", ["a": [0, 0, 320, 320], "b": [0, 320, 320, 320]]) {
        ScrollView(showsIndicators: false) {
          LazyVStack(spacing: 0) {
            ForEach(Array("abc"), id: \.self) {
              flexible("x").containerRelativeFrame([.horizontal, .vertical]).box($0)
            }
          }.scrollTargetLayout()
        }.scrollTargetBehavior(.paging)
      },
      LayoutScreen("margins-relative-aligned-in-page", ["f": [0, 0, 320, 160], "a": [240, 128, 80, 32]]) {
        ScrollView(showsIndicators: false) {
          fixed("a", 80, 32)
            .containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing) { length, axis in
              axis == .vertical ? length / 2 : length
            }.box("f")
        }
      },
    ]
  }

  @MainActor private static var scrollPlaces: [LayoutScreen] {
    [
      LayoutScreen("margins-begins-at-bottom", ["a": [120, -320, 80, 640]]) {
        ScrollView(showsIndicators: false) { fixed("a", 80, 640) }.defaultScrollAnchor(.bottom)
      },
      LayoutScreen("margins-small-content-at-bottom", ["a": [120, 288, 80, 32]]) {
        ScrollView { fixed("a", 80, 32).frame(maxWidth: .infinity) }.defaultScrollAnchor(.bottom)
      },
      LayoutScreen("margins-begins-at-centre", ["a": [120, -160, 80, 640]]) {
        ScrollView(showsIndicators: false) { fixed("a", 80, 640) }.defaultScrollAnchor(.center)
      }.except(.browser, "a browser begins at the start or at the end"),
      LayoutScreen("margins-begins-at-trailing-edge", ["a": [-320, 128, 640, 64]]) {
        ScrollView(.horizontal, showsIndicators: false) { fixed("a", 640, 64) }.defaultScrollAnchor(.trailing)
      },
      LayoutScreen("margins-begins-at-row", ["c": [0, 0, 320, 160], "d": [0, 160, 320, 160]]) {
        ScrollView(showsIndicators: false) {
          VStack(spacing: 0) {
            ForEach(Array("abcdef"), id: \.self) { flexible("x").frame(height: 160).box($0) }
          }.scrollTargetLayout()
        }.scrollPosition(id: .constant("c" as Character?), anchor: .top)
      },
    ]
  }
}
