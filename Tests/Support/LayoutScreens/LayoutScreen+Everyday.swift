import SwiftUI

extension LayoutScreen {
  /// Parts of screens as apps have them: cards, bars, readers, bounds.
  @MainActor static var everyday: [LayoutScreen] {
    cards + badges + fittingForms + bars + readers + bounds
  }

  @MainActor private static var cards: [LayoutScreen] {
    [
      LayoutScreen(
        "card-of-profile",
        [
          "g": [16, 64, 288, 192], "a": [112, 64, 96, 96], "b": [176, 128, 32, 32], "c": [32, 176, 160, 32],
          "d": [32, 224, 64, 16], "e": [240, 224, 48, 16],
        ]
      ) {
        VStack(spacing: 0) {
          ZStack(alignment: .bottomTrailing) {
            fixed("a", 96, 96); fixed("b", 32, 32)
          }
          VStack(alignment: .leading, spacing: 16) {
            fixed("c", 160, 32)
            HStack(spacing: 16) {
              fixed("d", 64, 16); Spacer(minLength: 0); fixed("e", 48, 16)
            }
          }
          .frame(maxWidth: .infinity, alignment: .leading).padding(16)
        }
        .background { flexible("g") }.padding(.horizontal, 16)
      },
      LayoutScreen(
        "card-with-caption-over-it", ["a": [0, 80, 320, 160], "b": [16, 176, 128, 32], "c": [16, 208, 80, 16]]
      ) {
        flexible("a").frame(height: 160).overlay(alignment: .bottomLeading) {
          VStack(alignment: .leading, spacing: 0) {
            fixed("b", 128, 32); fixed("c", 80, 16)
          }.padding(16)
        }
      },
      LayoutScreen(
        "card-of-picture-and-row",
        ["g": [16, 48, 288, 224], "a": [16, 48, 288, 144], "b": [32, 208, 80, 48], "c": [256, 208, 32, 48]]
      ) {
        VStack(spacing: 0) {
          flexible("a").aspectRatio(2, contentMode: .fit)
          HStack(spacing: 0) {
            fixed("b", 80, 48); Spacer(); fixed("c", 32, 48)
          }.padding(16)
        }
        .background { flexible("g") }.padding(16)
      },
      LayoutScreen(
        "card-chips-in-row", ["a": [56, 128, 64, 64], "b": [128, 128, 64, 64], "c": [200, 128, 64, 64]]
      ) {
        HStack(spacing: 8) {
          ForEach(Array("abc"), id: \.self) { name in
            Color.orange.frame(width: 48, height: 32).padding(.horizontal, 8).padding(.vertical, 16)
              .background { flexible(name) }
          }
        }
      },
      LayoutScreen(
        "card-frames-in-frames", ["g": [16, 32, 288, 256], "f": [144, 192, 160, 96], "a": [144, 192, 32, 32]]
      ) {
        fixed("a", 32, 32).frame(width: 160, height: 96, alignment: .topLeading).box("f")
          .frame(width: 288, height: 256, alignment: .bottomTrailing).box("g")
      },
      LayoutScreen("card-padded-at-trailing", ["f": [160, 144, 160, 32], "a": [192, 144, 64, 32]]) {
        fixed("a", 64, 32).padding(.leading, 32).frame(width: 160, alignment: .leading).box("f")
          .frame(maxWidth: .infinity, alignment: .trailing)
      },
      LayoutScreen(
        "card-column-higher-than-frame",
        ["f": [112, 112, 96, 96], "a": [120, 64, 80, 64], "b": [120, 128, 80, 64], "c": [120, 192, 80, 64]]
      ) {
        VStack(spacing: 0) {
          fixed("a", 80, 64); fixed("b", 80, 64); fixed("c", 80, 64)
        }.frame(width: 96, height: 96).box("f")
      },
      LayoutScreen("card-padding-taken-back", ["a": [80, 128, 160, 64], "b": [96, 144, 128, 32]]) {
        fixed("a", 160, 64).padding(-16).background { flexible("b") }
      },
      LayoutScreen(
        "card-rows-of-names-and-values",
        ["a": [16, 128, 80, 32], "b": [112, 128, 192, 32], "c": [16, 160, 48, 32], "d": [112, 160, 192, 32]]
      ) {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            fixed("a", 80, 32).frame(width: 96, alignment: .leading); flexible("b").frame(height: 32)
          }
          HStack(spacing: 0) {
            fixed("c", 48, 32).frame(width: 96, alignment: .leading); flexible("d").frame(height: 32)
          }
        }.padding(16)
      },
      LayoutScreen(
        "card-columns-of-columns", ["a": [0, 0, 80, 320], "b": [80, 0, 80, 320], "c": [160, 0, 160, 320]]
      ) {
        HStack(spacing: 0) {
          HStack(spacing: 0) {
            flexible("a"); flexible("b")
          }
          flexible("c")
        }
      },
    ]
  }

  @MainActor private static var badges: [LayoutScreen] {
    [
      LayoutScreen(
        "badge-row",
        [
          "a": [16, 128, 64, 64], "b": [72, 112, 16, 16], "c": [96, 128, 128, 32], "d": [96, 160, 96, 32],
          "e": [272, 144, 32, 32],
        ]
      ) {
        HStack(spacing: 16) {
          fixed("a", 64, 64).overlay(alignment: .topTrailing) { fixed("b", 16, 16).offset(x: 8, y: -16) }
          VStack(alignment: .leading, spacing: 0) {
            fixed("c", 128, 32); fixed("d", 96, 32)
          }
          Spacer()
          fixed("e", 32, 32)
        }.padding(.horizontal, 16)
      },
      LayoutScreen("badge-in-corner-by-frame", ["a": [80, 112, 160, 96], "b": [208, 176, 32, 32]]) {
        fixed("a", 160, 96).overlay {
          fixed("b", 32, 32).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
        }
      },
      LayoutScreen("badge-larger-than-view", ["a": [120, 144, 80, 32], "b": [80, 128, 160, 64]]) {
        fixed("a", 80, 32).overlay { fixed("b", 160, 64) }
      },
      LayoutScreen("badge-larger-behind-corner", ["a": [120, 144, 80, 32], "b": [120, 144, 160, 64]]) {
        fixed("a", 80, 32).background(alignment: .topLeading) { fixed("b", 160, 64) }
      },
      LayoutScreen(
        "badge-layers-at-corners",
        ["a": [0, 0, 320, 320], "b": [16, 16, 96, 32], "c": [64, 48, 48, 32], "d": [288, 288, 32, 32]]
      ) {
        ZStack(alignment: .topLeading) {
          flexible("a")
          VStack(alignment: .trailing, spacing: 0) {
            fixed("b", 96, 32); fixed("c", 48, 32)
          }.padding(16)
          fixed("d", 32, 32).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
        }
      },
      LayoutScreen(
        "badge-on-each-cell",
        ["a": [64, 128, 64, 64], "b": [112, 128, 16, 16], "c": [192, 128, 64, 64], "d": [240, 128, 16, 16]]
      ) {
        HStack(spacing: 64) {
          fixed("a", 64, 64).overlay(alignment: .topTrailing) { fixed("b", 16, 16) }
          fixed("c", 64, 64).overlay(alignment: .topTrailing) { fixed("d", 16, 16) }
        }
      },
      LayoutScreen("badge-baseline-without-text", ["a": [80, 128, 80, 64], "b": [160, 160, 80, 32]]) {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          fixed("a", 80, 64); fixed("b", 80, 32)
        }
      },
    ]
  }

  @MainActor private static var fittingForms: [LayoutScreen] {
    [
      LayoutScreen("fitting-column-in-narrow-frame", ["c": [80, 128, 160, 32], "d": [80, 160, 160, 32]]) {
        ViewThatFits(in: .horizontal) {
          HStack(spacing: 0) {
            fixed("a", 160, 32); fixed("b", 160, 32)
          }
          VStack(spacing: 0) {
            fixed("c", 160, 32); fixed("d", 160, 32)
          }
        }.frame(width: 240)
      },
      LayoutScreen("fitting-row-in-wide-frame", ["a": [0, 144, 160, 32], "b": [160, 144, 160, 32]]) {
        ViewThatFits(in: .horizontal) {
          HStack(spacing: 0) {
            fixed("a", 160, 32); fixed("b", 160, 32)
          }
          VStack(spacing: 0) {
            fixed("c", 160, 32); fixed("d", 160, 32)
          }
        }
      },
      LayoutScreen("fitting-by-height", ["c": [80, 80, 80, 160], "d": [160, 80, 80, 160]]) {
        ViewThatFits(in: .vertical) {
          VStack(spacing: 0) {
            fixed("a", 80, 160); fixed("b", 80, 160)
          }
          HStack(spacing: 0) {
            fixed("c", 80, 160); fixed("d", 80, 160)
          }
        }.frame(height: 256)
      },
      LayoutScreen("fitting-beside-fixed", ["a": [16, 144, 160, 32], "c": [176, 144, 128, 32]]) {
        HStack(spacing: 0) {
          fixed("a", 160, 32)
          ViewThatFits {
            fixed("b", 240, 32)
            fixed("c", 128, 32)
          }
        }
      },
      LayoutScreen("fitting-in-fitting", ["d": [120, 144, 80, 32]]) {
        ViewThatFits(in: .horizontal) {
          HStack(spacing: 0) {
            ViewThatFits(in: .horizontal) {
              fixed("a", 240, 32)
              fixed("b", 128, 32)
            }
            fixed("c", 128, 32)
          }
          fixed("d", 80, 32)
        }.frame(width: 288)
      },
      LayoutScreen("fitting-flexible-form", ["a": [80, 128, 160, 64]]) {
        ViewThatFits {
          flexible("a").frame(minWidth: 80, idealWidth: 120, maxWidth: .infinity)
          fixed("b", 32, 32)
        }.frame(width: 160, height: 64)
      },
    ]
  }

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
