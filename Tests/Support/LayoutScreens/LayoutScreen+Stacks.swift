import SwiftUI

extension LayoutScreen {
  @MainActor static var stacks: [LayoutScreen] {
    [
      LayoutScreen("stack-h-shares", ["a": [0, 0, 160, 320], "b": [160, 0, 160, 320]]) {
        HStack(spacing: 0) {
          flexible("a"); flexible("b")
        }
      },
      LayoutScreen("stack-v-shares", ["a": [0, 0, 320, 160], "b": [0, 160, 320, 160]]) {
        VStack(spacing: 0) {
          flexible("a"); flexible("b")
        }
      },
      LayoutScreen("stack-h-four", ["a": [0, 0, 80, 320], "d": [240, 0, 80, 320]]) {
        HStack(spacing: 0) {
          flexible("a"); flexible("b"); flexible("c"); flexible("d")
        }
      },
      LayoutScreen("stack-h-fixed-first", ["a": [0, 128, 80, 64], "b": [80, 0, 240, 320]]) {
        HStack(spacing: 0) {
          fixed("a", 80, 64); flexible("b")
        }
      },
      LayoutScreen("stack-v-fixed-last", ["a": [0, 0, 320, 256], "b": [120, 256, 80, 64]]) {
        VStack(spacing: 0) {
          flexible("a"); fixed("b", 80, 64)
        }
      },
      LayoutScreen("stack-h-spacing", ["a": [0, 0, 152, 320], "b": [168, 0, 152, 320]]) {
        HStack(spacing: 16) {
          flexible("a"); flexible("b")
        }
      },
      LayoutScreen("stack-v-spacing", ["a": [0, 0, 320, 144], "b": [0, 176, 320, 144]]) {
        VStack(spacing: 32) {
          flexible("a"); flexible("b")
        }
      },
      LayoutScreen("stack-h-center", ["s": [80, 112, 160, 96], "a": [80, 144, 80, 32], "b": [160, 112, 80, 96]]) {
        HStack(spacing: 0) {
          fixed("a", 80, 32); fixed("b", 80, 96)
        }.box("s")
      },
      LayoutScreen("stack-h-top", ["a": [80, 112, 80, 32], "b": [160, 112, 80, 96]]) {
        HStack(alignment: .top, spacing: 0) {
          fixed("a", 80, 32); fixed("b", 80, 96)
        }
      },
      LayoutScreen("stack-h-bottom", ["a": [80, 176, 80, 32], "b": [160, 112, 80, 96]]) {
        HStack(alignment: .bottom, spacing: 0) {
          fixed("a", 80, 32); fixed("b", 80, 96)
        }
      },
      LayoutScreen("stack-v-center", ["s": [80, 128, 160, 64], "a": [80, 128, 160, 32], "b": [120, 160, 80, 32]]) {
        VStack(spacing: 0) {
          fixed("a", 160, 32); fixed("b", 80, 32)
        }.box("s")
      },
      LayoutScreen("stack-v-leading", ["a": [80, 128, 160, 32], "b": [80, 160, 80, 32]]) {
        VStack(alignment: .leading, spacing: 0) {
          fixed("a", 160, 32); fixed("b", 80, 32)
        }
      },
      LayoutScreen("stack-v-trailing", ["a": [80, 128, 160, 32], "b": [160, 160, 80, 32]]) {
        VStack(alignment: .trailing, spacing: 0) {
          fixed("a", 160, 32); fixed("b", 80, 32)
        }
      },
      LayoutScreen("stack-h-top-flexible", ["a": [0, 0, 80, 32], "b": [80, 0, 240, 320]]) {
        HStack(alignment: .top, spacing: 0) {
          fixed("a", 80, 32); flexible("b")
        }
      },
      LayoutScreen("stack-h-overflows", ["a": [-40, 144, 200, 32], "b": [160, 144, 200, 32]]) {
        HStack(spacing: 0) {
          fixed("a", 200, 32); fixed("b", 200, 32)
        }
      },
      LayoutScreen("stack-v-overflows", ["a": [120, -32, 80, 192], "b": [120, 160, 80, 192]]) {
        VStack(spacing: 0) {
          fixed("a", 80, 192); fixed("b", 80, 192)
        }
      },
      LayoutScreen(
        "stack-h-overflows-with-flexible",
        ["a": [-40, 144, 200, 32], "b": [160, 0, 0, 320], "c": [160, 144, 200, 32]]
      ) {
        HStack(spacing: 0) {
          fixed("a", 200, 32); flexible("b"); fixed("c", 200, 32)
        }
      },
      LayoutScreen(
        "stack-h-wider-than-its-frame", ["a": [40, 144, 120, 32], "b": [160, 144, 120, 32], "f": [120, 128, 80, 64]]
      ) {
        HStack(spacing: 0) {
          fixed("a", 120, 32); fixed("b", 120, 32)
        }.frame(width: 80, height: 64).box("f")
      },
      LayoutScreen("stack-h-across-overflows", ["a": [80, -32, 80, 384], "b": [160, 144, 80, 32]]) {
        HStack(spacing: 0) {
          fixed("a", 80, 384); fixed("b", 80, 32)
        }
      },
      LayoutScreen("stack-v-across-overflows", ["a": [-40, 128, 400, 32], "b": [120, 160, 80, 32]]) {
        VStack(spacing: 0) {
          fixed("a", 400, 32); fixed("b", 80, 32)
        }
      },
      LayoutScreen("stack-v-leading-overflows", ["a": [-40, 128, 400, 32], "b": [-40, 160, 80, 32]]) {
        VStack(alignment: .leading, spacing: 0) {
          fixed("a", 400, 32); fixed("b", 80, 32)
        }
      },
      LayoutScreen("stack-h-negative-spacing", ["a": [88, 144, 80, 32], "b": [152, 144, 80, 32]]) {
        HStack(spacing: -16) {
          fixed("a", 80, 32); fixed("b", 80, 32)
        }
      },
      LayoutScreen("stack-v-negative-spacing", ["a": [120, 112, 80, 48], "b": [120, 144, 80, 64]]) {
        VStack(spacing: -16) {
          fixed("a", 80, 48); fixed("b", 80, 64)
        }
      },
      LayoutScreen("stack-h-negative-spacing-shares", ["a": [0, 0, 176, 320], "b": [144, 0, 176, 320]]) {
        HStack(spacing: -32) {
          flexible("a"); flexible("b")
        }
      },
      LayoutScreen("stack-of-one", ["a": [0, 0, 320, 320]]) { HStack { flexible("a") } },
      LayoutScreen("stack-of-one-fixed", ["s": [120, 128, 80, 64], "a": [120, 128, 80, 64]]) {
        VStack { fixed("a", 80, 64) }.box("s")
      },
      LayoutScreen("stack-h-nothing-between", ["a": [0, 0, 152, 320], "b": [168, 0, 152, 320]]) {
        HStack(spacing: 16) {
          flexible("a"); EmptyView(); flexible("b")
        }
      },
      LayoutScreen("stack-h-hidden-takes-room", ["a": [80, 144, 80, 32], "b": [160, 144, 80, 32]]) {
        HStack(spacing: 0) {
          fixed("a", 80, 32).hidden(); fixed("b", 80, 32)
        }
      },
    ]
  }

