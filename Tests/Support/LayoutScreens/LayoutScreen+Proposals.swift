import SwiftUI

extension LayoutScreen {
  /// What stacks offer to whom, and in which order.
  @MainActor static var proposals: [LayoutScreen] {
    [
      LayoutScreen(
        "offer-capped-first",
        ["a": [0, 0, 64, 320], "b": [64, 0, 112, 320], "c": [176, 0, 112, 320], "d": [288, 144, 32, 32]]
      ) {
        HStack(spacing: 0) {
          flexible("x").frame(maxWidth: 64).box("a").layoutPriority(1); flexible("b").layoutPriority(1)
          flexible("c").layoutPriority(1); fixed("d", 32, 32)
        }
      },
      LayoutScreen(
        "offer-capped-last-in-order", ["a": [0, 0, 128, 320], "b": [128, 0, 128, 320], "c": [256, 0, 64, 320]]
      ) {
        HStack(spacing: 0) {
          flexible("a"); flexible("b"); flexible("x").frame(maxWidth: 64).box("c")
        }
      },
      LayoutScreen("offer-two-caps", ["a": [0, 0, 48, 320], "b": [48, 0, 80, 320], "c": [128, 0, 192, 320]]) {
        HStack(spacing: 0) {
          flexible("x").frame(maxWidth: 48).box("a"); flexible("x").frame(maxWidth: 80).box("b"); flexible("c")
        }
      },
      LayoutScreen("offer-between-least-and-most", ["a": [0, 0, 200, 320], "b": [200, 0, 120, 320]]) {
        HStack(spacing: 0) {
          flexible("x").frame(minWidth: 200, maxWidth: 240).box("a"); flexible("b")
        }
      },
      LayoutScreen(
        "offer-in-column", ["a": [0, 0, 320, 96], "b": [0, 96, 320, 192], "c": [120, 288, 80, 32]]
      ) {
        VStack(spacing: 0) {
          flexible("x").frame(minHeight: 64, maxHeight: 96).box("a"); flexible("b"); fixed("c", 80, 32)
        }
      },
      LayoutScreen("offer-least-of-all-fits-none", ["a": [-40, 0, 200, 320], "b": [160, 0, 200, 320]]) {
        HStack(spacing: 0) {
          flexible("x").frame(minWidth: 200).box("a"); flexible("x").frame(minWidth: 200).box("b")
        }
      },
      LayoutScreen("capped-alone-is-centred", ["f": [40, 144, 240, 32], "a": [120, 144, 80, 32]]) {
        HStack(spacing: 0) { fixed("a", 80, 32).frame(maxWidth: 240).box("f") }
      },
      LayoutScreen("capped-makes-row-narrower", ["h": [40, 144, 240, 32]]) {
        HStack(spacing: 0) { fixed("a", 80, 32).frame(maxWidth: 240) }.box("h")
      },
      LayoutScreen(
        "capped-pair-is-centred", ["a": [64, 144, 96, 32], "b": [160, 144, 96, 32], "i": [88, 144, 48, 32]]
      ) {
        HStack(spacing: 0) {
          fixed("i", 48, 32).frame(maxWidth: 96).box("a"); fixed("j", 48, 32).frame(maxWidth: 96).box("b")
        }
      },
      LayoutScreen("capped-in-column-is-centred", ["f": [40, 144, 240, 32], "a": [40, 144, 80, 32]]) {
        VStack(spacing: 0) { fixed("a", 80, 32).frame(maxWidth: 240, alignment: .leading).box("f") }
      },
      LayoutScreen("spacer-with-flexible", ["a": [0, 144, 64, 32], "b": [96, 0, 208, 320]]) {
        HStack(spacing: 0) {
          fixed("a", 64, 32); Spacer(minLength: 32); flexible("b"); Spacer(minLength: 16)
        }
      },
      LayoutScreen("spacer-of-some-width", ["a": [64, 144, 80, 32], "b": [176, 144, 80, 32]]) {
        HStack(spacing: 0) {
          fixed("a", 80, 32); Spacer().frame(width: 32); fixed("b", 80, 32)
        }
      },
      LayoutScreen("spacer-capped", ["a": [40, 144, 80, 32], "b": [200, 144, 80, 32]]) {
        HStack(spacing: 0) {
          fixed("a", 80, 32); Spacer(minLength: 0).frame(maxWidth: 80); fixed("b", 80, 32)
        }
      },
      LayoutScreen("spacer-at-its-ideal", ["a": [80, 144, 80, 32], "b": [168, 144, 72, 32]]) {
        HStack(spacing: 0) {
          fixed("a", 80, 32); Spacer(); fixed("b", 72, 32)
        }.fixedSize()
      },
      LayoutScreen("spacer-least-in-scroll", ["a": [120, 0, 80, 32], "b": [120, 64, 80, 32]]) {
        ScrollView {
          VStack(spacing: 0) {
            fixed("a", 80, 32); Spacer(minLength: 32); fixed("b", 80, 32)
          }
        }
      },
      LayoutScreen("spacer-in-scrolled-row", ["a": [0, 0, 80, 32], "b": [240, 0, 80, 32]]) {
        ScrollView {
          HStack(spacing: 0) {
            fixed("a", 80, 32); Spacer(); fixed("b", 80, 32)
          }
        }
      },
      LayoutScreen("spacer-fills-least-height", ["a": [120, 0, 80, 32], "b": [120, 288, 80, 32]]) {
        ScrollView {
          VStack(spacing: 0) {
            fixed("a", 80, 32); Spacer(); fixed("b", 80, 32)
          }.frame(minHeight: 320)
        }
      },
      LayoutScreen("spacers-of-two-stacks", ["a": [144, 144, 32, 32]]) {
        VStack(spacing: 0) {
          Spacer(minLength: 0)
          HStack(spacing: 0) {
            Spacer(minLength: 0); fixed("a", 32, 32); Spacer(minLength: 0)
          }
          Spacer(minLength: 0)
        }
      },
      LayoutScreen("spacing-by-default", ["a": [80, 144, 80, 32], "b": [168, 144, 72, 32]]) {
        HStack {
          fixed("a", 80, 32); fixed("b", 72, 32)
        }
      },
      LayoutScreen("spacing-by-default-of-column", ["a": [120, 124, 80, 32], "b": [120, 164, 80, 32]]) {
        VStack {
          fixed("a", 80, 32); fixed("b", 80, 32)
        }
      }
      .except(.terminal, "8 points are no whole number of rows"),
      LayoutScreen("spacing-around-nothing", ["a": [72, 144, 80, 32], "b": [168, 144, 80, 32]]) {
        HStack(spacing: 16) {
          EmptyView(); fixed("a", 80, 32); EmptyView(); fixed("b", 80, 32)
        }
      },
      LayoutScreen("spacing-around-empty-color", ["a": [64, 144, 80, 32], "b": [176, 144, 80, 32]]) {
        HStack(spacing: 16) {
          fixed("a", 80, 32); Color.clear.frame(width: 0, height: 0); fixed("b", 80, 32)
        }
      },
      LayoutScreen("divider-in-column", ["a": [0, 0, 320, 159.5], "b": [0, 160.5, 320, 159.5]]) {
        VStack(spacing: 0) {
          flexible("a"); Divider(); flexible("b")
        }
      }
      .except(.terminal, "a cell is the least there is"),
      LayoutScreen("divider-in-row-is-as-tall", ["h": [0, 0, 320, 320], "a": [0, 144, 80, 32]]) {
        HStack(spacing: 0) {
          fixed("a", 80, 32); Spacer(minLength: 0); Divider()
        }.box("h")
      },
      LayoutScreen("divider-in-row-of-height", ["h": [79.5, 144, 161, 32], "a": [79.5, 144, 80, 32]]) {
        HStack(spacing: 0) {
          fixed("a", 80, 32); Divider(); fixed("b", 80, 32)
        }.fixedSize().box("h")
      }
      .except(.terminal, "a cell is the least there is"),
      LayoutScreen("zero-sized-in-row", ["a": [0, 0, 320, 320]]) {
        HStack(spacing: 0) {
          Color.red.frame(width: 0); flexible("a"); Spacer(minLength: 0).frame(width: 0)
        }
      },
    ]
  }

