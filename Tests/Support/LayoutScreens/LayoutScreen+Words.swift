import SwiftUI

private let long = "a line that is far longer than there is room for it"

extension LayoutScreen {
  /// Texts in compositions: lines, fonts, runs, and the room that they leave.
  @MainActor static var words: [LayoutScreen] { wordLines + wordRuns + wordSizes }

  @MainActor private static var wordLines: [LayoutScreen] {
    [
      LayoutScreen(
        "words-range-of-lines", relations: ["b.height == 2 * a.height", "c.height == 3 * a.height"]
      ) {
        VStack(spacing: 0) {
          Text("one").box("a"); Text("two").lineLimit(2...3).box("b");
          Text(long + long + long).lineLimit(2...3).box("c")
        }.frame(width: 160)
      },
      LayoutScreen(
        "words-shrink-before-they-are-cut",
        relations: ["b.height <= a.height", "b.width <= 160", "browser: b.width >= 120"]
      ) {
        VStack(spacing: 0) {
          Text("one").box("a")
          Text("Somewhat longer than that").lineLimit(1).minimumScaleFactor(0.5).box("b").frame(width: 160)
        }
      },
      LayoutScreen(
        "words-whole-in-low-frame",
        relations: ["f.height == 32", "b.height >= 48", "b.midY == f.midY", "b.width <= 120"]
      ) {
        Text(long).fixedSize(horizontal: false, vertical: true).box("b").frame(width: 120, height: 32).box("f")
      },
      LayoutScreen(
        "words-time-of-message",
        relations: [
          "b.maxX == 304", "a.minX == 16", "b.minX >= a.maxX + 8", "a.height == b.height", "c.width == b.width",
        ]
      ) {
        VStack(spacing: 0) {
          HStack(spacing: 8) {
            Text(long).lineLimit(1).box("a"); Spacer(minLength: 0); Text("12:30").box("b").layoutPriority(1)
          }.padding(.horizontal, 16)
          Text("12:30").box("c")
        }
      },
      LayoutScreen(
        "words-cut-to-height-of-frame", relations: ["f.height == 64", "b.height <= 64", "b.width <= 160"]
      ) {
        Text(long + long + long).box("b").frame(width: 160, height: 64).box("f")
      },
      LayoutScreen(
        "words-two-columns", relations: ["a.width <= 160", "b.minX == 160", "a.minY == b.minY", "a.minX == 0"]
      ) {
        HStack(alignment: .top, spacing: 0) {
          Text(long).frame(maxWidth: .infinity, alignment: .leading).box("a")
          Text(long + long).frame(maxWidth: .infinity, alignment: .leading).box("b")
        }
      },
      LayoutScreen(
        "words-leading-paragraph-in-wide-frame", relations: ["a.minX == 16", "a.width <= 288", "b.minX == 16"]
      ) {
        VStack(alignment: .leading, spacing: 8) {
          Text("Title").font(.title).box("b"); Text(long + long).box("a")
        }.frame(maxWidth: .infinity, alignment: .leading).padding(16)
      },
      LayoutScreen(
        "words-multiline-trailing-hugs", relations: ["a.midX == 160", "a.width <= 160", "g.width == a.width + 32"]
      ) {
        Text(long).multilineTextAlignment(.trailing).box("a").padding(16).box("g").frame(width: 192)
      },
      LayoutScreen(
        "words-priority-in-column", relations: ["a.maxY <= b.minY", "b.height >= 3 * c.height", "c.height > 0"]
      ) {
        VStack(spacing: 0) {
          Text(long).box("a"); Text(long + long).box("b").layoutPriority(1); Text("one").box("c")
        }.frame(width: 160, height: 192)
      },
    ]
  }

