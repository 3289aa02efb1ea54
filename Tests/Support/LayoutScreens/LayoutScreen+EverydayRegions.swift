import SwiftUI

extension LayoutScreen {
  /// Bars, and what measures the room it has.
  @MainActor static var everydayRegions: [LayoutScreen] { bars + readers + bounds }

  @MainActor private static var bars: [LayoutScreen] {
    [
      LayoutScreen("bar-above-content", ["a": [16, 16, 32, 32], "b": [272, 16, 32, 32], "c": [0, 64, 320, 256]]) {
        flexible("c").safeAreaInset(edge: .top, spacing: 0) {
          HStack(spacing: 0) {
            fixed("a", 32, 32); Spacer(); fixed("b", 32, 32)
          }.padding(16)
        }
      },
      LayoutScreen("bar-upon-bar", ["a": [0, 240, 320, 32], "b": [0, 272, 320, 48], "c": [0, 0, 320, 240]]) {
        flexible("c")
          .safeAreaInset(edge: .bottom, spacing: 0) { flexible("a").frame(height: 32) }
          .safeAreaInset(edge: .bottom, spacing: 0) { flexible("b").frame(height: 48) }
      },
      LayoutScreen("bar-at-side", ["a": [0, 112, 64, 96], "c": [80, 0, 240, 320]]) {
        flexible("c").safeAreaInset(edge: .leading, spacing: 16) { fixed("a", 64, 96) }
      },
      LayoutScreen("bar-with-button-at-end", ["a": [240, 240, 64, 64], "c": [0, 0, 320, 224]]) {
        flexible("c").safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 0) {
          fixed("a", 64, 64).padding(16)
        }
      },
      LayoutScreen("bar-around-column", ["h": [0, 0, 320, 48], "a": [120, 152, 80, 16], "b": [120, 168, 80, 32]]) {
        VStack(spacing: 0) {
          fixed("a", 80, 16); fixed("b", 80, 32)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .safeAreaInset(edge: .top, spacing: 0) { flexible("h").frame(height: 48) }
        .padding(.bottom, 16)
      }.except(.terminal, "8 points are no whole number of rows"),
      LayoutScreen("bar-of-three", ["a": [0, 272, 48, 48], "b": [112, 272, 96, 48], "c": [288, 272, 32, 48]]) {
        VStack(spacing: 0) {
          Spacer(minLength: 0)
          ZStack {
            HStack(spacing: 0) {
              fixed("a", 48, 48); Spacer(minLength: 0); fixed("c", 32, 48)
            }
            fixed("b", 96, 48)
          }
        }
      },
    ]
  }

  @MainActor private static var readers: [LayoutScreen] {
    [
      LayoutScreen("reader-quarter", ["a": [0, 0, 80, 96], "b": [80, 0, 240, 96], "c": [0, 96, 320, 224]]) {
        VStack(spacing: 0) {
          GeometryReader { room in
            HStack(spacing: 0) {
              Color.orange.frame(width: room.size.width / 4).box("a"); flexible("b")
            }
          }.frame(height: 96)
          flexible("c")
        }
      },
      LayoutScreen("reader-in-overlay", ["f": [80, 112, 160, 96], "a": [120, 144, 80, 32]]) {
        fixed("f", 160, 96).overlay {
          GeometryReader { room in
            fixed("a", room.size.width / 2, 32).position(x: room.size.width / 2, y: room.size.height / 2)
          }
        }
      },
      LayoutScreen("reader-in-scroll", ["a": [0, 0, 160, 64], "b": [120, 64, 80, 32]]) {
        ScrollView {
          VStack(spacing: 0) {
            GeometryReader { room in fixed("a", room.size.width / 2, room.size.height) }.frame(height: 64)
            fixed("b", 80, 32)
          }
        }
      },
      LayoutScreen("reader-centred-by-frame", ["a": [120, 144, 80, 32]]) {
        GeometryReader { room in fixed("a", 80, 32).frame(width: room.size.width, height: room.size.height) }
      },
      LayoutScreen("reader-progress", ["b": [16, 144, 288, 32], "a": [16, 144, 72, 32]]) {
        GeometryReader { room in
          ZStack(alignment: .leading) {
            flexible("b"); Color.orange.frame(width: room.size.width / 4).box("a")
          }
        }.frame(height: 32).padding(.horizontal, 16)
      },
      LayoutScreen("reader-around-scroll", ["a": [120, 144, 80, 32]]) {
        GeometryReader { room in
          ScrollView {
            VStack(spacing: 0) {
              Spacer(minLength: 0); fixed("a", 80, 32); Spacer(minLength: 0)
            }
            .frame(maxWidth: .infinity, minHeight: room.size.height)
          }
        }
      },
      LayoutScreen("reader-columns-by-width", ["a": [0, 0, 160, 320], "b": [160, 0, 160, 320]]) {
        GeometryReader { room in
          let layout =
            room.size.width > 300 ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
          layout {
            flexible("a"); flexible("b")
          }
        }
      },
      LayoutScreen(
        "reader-behind-column", ["g": [80, 128, 160, 64], "a": [80, 128, 160, 32], "c": [80, 160, 80, 32]]
      ) {
        VStack(alignment: .leading, spacing: 0) {
          fixed("a", 160, 32); fixed("b", 80, 32)
        }
        .background {
          GeometryReader { room in
            flexible("g").overlay(alignment: .bottomLeading) { fixed("c", room.size.width / 2, 32) }
          }
        }
      },
    ]
  }

