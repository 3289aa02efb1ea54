import SwiftUI

extension LayoutScreen {
  /// Idioms: tricks with `fixedSize`, squares beside columns, tab bars, timelines, overflow, and what is mirrored of it.
  @MainActor static var customs: [LayoutScreen] {
    round + squares + equalLengths + arrangedViews + customEdges
  }

  @MainActor private static var round: [LayoutScreen] {
    [
      LayoutScreen("round-in-oblong-frame", ["a": [112, 112, 96, 96]]) {
        Circle().fill(.orange).box("a").frame(width: 160, height: 96)
      },
      LayoutScreen("round-with-badge-at-corner", ["b": [112, 112, 32, 32]]) {
        Circle().fill(.blue).overlay(alignment: .topLeading) { fixed("b", 32, 32) }.frame(width: 160, height: 96)
      },
      LayoutScreen("round-shares-row", ["a": [0, 80, 160, 160], "b": [160, 0, 160, 320]]) {
        HStack(spacing: 0) {
          Circle().fill(.orange).box("a"); flexible("b")
        }
      },
      LayoutScreen("round-of-some-width", ["a": [128, 112, 64, 64], "b": [120, 176, 80, 32]]) {
        VStack(spacing: 0) {
          Circle().fill(.orange).box("a").frame(width: 64); fixed("b", 80, 32)
        }
      },
      LayoutScreen("round-of-some-height", ["a": [88, 128, 64, 64], "b": [152, 144, 80, 32]]) {
        HStack(spacing: 0) {
          Circle().fill(.orange).box("a").frame(height: 64); fixed("b", 80, 32)
        }
      },
      LayoutScreen(
        "round-with-initials", ["z": [80, 80, 160, 160], "a": [80, 80, 160, 160], "b": [144, 144, 32, 32]]
      ) {
        ZStack {
          Circle().fill(.orange).box("a"); fixed("b", 32, 32)
        }.box("z").frame(width: 240, height: 160)
      },
      LayoutScreen("round-outlined-by-overlay", ["a": [80, 80, 160, 160], "b": [80, 80, 160, 160]]) {
        Circle().fill(.orange).box("a").overlay { Circle().strokeBorder(.blue, lineWidth: 8).box("b") }
          .frame(width: 160, height: 256)
      },
      LayoutScreen("round-capsule-fills", ["a": [16, 128, 288, 64]]) {
        Capsule().fill(.orange).box("a").frame(height: 64).padding(.horizontal, 16)
      },
      LayoutScreen("round-stroked-in-layers", ["z": [80, 112, 160, 96], "a": [112, 112, 96, 96]]) {
        ZStack {
          Circle().stroke(.orange, lineWidth: 4).box("a"); fixed("b", 32, 32)
        }.frame(width: 160, height: 96).box("z")
      },
    ]
  }