  /// Stacks in stacks, with children that are flexible along one axis or along none.
  @MainActor static var mixtures: [LayoutScreen] {
    [
      LayoutScreen(
        "mixture-columns-of-flexible",
        ["a": [0, 0, 160, 160], "b": [0, 160, 160, 160], "c": [160, 0, 160, 64], "d": [160, 64, 160, 256]]
      ) {
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            flexible("a"); flexible("b")
          }
          VStack(spacing: 0) {
            flexible("x").frame(height: 64).box("c"); flexible("d")
          }
        }
      },
      LayoutScreen(
        "mixture-fixed-column-is-first", ["a": [0, 0, 80, 64], "b": [0, 64, 80, 256], "c": [80, 0, 240, 320]]
      ) {
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            fixed("a", 80, 64); flexible("x").frame(width: 80).box("b")
          }
          flexible("c")
        }
      },
      LayoutScreen(
        "mixture-column-widens", ["a": [40, 128, 80, 32], "b": [0, 160, 160, 32], "c": [160, 0, 160, 320]]
      ) {
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            fixed("a", 80, 32); flexible("x").frame(height: 32).box("b")
          }
          flexible("c")
        }
      },
      LayoutScreen(
        "mixture-top-of-unequal", ["a": [0, 128, 80, 64], "b": [80, 128, 160, 32], "c": [80, 160, 160, 32]]
      ) {
        HStack(alignment: .top, spacing: 0) {
          fixed("a", 80, 64)
          VStack(alignment: .leading, spacing: 0) {
            flexible("x").frame(height: 32).box("b"); flexible("x").frame(height: 32).box("c")
          }
          fixed("d", 80, 32)
        }
      },
      LayoutScreen("mixture-card", ["v": [16, 96, 288, 128], "a": [32, 112, 64, 64], "b": [112, 112, 176, 16]]) {
        VStack(spacing: 0) {
          HStack(alignment: .top, spacing: 16) {
            fixed("a", 64, 64)
            VStack(alignment: .leading, spacing: 0) {
              flexible("x").frame(height: 16).box("b"); fixed("c", 80, 16)
            }
          }
          fixed("d", 80, 32)
        }
        .padding(16).box("v").padding(.horizontal, 16)
      },
      LayoutScreen("mixture-card-background", ["g": [16, 128, 288, 64], "a": [32, 144, 80, 32]]) {
        HStack(spacing: 0) {
          fixed("a", 80, 32); Spacer(minLength: 0)
        }
        .padding(16).background { flexible("g") }.padding(.horizontal, 16)
      },
      LayoutScreen("mixture-bleeds", ["a": [0, 112, 320, 64], "b": [16, 176, 80, 32]]) {
        VStack(alignment: .leading, spacing: 0) {
          flexible("x").frame(height: 64).box("a").padding(.horizontal, -16); fixed("b", 80, 32)
        }.padding(16)
      },
      LayoutScreen(
        "mixture-equal-buttons", ["a": [16, 144, 136, 32], "b": [168, 144, 136, 32], "i": [60, 144, 48, 32]]
      ) {
        HStack(spacing: 16) {
          fixed("i", 48, 32).frame(maxWidth: .infinity).box("a"); fixed("j", 48, 32).frame(maxWidth: .infinity).box("b")
        }.padding(.horizontal, 16)
      }.except(.terminal, "60 points are no whole number of cells"),
      LayoutScreen(
        "mixture-flexible-in-hugging", ["v": [0, 128, 320, 64], "a": [0, 128, 320, 32], "b": [0, 160, 320, 32]]
      ) {
        VStack(spacing: 0) {
          HStack(spacing: 0) { flexible("x").frame(height: 32).box("a") }
          flexible("x").frame(height: 32).box("b")
        }.box("v")
      },
      LayoutScreen(
        "mixture-three-deep",
        ["a": [0, 0, 80, 160], "b": [80, 0, 80, 160], "c": [0, 160, 160, 160], "d": [160, 0, 160, 320]]
      ) {
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            HStack(spacing: 0) {
              flexible("a"); flexible("b")
            }
            flexible("c")
          }
          flexible("d")
        }
      },
      LayoutScreen("mixture-priority-of-column", ["a": [0, 0, 240, 320], "b": [240, 0, 80, 320]]) {
        HStack(spacing: 0) {
          VStack(spacing: 0) { flexible("a") }.layoutPriority(1)
          flexible("x").frame(minWidth: 80).box("b")
        }
      },
      LayoutScreen("mixture-priority-in-column", ["a": [0, 0, 320, 256], "b": [0, 256, 320, 64]]) {
        VStack(spacing: 0) {
          HStack(spacing: 0) { flexible("a") }.layoutPriority(1)
          HStack(spacing: 0) { flexible("x").frame(minHeight: 64).box("b") }
        }
      },
      LayoutScreen("mixture-layers-hug", ["z": [80, 128, 160, 64], "a": [80, 128, 160, 64], "b": [80, 144, 80, 32]]) {
        ZStack(alignment: .leading) {
          fixed("x", 160, 64).background { flexible("a") }; fixed("b", 80, 32)
        }.box("z")
      },
      LayoutScreen("mixture-any-layout", ["a": [80, 144, 80, 32], "b": [160, 144, 80, 32]]) {
        AnyLayout(HStackLayout(spacing: 0)) {
          fixed("a", 80, 32); fixed("b", 80, 32)
        }
      },
      LayoutScreen("mixture-any-layout-column", ["a": [0, 0, 320, 160], "b": [0, 160, 320, 160]]) {
        AnyLayout(VStackLayout(spacing: 0)) {
          flexible("a"); flexible("b")
        }
      },
      LayoutScreen("mixture-own-layout", ["l": [80, 128, 160, 64], "a": [80, 128, 80, 32], "b": [160, 160, 80, 32]]) {
        StairsLayout() {
          fixed("a", 80, 32); fixed("b", 80, 32)
        }.box("l")
      },
      LayoutScreen(
        "mixture-own-layout-in-row", ["a": [0, 128, 80, 32], "b": [80, 160, 80, 32], "c": [160, 0, 160, 320]]
      ) {
        HStack(spacing: 0) {
          StairsLayout() {
            fixed("a", 80, 32); fixed("b", 80, 32)
          }
          flexible("c")
        }
      },
    ]
  }
}

/// Each view begins where the one before ends.
private struct StairsLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(into: .zero) {
      $0 = CGSize(width: $0.width + $1.width, height: $0.height + $1.height)
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var corner = bounds.origin
    for view in subviews {
      let size = view.sizeThatFits(.unspecified)
      view.place(at: corner, proposal: ProposedViewSize(size))
      corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
    }
  }
}
