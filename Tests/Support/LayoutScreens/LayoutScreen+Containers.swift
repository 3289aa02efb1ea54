import SwiftUI

extension LayoutScreen {
  @MainActor static var scrolling: [LayoutScreen] {
    [
      LayoutScreen("scroll-fixed", ["a": [120, 0, 80, 64]]) { ScrollView { fixed("a", 80, 64) } },
      LayoutScreen("scroll-flexible-width", ["a": [0, 0, 320, 64]]) {
        ScrollView { flexible("x").frame(height: 64).box("a") }
      },
      LayoutScreen("scroll-ideal-height", ["a": [0, 0, 320, 10]]) { ScrollView { flexible("a") } }
        .except(.terminal, "10 points are no whole number of cells"),
      LayoutScreen("scroll-long", ["a": [0, 0, 320, 320], "b": [0, 320, 320, 320]]) {
        ScrollView(showsIndicators: false) {
          VStack(spacing: 0) {
            flexible("x").frame(height: 320).box("a"); flexible("x").frame(height: 320).box("b")
          }
        }
      },
      LayoutScreen("scroll-cards", ["a": [0, 0, 320, 160], "b": [120, 160, 80, 32], "c": [120, 192, 80, 32]]) {
        ScrollView {
          VStack(spacing: 0) {
            VStack(spacing: 0) {
              flexible("x").aspectRatio(2, contentMode: .fit).box("a")
              fixed("b", 80, 32)
            }
            fixed("c", 80, 32)
          }
        }
      },
      LayoutScreen("scroll-leading-column", ["a": [120, 0, 80, 32], "b": [120, 32, 40, 32]]) {
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            fixed("a", 80, 32); fixed("b", 40, 32)
          }
        }
      },
      LayoutScreen("scroll-several", ["a": [120, 0, 80, 32], "b": [120, 32, 80, 32]]) {
        ScrollView {
          VStack(spacing: 0) {
            fixed("a", 80, 32); fixed("b", 80, 32)
          }
        }
      },
      LayoutScreen("scroll-horizontal", ["s": [0, 128, 320, 64], "a": [0, 128, 200, 64], "b": [200, 128, 200, 64]]) {
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 0) {
            fixed("a", 200, 64); fixed("b", 200, 64)
          }
        }.box("s")
      },
      LayoutScreen("scroll-horizontal-flexible-height", ["a": [0, 0, 80, 320]]) {
        ScrollView(.horizontal, showsIndicators: false) { flexible("x").frame(width: 80).box("a") }
      },
      LayoutScreen("scroll-under-header", ["h": [0, 0, 320, 64], "s": [0, 64, 320, 256], "a": [0, 64, 320, 32]]) {
        VStack(spacing: 0) {
          flexible("x").frame(height: 64).box("h"); ScrollView { flexible("x").frame(height: 32).box("a") }.box("s")
        }
      },
      LayoutScreen("scroll-padded", ["a": [16, 16, 288, 64]]) {
        ScrollView { flexible("x").frame(height: 64).box("a").padding(16) }
      },
      LayoutScreen("scroll-in-frame", ["s": [80, 80, 160, 160], "a": [80, 80, 160, 64]]) {
        ScrollView { flexible("x").frame(height: 64).box("a") }.frame(width: 160, height: 160).box("s")
      },
      LayoutScreen("scroll-row-in-column", ["h": [0, 112, 320, 32], "s": [0, 144, 320, 64], "a": [0, 144, 80, 64]]) {
        VStack(spacing: 0) {
          flexible("x").frame(height: 32).box("h")
          ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 0) { ForEach(Array("abcde"), id: \.self) { fixed($0, 80, 64) } }
          }.box("s")
        }
      },
      LayoutScreen("relative-whole", ["a": [0, 128, 320, 64], "b": [320, 128, 320, 64]]) {
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 0) {
            flexible("x").frame(height: 64).containerRelativeFrame(.horizontal).box("a")
            flexible("x").frame(height: 64).containerRelativeFrame(.horizontal).box("b")
          }
        }
      },
      LayoutScreen("relative-half", ["a": [0, 128, 160, 64], "b": [160, 128, 160, 64]]) {
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 0) {
            flexible("x").frame(height: 64).containerRelativeFrame(.horizontal, count: 2, spacing: 0).box("a")
            flexible("x").frame(height: 64).containerRelativeFrame(.horizontal, count: 2, spacing: 0).box("b")
          }
        }
      },
      LayoutScreen("relative-span", ["a": [0, 128, 208, 64]]) {
        ScrollView(.horizontal, showsIndicators: false) {
          flexible("x").frame(height: 64).containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 16).box("a")
        }
      },
      LayoutScreen("relative-closure", ["a": [0, 128, 240, 64]]) {
        ScrollView(.horizontal, showsIndicators: false) {
          flexible("x").frame(height: 64).containerRelativeFrame(.horizontal) { length, _ in length * 0.75 }.box("a")
        }
      },
      LayoutScreen("relative-vertical", ["a": [0, 0, 320, 320], "b": [0, 320, 320, 320]]) {
        ScrollView(showsIndicators: false) {
          VStack(spacing: 0) {
            flexible("x").containerRelativeFrame(.vertical).box("a")
            flexible("x").containerRelativeFrame(.vertical).box("b")
          }
        }
      },
      LayoutScreen("lazy-column", ["a": [0, 0, 320, 32], "b": [120, 32, 80, 32]]) {
        ScrollView {
          LazyVStack(spacing: 0) {
            flexible("x").frame(height: 32).box("a"); fixed("b", 80, 32)
          }
        }
      },
      LayoutScreen("lazy-column-leading", ["a": [0, 0, 80, 32], "b": [0, 32, 40, 32]]) {
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0) {
            fixed("a", 80, 32); fixed("b", 40, 32)
          }
        }
      },
    ]
  }

  @MainActor static var geometry: [LayoutScreen] {
    [
      LayoutScreen("geometry", ["a": [0, 0, 80, 32]]) { GeometryReader { _ in fixed("a", 80, 32) } },
      LayoutScreen("geometry-several", ["a": [0, 0, 80, 32], "b": [0, 0, 40, 64]]) {
        GeometryReader { _ in
          fixed("a", 80, 32); fixed("b", 40, 64)
        }
      },
      LayoutScreen("geometry-flexible", ["a": [0, 0, 320, 320]]) { GeometryReader { _ in flexible("a") } },
      LayoutScreen("geometry-in-frame", ["g": [80, 80, 160, 160], "a": [80, 80, 80, 32]]) {
        GeometryReader { _ in fixed("a", 80, 32) }.frame(width: 160, height: 160).box("g")
      },
      LayoutScreen("geometry-in-row", ["a": [0, 0, 80, 32], "b": [160, 0, 160, 320]]) {
        HStack(spacing: 0) {
          GeometryReader { _ in fixed("a", 80, 32) }; flexible("b")
        }
      },
      LayoutScreen("geometry-least-height", ["g": [0, 0, 320, 256], "b": [0, 256, 320, 64]]) {
        VStack(spacing: 0) {
          GeometryReader { proxy in
            // What is drawn at the size that was measured does not keep the view at it.
            Path { $0.addRect(CGRect(origin: .zero, size: proxy.size)) }.fill(.blue)
            Color.red.frame(width: 320, height: 480)
          }
          .frame(minHeight: 64).box("g")
          fixed("b", 320, 64)
        }
      },
      LayoutScreen("geometry-drawn", ["c": [0, 0, 320, 256], "b": [0, 256, 320, 64]]) {
        VStack(spacing: 0) {
          Canvas { context, size in
            context.stroke(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
          }
          .frame(minHeight: 64).border(.red).box("c")
          fixed("b", 320, 64)
        }
      },
      LayoutScreen("geometry-in-scroll", ["g": [0, 0, 320, 10], "b": [0, 10, 320, 64]]) {
        ScrollView {
          VStack(spacing: 0) {
            GeometryReader { _ in Color.red.frame(width: 80, height: 32) }.box("g")
            fixed("b", 320, 64)
          }
        }
      }.except(.terminal, "ten points are less than a row"),
      LayoutScreen("geometry-behind", ["a": [120, 128, 80, 64], "b": [120, 128, 80, 64]]) {
        fixed("a", 80, 64).background { GeometryReader { _ in flexible("b") } }
      },
      LayoutScreen("position", ["a": [40, 48, 80, 32]]) { fixed("a", 80, 32).position(x: 80, y: 64) },
      LayoutScreen("position-in-frame", ["f": [80, 80, 160, 160], "a": [80, 80, 80, 32]]) {
        fixed("a", 80, 32).position(x: 40, y: 16).frame(width: 160, height: 160).box("f")
      },
      LayoutScreen("position-fills", ["b": [160, 0, 160, 320], "a": [40, 48, 80, 32]]) {
        HStack(spacing: 0) {
          fixed("a", 80, 32).position(x: 80, y: 64); flexible("b")
        }
      },
      LayoutScreen("offset", ["a": [136, 160, 80, 64]]) { fixed("a", 80, 64).offset(x: 16, y: 32) },
      LayoutScreen("offset-takes-no-room", ["a": [96, 160, 80, 32], "b": [160, 144, 80, 32]]) {
        HStack(spacing: 0) {
          fixed("a", 80, 32).offset(x: 16, y: 16); fixed("b", 80, 32)
        }
      },
      LayoutScreen("ignores-safe-area", ["a": [0, 0, 320, 320]]) { flexible("a").ignoresSafeArea() },
      LayoutScreen("background-ignores-safe-area", ["a": [120, 128, 80, 64], "b": [0, 0, 320, 320]]) {
        ZStack {
          flexible("b").ignoresSafeArea(); fixed("a", 80, 64)
        }
      },
    ]
  }

  @MainActor static var groups: [LayoutScreen] {
    [
      LayoutScreen("group-frames-each", ["a": [80, 128, 80, 64], "b": [160, 128, 80, 64]]) {
        HStack(spacing: 0) {
          Group {
            flexible("a"); flexible("b")
          }.frame(width: 80, height: 64)
        }
      },
      LayoutScreen("group-pads-each", ["a": [16, 16, 128, 288], "b": [176, 16, 128, 288]]) {
        HStack(spacing: 0) {
          Group {
            flexible("a"); flexible("b")
          }.padding(16)
        }
      },
      LayoutScreen("for-each-frames-each", ["a": [40, 144, 80, 32], "c": [200, 144, 80, 32]]) {
        HStack(spacing: 0) { ForEach(Array("abc"), id: \.self) { flexible($0) }.frame(width: 80, height: 32) }
      },
      LayoutScreen("group-overlays-each", ["a": [80, 144, 80, 32], "b": [160, 144, 80, 32]]) {
        HStack(spacing: 0) {
          Group {
            fixed("a", 80, 32); fixed("b", 80, 32)
          }.overlay { Color.red }
        }
      },
      LayoutScreen("condition", ["a": [0, 0, 320, 160], "b": [0, 160, 320, 160]]) {
        VStack(spacing: 0) {
          if Bool("true") == true { flexible("a") }
          if Bool("false") == true { flexible("c") }
          flexible("b")
        }
      },
    ]
  }
}