  @MainActor static var spacers: [LayoutScreen] {
    [
      LayoutScreen(
        "spacers-between-buttons", ["a": [0, 144, 40, 32], "b": [120, 144, 80, 32], "c": [280, 144, 40, 32]]
      ) {
        HStack(spacing: 0) {
          button("a", 40, 32); Spacer(minLength: 0); fixed("b", 80, 32); Spacer(minLength: 0); button("c", 40, 32)
        }
      },
      LayoutScreen("button-beside-flexible", ["a": [0, 144, 40, 32], "b": [40, 144, 280, 32]]) {
        HStack(spacing: 0) {
          button("a", 40, 32); flexible("b").frame(height: 32)
        }
      },
      LayoutScreen("spacer-h", ["a": [0, 144, 80, 32], "b": [240, 144, 80, 32]]) {
        HStack(spacing: 0) {
          fixed("a", 80, 32); Spacer(minLength: 0); fixed("b", 80, 32)
        }
      },
      LayoutScreen("spacer-v", ["a": [120, 0, 80, 32], "b": [120, 288, 80, 32]]) {
        VStack(spacing: 0) {
          fixed("a", 80, 32); Spacer(minLength: 0); fixed("b", 80, 32)
        }
      },
      LayoutScreen("spacer-two", ["a": [0, 144, 80, 32], "b": [120, 144, 80, 32], "c": [240, 144, 80, 32]]) {
        HStack(spacing: 0) {
          fixed("a", 80, 32); Spacer(minLength: 0); fixed("b", 80, 32); Spacer(minLength: 0); fixed("c", 80, 32)
        }
      },
      LayoutScreen("spacer-first", ["a": [240, 144, 80, 32]]) {
        HStack(spacing: 0) {
          Spacer(minLength: 0); fixed("a", 80, 32)
        }
      },
      LayoutScreen("spacer-last", ["a": [120, 0, 80, 32]]) {
        VStack(spacing: 0) {
          fixed("a", 80, 32); Spacer(minLength: 0)
        }
      },
      LayoutScreen("spacer-gets-what-is-left", ["a": [0, 0, 320, 320]]) {
        HStack(spacing: 0) {
          flexible("a"); Spacer(minLength: 0)
        }
      },
      LayoutScreen("spacer-keeps-its-least", ["a": [0, 0, 280, 320]]) {
        HStack(spacing: 0) {
          flexible("a"); Spacer(minLength: 40)
        }
      },
      LayoutScreen("spacer-least-overflows", ["a": [-24, 144, 160, 32], "b": [184, 144, 160, 32]]) {
        HStack(spacing: 0) {
          fixed("a", 160, 32); Spacer(minLength: 48); fixed("b", 160, 32)
        }
      },
      LayoutScreen("spacer-with-spacing", ["a": [0, 144, 128, 32], "b": [192, 144, 128, 32]]) {
        HStack(spacing: 16) {
          fixed("a", 128, 32); Spacer(minLength: 0); fixed("b", 128, 32)
        }
      },
      LayoutScreen("spacer-v-between-flexible", ["a": [0, 0, 320, 160], "b": [0, 160, 320, 160]]) {
        VStack(spacing: 0) {
          flexible("a"); Spacer(minLength: 0); flexible("b")
        }
      },
      LayoutScreen("spacer-after-capped", ["a": [0, 0, 160, 320], "b": [240, 144, 80, 32]]) {
        HStack(spacing: 0) {
          flexible("c").frame(maxWidth: 160).box("a"); Spacer(minLength: 0); fixed("b", 80, 32)
        }
      },
      LayoutScreen("spacer-in-frame", ["a": [80, 144, 40, 32], "b": [200, 144, 40, 32]]) {
        HStack(spacing: 0) {
          fixed("a", 40, 32); Spacer(minLength: 0); fixed("b", 40, 32)
        }.frame(width: 160)
      },
      LayoutScreen("spacer-v-in-row", ["s": [0, 0, 320, 320], "a": [0, 0, 80, 32], "b": [80, 288, 240, 32]]) {
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            fixed("a", 80, 32); Spacer(minLength: 0)
          }
          VStack(spacing: 0) {
            Spacer(minLength: 0); flexible("b").frame(height: 32).box("b")
          }
        }.box("s")
      },
      LayoutScreen("spacer-rows", ["a": [0, 128, 80, 32], "b": [240, 160, 80, 32]]) {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            fixed("a", 80, 32); Spacer(minLength: 0)
          }
          HStack(spacing: 0) {
            Spacer(minLength: 0); fixed("b", 80, 32)
          }
        }
      },
    ]
  }

  @MainActor static var priorities: [LayoutScreen] {
    [
      LayoutScreen("priority-takes-all", ["a": [0, 0, 0, 320], "b": [0, 0, 320, 320]]) {
        HStack(spacing: 0) {
          flexible("a"); flexible("b").layoutPriority(1)
        }
      },
      LayoutScreen("priority-leaves-the-least", ["a": [0, 0, 40, 320], "b": [40, 0, 280, 320]]) {
        HStack(spacing: 0) {
          flexible("x").frame(minWidth: 40).box("a"); flexible("b").layoutPriority(1)
        }
      },
      LayoutScreen("priority-below-zero", ["a": [0, 0, 40, 320], "b": [40, 0, 280, 320]]) {
        HStack(spacing: 0) {
          flexible("x").frame(minWidth: 40).box("a").layoutPriority(-1); flexible("b")
        }
      },
      LayoutScreen("priority-shared", ["a": [0, 0, 120, 320], "b": [120, 0, 120, 320], "c": [240, 0, 80, 320]]) {
        HStack(spacing: 0) {
          flexible("a").layoutPriority(1); flexible("b").layoutPriority(1); flexible("x").frame(minWidth: 80).box("c")
        }
      },
      LayoutScreen("priority-v", ["a": [0, 0, 320, 288], "b": [0, 288, 320, 32]]) {
        VStack(spacing: 0) {
          flexible("a").layoutPriority(1); flexible("x").frame(minHeight: 32).box("b")
        }
      },
      LayoutScreen("priority-of-fixed", ["a": [0, 144, 80, 32], "b": [80, 0, 240, 320]]) {
        HStack(spacing: 0) {
          fixed("a", 80, 32).layoutPriority(1); flexible("b")
        }
      },
      LayoutScreen("priority-capped", ["a": [0, 0, 160, 320], "b": [160, 0, 160, 320]]) {
        HStack(spacing: 0) {
          flexible("x").frame(maxWidth: 160).box("a").layoutPriority(1); flexible("b")
        }
      },
      LayoutScreen("priority-three-steps", ["a": [0, 0, 40, 320], "b": [40, 0, 80, 320], "c": [120, 0, 200, 320]]) {
        HStack(spacing: 0) {
          flexible("x").frame(minWidth: 40).box("a"); flexible("x").frame(minWidth: 80).box("b").layoutPriority(1)
          flexible("c").layoutPriority(2)
        }
      },
      LayoutScreen("priority-with-spacer", ["a": [0, 0, 240, 320], "b": [240, 144, 80, 32]]) {
        HStack(spacing: 0) {
          flexible("a").layoutPriority(1); Spacer(minLength: 0); fixed("b", 80, 32)
        }
      },
    ]
  }

  @MainActor static var nestedStacks: [LayoutScreen] {
    [
      LayoutScreen("nested-rows", ["a": [0, 0, 160, 160], "b": [160, 0, 160, 160], "c": [0, 160, 320, 160]]) {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            flexible("a"); flexible("b")
          }; flexible("c")
        }
      },
      LayoutScreen(
        "nested-twice",
        ["a": [0, 0, 160, 128], "b": [0, 128, 160, 128], "c": [160, 0, 160, 256], "d": [0, 256, 320, 64]]
      ) {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            VStack(spacing: 0) {
              flexible("a"); flexible("b")
            }; flexible("c")
          }
          fixed("d", 320, 64)
        }
      },
      LayoutScreen(
        "nested-hugs",
        ["s": [80, 112, 160, 96], "a": [120, 112, 80, 32], "b": [80, 144, 80, 64], "c": [160, 144, 80, 64]]
      ) {
        VStack(spacing: 0) {
          fixed("a", 80, 32);
          HStack(spacing: 0) {
            fixed("b", 80, 64); fixed("c", 80, 64)
          }
        }.box("s")
      },
      LayoutScreen("nested-spacer-fills", ["a": [120, 112, 80, 32], "b": [0, 144, 40, 64]]) {
        VStack(spacing: 0) {
          fixed("a", 80, 32);
          HStack(spacing: 0) {
            fixed("b", 40, 64); Spacer(minLength: 0)
          }
        }
      },
      LayoutScreen("nested-leading", ["a": [0, 112, 80, 32], "b": [0, 144, 40, 64]]) {
        VStack(alignment: .leading, spacing: 0) {
          fixed("a", 80, 32);
          HStack(spacing: 0) {
            fixed("b", 40, 64); Spacer(minLength: 0)
          }
        }
      },
      LayoutScreen("nested-column-beside", ["a": [0, 96, 80, 64], "b": [0, 160, 80, 64], "c": [80, 0, 240, 320]]) {
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            fixed("a", 80, 64); fixed("b", 80, 64)
          }; flexible("c")
        }
      },
      LayoutScreen("nested-equal-cards", ["a": [0, 128, 160, 64], "b": [160, 128, 160, 64], "i": [60, 128, 40, 64]]) {
        HStack(spacing: 0) {
          fixed("i", 40, 64).frame(maxWidth: .infinity).box("a"); fixed("j", 80, 64).frame(maxWidth: .infinity).box("b")
        }
      }.except(.terminal, "60 points are no whole number of cells"),
      LayoutScreen("nested-list-row", ["i": [16, 144, 32, 32], "t": [64, 144, 128, 32], "c": [288, 144, 16, 32]]) {
        HStack(spacing: 16) {
          fixed("i", 32, 32); fixed("t", 128, 32); Spacer(minLength: 0); fixed("c", 16, 32)
        }
        .padding(.horizontal, 16)
      },
      LayoutScreen(
        "nested-header-content-footer", ["h": [0, 0, 320, 48], "c": [0, 48, 320, 224], "f": [0, 272, 320, 48]]
      ) {
        VStack(spacing: 0) {
          flexible("x").frame(height: 48).box("h"); flexible("c"); flexible("x").frame(height: 48).box("f")
        }
      },
      LayoutScreen("nested-sidebar", ["s": [0, 0, 80, 320], "h": [80, 0, 240, 64], "c": [80, 64, 240, 256]]) {
        HStack(spacing: 0) {
          flexible("x").frame(width: 80).box("s")
          VStack(spacing: 0) {
            flexible("x").frame(height: 64).box("h"); flexible("c")
          }
        }
      },
      LayoutScreen(
        "nested-fixed-in-flexible-row", ["a": [0, 0, 160, 256], "b": [160, 96, 160, 64], "c": [0, 256, 320, 64]]
      ) {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            flexible("a"); flexible("x").frame(height: 64).box("b")
          }
          flexible("x").frame(height: 64).box("c")
        }
      },
    ]
  }
}
