import SwiftUI

extension LayoutScreen {
  /// Regions that scroll, alternatives, pages and editors.
  @MainActor static var regions: [LayoutScreen] {
    [
      LayoutScreen("scroll-in-column", ["a": [120, 0, 80, 64], "s": [0, 64, 320, 256]]) {
        VStack(spacing: 0) {
          fixed("a", 80, 64); ScrollView { fixed("b", 320, 800) }.box("s")
        }
      },
      LayoutScreen("scrolls-share-column", ["s": [0, 0, 320, 160], "t": [0, 160, 320, 160]]) {
        VStack(spacing: 0) {
          ScrollView { fixed("a", 320, 800) }.box("s"); ScrollView { fixed("b", 320, 64) }.box("t")
        }
      },
      LayoutScreen("scroll-row-of-bar", ["a": [112, 0, 8, 64], "b": [128, 0, 80, 64]]) {
        ScrollView {
          HStack(spacing: 8) {
            Color.red.frame(width: 8).box("a"); fixed("b", 80, 64)
          }
        }
      },
      LayoutScreen("scroll-layers", ["a": [0, 0, 320, 64], "b": [120, 0, 80, 64]]) {
        ScrollView {
          ZStack {
            flexible("a"); fixed("b", 80, 64)
          }
        }
      },
      LayoutScreen("flexible-column-in-horizontal-scroll", ["a": [0, 112, 640, 32], "b": [0, 144, 640, 64]]) {
        ScrollView(.horizontal) {
          VStack(alignment: .leading, spacing: 0) {
            Color.red.frame(height: 32).box("a"); fixed("b", 640, 64)
          }
        }
      },
      LayoutScreen("small-content-of-both-axes", ["a": [80, 112, 160, 96]]) {
        ScrollView([.horizontal, .vertical]) { fixed("a", 160, 96) }
      },
      LayoutScreen("large-content-of-both-axes", ["a": [0, 0, 640, 480]]) {
        ScrollView([.horizontal, .vertical]) { fixed("a", 640, 480) }
      },
      LayoutScreen("lazy-row-fills-height", ["s": [0, 0, 320, 320], "a": [0, 144, 80, 32]]) {
        ScrollView(.horizontal) { LazyHStack(spacing: 0) { fixed("a", 80, 32) } }.box("s")
      },
      LayoutScreen("scroll-horizontal-ideal-width", ["a": [0, 128, 10, 64], "b": [10, 128, 40, 64]]) {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            Color.red.frame(height: 64).box("a"); fixed("b", 40, 64)
          }
        }
      }
      .except(.terminal, "10 points are no whole number of cells"),
      LayoutScreen("scroll-geometry", ["g": [0, 0, 320, 10], "b": [0, 10, 320, 480]]) {
        ScrollView {
          VStack(spacing: 0) {
            GeometryReader { _ in Color.clear }.box("g"); Color.red.frame(height: 480).box("b")
          }
        }
      }
      .except(.terminal, "10 points are no whole number of cells"),
      LayoutScreen("ratio-in-scroll", ["a": [0, 0, 320, 160], "b": [0, 160, 320, 640]]) {
        ScrollView {
          VStack(spacing: 0) {
            Color.red.box("a").aspectRatio(2, contentMode: .fit); Color.red.frame(height: 640).box("b")
          }
        }
      }
      .except(.terminal, "its indicator takes a column"),
      LayoutScreen("fits-horizontal-only", ["a": [120, -160, 80, 640]]) {
        ViewThatFits(in: .horizontal) {
          fixed("a", 80, 640); fixed("b", 40, 32)
        }
      },
      LayoutScreen("fits-flexible", ["a": [0, 0, 320, 320]]) {
        ViewThatFits {
          flexible("a"); fixed("b", 40, 32)
        }
      },
      LayoutScreen("fits-scroll", ["s": [0, 0, 320, 320]]) {
        ViewThatFits(in: .vertical) {
          Color.red.frame(height: 640); ScrollView { Color.red.frame(height: 640) }.box("s")
        }
      },
      LayoutScreen("fits-in-row", ["b": [0, 144, 80, 32], "c": [200, 144, 120, 32]]) {
        HStack(spacing: 0) {
          ViewThatFits {
            fixed("a", 240, 32); fixed("b", 80, 32)
          }; Spacer(); fixed("c", 120, 32)
        }
      },
      LayoutScreen("stack-page-centres", ["a": [120, 144, 80, 32]]) {
        NavigationStack { fixed("a", 80, 32).toolbar(.hidden, for: .navigationBar) }
      },
      LayoutScreen("editor-fills", ["t": [0, 64, 320, 256]]) {
        VStack(spacing: 0) {
          fixed("a", 80, 64); TextEditor(text: .constant("")).box("t")
        }
      },
      LayoutScreen("tabs-pages", ["a": [0, 0, 320, 320]]) {
        TabView { flexible("a") }.tabViewStyle(.page(indexDisplayMode: .never))
      },
      LayoutScreen("tabs-pages-in-frame", ["a": [0, 80, 320, 160]]) {
        TabView {
          flexible("a"); flexible("b")
        }.tabViewStyle(.page(indexDisplayMode: .never)).frame(height: 160)
      },
    ]
  }
}