  @MainActor private static var bounds: [LayoutScreen] {
    [
      LayoutScreen("bounds-narrow-beside-flexible", ["a": [0, 0, 96, 320], "b": [96, 0, 224, 320]]) {
        HStack(spacing: 0) {
          Color.orange.frame(minWidth: 64, maxWidth: 96).box("a"); flexible("b")
        }
      },
      LayoutScreen("bounds-least-beside-flexible", ["a": [0, 0, 200, 320], "b": [200, 0, 120, 320]]) {
        HStack(spacing: 0) {
          Color.orange.frame(minWidth: 200).box("a"); flexible("b")
        }
      },
      LayoutScreen("bounds-above-spacer", ["a": [0, 0, 320, 128], "b": [120, 288, 80, 32]]) {
        VStack(spacing: 0) {
          Color.orange.frame(minHeight: 64, maxHeight: 128).box("a"); Spacer(minLength: 0); fixed("b", 80, 32)
        }
      },
      LayoutScreen("bounds-ideal-in-both-axes", ["a": [80, 128, 160, 64]]) {
        Color.orange
          .frame(
            minWidth: 80, idealWidth: 160, maxWidth: .infinity, minHeight: 16, idealHeight: 64, maxHeight: .infinity
          )
          .box("a").fixedSize()
      },
      LayoutScreen("bounds-widest-of-fixed", ["f": [40, 144, 240, 32], "a": [40, 144, 80, 32]]) {
        fixed("a", 80, 32).frame(maxWidth: 240, alignment: .leading).box("f")
      },
      LayoutScreen("bounds-widest-beside-fixed", ["a": [0, 144, 160, 32], "b": [160, 144, 160, 32]]) {
        HStack(spacing: 0) {
          fixed("a", 160, 32); Color.blue.frame(maxWidth: 240, maxHeight: 32).box("b")
        }
      },
      LayoutScreen(
        "bounds-equal-columns",
        ["a": [0, 144, 160, 32], "b": [160, 144, 160, 32], "i": [64, 144, 32, 32], "j": [192, 144, 96, 32]]
      ) {
        HStack(spacing: 0) {
          fixed("i", 32, 32).frame(minWidth: 0, maxWidth: .infinity).box("a")
          fixed("j", 96, 32).frame(minWidth: 0, maxWidth: .infinity).box("b")
        }
      },
      LayoutScreen("bounds-at-top-of-row", ["a": [80, 80, 80, 160], "b": [160, 0, 80, 32]]) {
        HStack(spacing: 0) {
          fixed("a", 80, 160); fixed("b", 80, 32).frame(maxHeight: .infinity, alignment: .top)
        }
      },
      LayoutScreen(
        "bounds-equal-heights", ["a": [80, 80, 80, 160], "f": [160, 80, 80, 160], "b": [160, 80, 80, 32]]
      ) {
        HStack(spacing: 0) {
          fixed("a", 80, 160); fixed("b", 80, 32).frame(maxHeight: .infinity, alignment: .top).box("f")
        }.fixedSize(horizontal: false, vertical: true)
      },
      LayoutScreen(
        "bounds-equal-widths", ["a": [80, 128, 160, 32], "f": [80, 160, 160, 32], "b": [80, 160, 80, 32]]
      ) {
        VStack(spacing: 0) {
          fixed("a", 160, 32); fixed("b", 80, 32).frame(maxWidth: .infinity, alignment: .leading).box("f")
        }.fixedSize(horizontal: true, vertical: false)
      },
      LayoutScreen("bounds-least-height-of-row", ["f": [80, 112, 160, 96], "a": [80, 144, 80, 32]]) {
        HStack(spacing: 0) {
          fixed("a", 80, 32); fixed("b", 80, 32)
        }.frame(minHeight: 96).box("f")
      },
      LayoutScreen("bounds-within-bounds", ["f": [80, 0, 160, 320], "a": [112, 0, 96, 320]]) {
        Color.orange.frame(maxWidth: 96).box("a").frame(minWidth: 160).box("f")
      },
      LayoutScreen("bounds-widest-of-widest", ["f": [40, 128, 240, 64], "a": [80, 128, 160, 64]]) {
        Color.orange.frame(maxWidth: 160).box("a").frame(maxWidth: 240).frame(height: 64).box("f")
      },
      LayoutScreen(
        "bounds-three-of-different-widths",
        ["a": [0, 0, 64, 320], "b": [64, 0, 160, 320], "c": [224, 0, 96, 320]]
      ) {
        HStack(spacing: 0) {
          Color.orange.frame(maxWidth: 64).box("a"); flexible("b"); Color.orange.frame(maxWidth: 96).box("c")
        }
      },
    ]
  }
}
