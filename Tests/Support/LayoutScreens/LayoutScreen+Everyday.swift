import SwiftUI

extension LayoutScreen {
  /// Parts of screens as apps have them: cards, bars, readers, bounds.
  @MainActor static var everyday: [LayoutScreen] {
    cards + badges + fittingForms + everydayRegions
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
}