  @MainActor private static var squares: [LayoutScreen] {
    [
      LayoutScreen("square-padded-in-row", ["a": [48, 16, 144, 288], "b": [208, 144, 80, 32]]) {
        HStack(spacing: 0) {
          flexible("a").aspectRatio(0.5, contentMode: .fit).padding(16); fixed("b", 80, 32)
        }
      },
      LayoutScreen(
        "square-pair-above-flexible", ["a": [0, 0, 160, 160], "b": [160, 0, 160, 160], "c": [0, 160, 320, 160]]
      ) {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            flexible("a").aspectRatio(1, contentMode: .fit); flexible("b").aspectRatio(1, contentMode: .fit)
          }
          flexible("c")
        }
      },
      LayoutScreen(
        "square-beside-column", ["a": [0, 80, 160, 160], "b": [160, 128, 160, 32], "c": [160, 160, 80, 32]]
      ) {
        HStack(spacing: 0) {
          flexible("a").aspectRatio(1, contentMode: .fit)
          VStack(alignment: .leading, spacing: 0) {
            fixed("b", 160, 32); fixed("c", 80, 32)
          }
        }
      },
      LayoutScreen("square-fill-with-badge", ["a": [80, 80, 160, 160], "b": [208, 176, 32, 32]]) {
        flexible("a").aspectRatio(1, contentMode: .fill).frame(width: 160, height: 96).clipped()
          .overlay(alignment: .bottomTrailing) { fixed("b", 32, 32) }
      },
      LayoutScreen("square-in-scrolled-row", ["a": [0, 0, 160, 160], "b": [160, 64, 80, 32]]) {
        ScrollView {
          HStack(spacing: 0) {
            flexible("a").aspectRatio(1, contentMode: .fit).frame(width: 160); fixed("b", 80, 32)
          }.frame(maxWidth: .infinity, alignment: .leading)
        }
      },
      LayoutScreen("square-framed-beside-flexible", ["a": [0, 96, 128, 128], "b": [128, 0, 192, 320]]) {
        HStack(spacing: 0) {
          flexible("a").aspectRatio(1, contentMode: .fit).frame(maxWidth: 128); flexible("b")
        }
      },
      LayoutScreen("square-in-column-of-row", ["a": [0, 80, 160, 160], "b": [160, 0, 160, 320]]) {
        HStack(spacing: 0) {
          VStack(spacing: 0) { flexible("a").aspectRatio(1, contentMode: .fit) }
          flexible("b")
        }
      },
      LayoutScreen("square-tall-over-layers", ["a": [80, 0, 160, 320], "b": [80, 0, 32, 32]]) {
        ZStack(alignment: .topLeading) {
          flexible("a").aspectRatio(0.5, contentMode: .fit); fixed("b", 32, 32)
        }
      },
    ]
  }

  @MainActor private static var equalLengths: [LayoutScreen] {
    [
      LayoutScreen(
        "equal-spacers-of-fixed-column", ["a": [80, 128, 64, 32], "b": [208, 128, 32, 32], "c": [80, 160, 160, 32]]
      ) {
        VStack(alignment: .leading, spacing: 0) {
          HStack(spacing: 0) {
            fixed("a", 64, 32); Spacer(minLength: 32); fixed("b", 32, 32)
          }
          fixed("c", 160, 32)
        }.fixedSize()
      },
      LayoutScreen(
        "equal-rows-of-menu",
        [
          "g": [48, 112, 224, 96], "a": [64, 128, 64, 32], "b": [224, 128, 32, 32], "c": [64, 160, 128, 32],
          "d": [224, 160, 32, 32],
        ]
      ) {
        VStack(alignment: .leading, spacing: 0) {
          HStack(spacing: 0) {
            fixed("a", 64, 32); Spacer(minLength: 32); fixed("b", 32, 32)
          }
          HStack(spacing: 0) {
            fixed("c", 128, 32); Spacer(minLength: 32); fixed("d", 32, 32)
          }
        }
        .fixedSize(horizontal: true, vertical: false).padding(16).background { flexible("g") }
      },
      LayoutScreen(
        "equal-line-of-timeline",
        ["a": [64, 112, 16, 16], "b": [64, 128, 16, 80], "c": [96, 112, 160, 32], "d": [96, 144, 96, 64]]
      ) {
        HStack(alignment: .top, spacing: 16) {
          VStack(spacing: 0) {
            fixed("a", 16, 16); Color.blue.frame(width: 16).box("b")
          }
          VStack(alignment: .leading, spacing: 0) {
            fixed("c", 160, 32); fixed("d", 96, 64)
          }
        }.fixedSize(horizontal: false, vertical: true)
      },
      LayoutScreen(
        "equal-cards",
        ["g": [56, 96, 96, 128], "a": [72, 112, 64, 32], "b": [72, 176, 64, 32], "c": [184, 112, 64, 96]]
      ) {
        HStack(spacing: 16) {
          VStack(spacing: 0) {
            fixed("a", 64, 32); Spacer(minLength: 0); fixed("b", 64, 32)
          }.padding(16).background { flexible("g") }
          VStack(spacing: 0) { fixed("c", 64, 96) }.padding(16).background { flexible("h") }
        }.fixedSize(horizontal: false, vertical: true)
      },
      LayoutScreen("equal-priority-and-least", ["a": [0, 0, 64, 320], "b": [64, 0, 256, 320]]) {
        HStack(spacing: 0) {
          Color.orange.frame(minWidth: 64).box("a"); flexible("b").layoutPriority(1)
        }
      },
      LayoutScreen("equal-low-priority", ["a": [0, 0, 240, 320], "b": [240, 0, 80, 320]]) {
        HStack(spacing: 0) {
          flexible("a"); Color.orange.frame(minWidth: 80).box("b").layoutPriority(-1)
        }
      },
    ]
  }

  @MainActor private static var arrangedViews: [LayoutScreen] {
    [
      LayoutScreen("arranged-hidden-keeps-room", ["a": [40, 144, 80, 32], "b": [200, 144, 80, 32]]) {
        HStack(spacing: 0) {
          fixed("a", 80, 32); fixed("x", 80, 32).hidden(); fixed("b", 80, 32)
        }
      },
      LayoutScreen("arranged-nothing-takes-no-spacing", ["a": [120, 112, 80, 32], "b": [120, 176, 80, 32]]) {
        VStack(spacing: 32) {
          fixed("a", 80, 32); EmptyView(); fixed("b", 80, 32)
        }
      },
      LayoutScreen("arranged-frames-of-group", ["a": [96, 144, 32, 32], "b": [192, 144, 32, 32]]) {
        HStack(spacing: 0) {
          Group {
            fixed("a", 32, 32); fixed("b", 32, 32)
          }.frame(width: 96)
        }
      },
      LayoutScreen("arranged-gradient-fills", ["a": [0, 128, 320, 64]]) {
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing).box("a").frame(height: 64)
      },
      LayoutScreen("arranged-canvas-fills", ["a": [0, 128, 320, 64]]) {
        Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
          .box("a").frame(height: 64)
      },
      LayoutScreen(
        "arranged-sheet-over-content",
        ["d": [0, 176, 320, 144], "b": [136, 192, 48, 16], "c": [16, 208, 288, 96]]
      ) {
        ZStack(alignment: .bottom) {
          flexible("a")
          VStack(spacing: 0) {
            fixed("b", 48, 16); flexible("c").frame(height: 96)
          }.padding(16).background { flexible("d") }
        }
      },
      LayoutScreen(
        "arranged-tab-bar",
        ["a": [0, 0, 320, 240], "b": [24, 256, 32, 32], "c": [16, 288, 48, 16], "d": [264, 256, 32, 32]]
      ) {
        VStack(spacing: 0) {
          flexible("a")
          HStack(spacing: 0) {
            ForEach(Array(zip("bxyd", "cuvw")), id: \.0) { icon, title in
              VStack(spacing: 0) {
                fixed(icon, 32, 32); fixed(title, 48, 16)
              }.frame(maxWidth: .infinity)
            }
          }.padding(.top, 16).background { Color.green }
        }.padding(.bottom, 16)
      },
      LayoutScreen("arranged-notice-at-top", ["a": [0, 0, 320, 320], "b": [80, 16, 160, 32]]) {
        flexible("a").overlay(alignment: .top) { fixed("b", 160, 32).padding(.top, 16) }
      },
      LayoutScreen("arranged-centred-column-at-leading", ["a": [0, 128, 160, 32], "b": [40, 160, 80, 32]]) {
        VStack(spacing: 0) {
          fixed("a", 160, 32); fixed("b", 80, 32)
        }.frame(maxWidth: .infinity, alignment: .leading)
      },
      LayoutScreen("arranged-reader-in-row", ["g": [0, 0, 240, 320], "a": [0, 0, 32, 32], "b": [240, 144, 80, 32]]) {
        HStack(spacing: 0) {
          GeometryReader { _ in fixed("a", 32, 32) }.box("g"); fixed("b", 80, 32)
        }
      },
      LayoutScreen("arranged-lazy-row-in-frame", ["a": [0, 144, 80, 32], "b": [96, 144, 80, 32]]) {
        ScrollView(.horizontal, showsIndicators: false) {
          LazyHStack(spacing: 16) {
            fixed("a", 80, 32); fixed("b", 80, 32)
          }
        }.frame(height: 96)
      },
      LayoutScreen("arranged-lazy-row-at-top", ["a": [0, 112, 80, 32], "b": [96, 112, 80, 64]]) {
        ScrollView(.horizontal, showsIndicators: false) {
          LazyHStack(alignment: .top, spacing: 16) {
            fixed("a", 80, 32); fixed("b", 80, 64)
          }
        }.frame(height: 96)
      },
    ]
  }
}