  @MainActor private static var wordRuns: [LayoutScreen] {
    [
      LayoutScreen(
        "words-joined-are-one-line",
        relations: ["b.height == a.height", "c.width <= b.width + 2", "b.width <= c.width + 2"]
      ) {
        VStack(spacing: 0) {
          Text("one").box("a"); (Text("one ") + Text("two").italic() + Text(" three")).box("b")
          Text("one two three").box("c")
        }
      },
      LayoutScreen(
        "words-bold-run-is-wider", relations: ["browser: b.width > a.width", "b.height == a.height"]
      ) {
        VStack(spacing: 0) {
          Text("one two three").box("a"); (Text("one ") + Text("two three").bold()).box("b")
        }
      },
      LayoutScreen("words-with-symbol", relations: ["b.width > a.width", "b.height <= a.height + 4"]) {
        VStack(spacing: 0) {
          Text("Star").box("a"); Text("\(Image(systemName: "star")) Star").box("b")
        }
      },
      LayoutScreen(
        "words-of-markdown", relations: ["browser: b.width > a.width", "b.height == a.height", "a.width == c.width"]
      ) {
        VStack(spacing: 0) {
          Text("one two").box("a"); Text("**one two**").box("b"); Text("[one two](https://example.com)").box("c")
        }
      },
      LayoutScreen("words-verbatim-markdown", relations: ["b.width > a.width"]) {
        VStack(spacing: 0) {
          Text("*one*").box("a"); Text(verbatim: "*one*").box("b")
        }
      },
      LayoutScreen("words-tracked", relations: ["browser: b.width == a.width + 15", "b.height == a.height"]) {
        VStack(spacing: 0) {
          Text("three").box("a"); Text("three").tracking(3).box("b")
        }
      },
      LayoutScreen("words-line-spacing", relations: ["browser: b.height == a.height + 16"]) {
        VStack(spacing: 0) {
          Text("one\ntwo").box("a"); Text("one\ntwo").lineSpacing(16).box("b")
        }
      },
      LayoutScreen("words-empty-has-a-line", relations: ["b.height == 2 * a.height"]) {
        VStack(spacing: 0) {
          Text("one").box("a"); Text("one\n ").box("b")
        }
      },
    ]
  }

  @MainActor private static var wordSizes: [LayoutScreen] {
    [
      LayoutScreen(
        "words-styles-in-order",
        relations: [
          "browser: a.height > b.height", "browser: b.height > c.height", "browser: c.height > d.height",
          "browser: d.height > e.height", "a.minX == e.minX",
        ]
      ) {
        VStack(alignment: .leading, spacing: 0) {
          Text("Ag").font(.largeTitle).box("a"); Text("Ag").font(.title).box("b"); Text("Ag").font(.title3).box("c")
          Text("Ag").font(.subheadline).box("d"); Text("Ag").font(.caption2).box("e")
        }
      },
      LayoutScreen(
        "words-dynamic-type",
        relations: ["browser: b.height > a.height", "browser: c.height > b.height", "d.height == 32"]
      ) {
        VStack(spacing: 0) {
          Text("Ag").box("a"); Text("Ag").dynamicTypeSize(.xxxLarge).box("b")
          Text("Ag").dynamicTypeSize(.accessibility3).box("c"); fixed("d", 80, 32).dynamicTypeSize(.accessibility3)
        }
      },
      LayoutScreen("words-dynamic-type-in-range", relations: ["b.height == a.height"]) {
        VStack(spacing: 0) {
          Text("Ag").dynamicTypeSize(.large).box("a")
          Text("Ag").dynamicTypeSize(...DynamicTypeSize.large).environment(\.dynamicTypeSize, .accessibility3).box("b")
        }
      },
      LayoutScreen("words-fixed-font-size", relations: ["browser: b.height > 1.5 * a.height"]) {
        VStack(spacing: 0) {
          Text("Ag").font(.system(size: 16)).box("a"); Text("Ag").font(.system(size: 32)).box("b")
        }
      },
      LayoutScreen(
        "words-baseline-of-box-and-text", relations: ["browser: a.maxY < b.maxY", "a.maxY > b.midY"]
      ) {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          fixed("a", 32, 32); Text("Ag").font(.largeTitle).box("b")
        }
      },
      LayoutScreen(
        "words-baseline-through-column",
        relations: ["browser: b.minY > a.minY", "browser: a.maxY < c.minY + 16", "c.minY == b.maxY"]
      ) {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Text("Ag").font(.largeTitle).box("a")
          VStack(alignment: .leading, spacing: 0) {
            Text("Ag").font(.caption).box("b"); Text("Ag").font(.caption).box("c")
          }
        }
      },
      LayoutScreen(
        "words-scaled-with-the-stack",
        relations: ["browser: a.height > 40", "b.minX == a.maxX + 8", "a.midY == b.midY"]
      ) {
        HStack {
          Text("Ag").box("a"); Text("Ag").box("b")
        }.font(.system(size: 40))
      },
    ]
  }
}
