import SwiftUI

/// A number that a view tells its layout.
private struct StepKey: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

/// Views around the middle, the first at the top, at angles of their own.
private struct RadialLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let side = min(proposal.width ?? 160, proposal.height ?? 160)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, view) in subviews.enumerated() {
      let angle = CGFloat(index) / CGFloat(subviews.count) * 2 * .pi
      let distance = bounds.width / 2 - 16
      view.place(
        at: CGPoint(x: bounds.midX + distance * sin(angle), y: bounds.midY - distance * cos(angle)), anchor: .center,
        proposal: .unspecified)
    }
  }
}

/// Views beside each other whose widths are shares of the room, by a value of theirs.
private struct WeightsLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 160, height: 0)).width
    return CGSize(width: width, height: heights(of: subviews, in: width).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let sum = subviews.map { $0[StepKey.self] }.reduce(0, +)
    var x = bounds.minX
    for view in subviews {
      let width = bounds.width * view[StepKey.self] / sum
      view.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: nil))
      x += width
    }
  }

  private func heights(of subviews: Subviews, in width: CGFloat) -> [CGFloat] {
    let sum = subviews.map { $0[StepKey.self] }.reduce(0, +)
    return subviews.map {
      $0.sizeThatFits(ProposedViewSize(width: width * $0[StepKey.self] / sum, height: nil)).height
    }
  }
}

/// A row with the distances that views prefer, those of higher priority first.
private struct PreferredLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let distances = zip(sorted(subviews), sorted(subviews).dropFirst())
      .map { $0.spacing.distance(to: $1.spacing, along: .horizontal) }
    return CGSize(
      width: sizes.map(\.width).reduce(0, +) + distances.reduce(0, +), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    var last: LayoutSubview?
    for view in sorted(subviews) {
      if let last { x += last.spacing.distance(to: view.spacing, along: .horizontal) }
      view.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .unspecified)
      x += view.sizeThatFits(.unspecified).width
      last = view
    }
  }

  private func sorted(_ subviews: Subviews) -> [LayoutSubview] { subviews.sorted { $0.priority > $1.priority } }
}

/// As many views in a line as fit, each line at the trailing edge.
private struct TrailingFlowLayout: Layout {
  var spacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let lines = lines(of: subviews, in: proposal.width ?? .infinity)
    let heights = lines.map { $0.map(\.1.height).max() ?? 0 }
    return CGSize(
      width: lines.map(width).max() ?? 0,
      height: heights.reduce(0, +) + spacing * CGFloat(max(0, lines.count - 1)))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for line in lines(of: subviews, in: bounds.width) {
      var x = bounds.maxX - width(line)
      for (view, size) in line {
        view.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
        x += size.width + spacing
      }
      y += (line.map(\.1.height).max() ?? 0) + spacing
    }
  }

  private func width(_ line: [(LayoutSubview, CGSize)]) -> CGFloat {
    line.map(\.1.width).reduce(0, +) + spacing * CGFloat(max(0, line.count - 1))
  }

  private func lines(of subviews: Subviews, in limit: CGFloat) -> [[(LayoutSubview, CGSize)]] {
    var lines: [[(LayoutSubview, CGSize)]] = [[]]
    for view in subviews {
      let size = view.sizeThatFits(.unspecified)
      let line = lines[lines.count - 1]
      if !line.isEmpty, width(line) + spacing + size.width > limit { lines.append([]) }
      lines[lines.count - 1].append((view, size))
    }
    return lines
  }
}

extension LayoutScreen {
  /// Layouts of an app's own with values, priorities and spacing, and alternatives in alternatives.
  @MainActor static var ownLayouts: [LayoutScreen] {
    [
      LayoutScreen(
        "own-radial",
        ["a": [144, 0, 32, 32], "b": [288, 144, 32, 32], "c": [144, 288, 32, 32], "d": [0, 144, 32, 32]]
      ) { RadialLayout { ForEach(Array("abcd"), id: \.self) { fixed($0, 32, 32) } } },
      LayoutScreen(
        "own-radial-in-column", ["a": [136, 32, 48, 32], "b": [136, 256, 48, 32], "c": [120, 288, 80, 32]]
      ) {
        VStack(spacing: 0) {
          RadialLayout {
            fixed("a", 48, 32); fixed("b", 48, 32)
          }.frame(height: 256).padding(.top, 32)
          fixed("c", 80, 32)
        }
      },
      LayoutScreen("own-weights", ["a": [16, 128, 96, 32], "b": [112, 128, 192, 64]]) {
        WeightsLayout {
          flexible("x").frame(height: 32).box("a");
          flexible("x").frame(height: 64).box("b").layoutValue(key: StepKey.self, value: 2)
        }.padding(.horizontal, 16)
      },
      LayoutScreen(
        "own-weights-in-scroll", ["a": [0, 0, 80, 64], "b": [80, 0, 240, 32], "c": [0, 64, 320, 32]]
      ) {
        ScrollView {
          VStack(spacing: 0) {
            WeightsLayout {
              flexible("x").frame(height: 64).box("a")
              flexible("x").frame(height: 32).box("b").layoutValue(key: StepKey.self, value: 3)
            }
            flexible("x").frame(height: 32).box("c")
          }
        }
      },
      LayoutScreen("own-preferred-distances", ["a": [200, 144, 48, 32], "b": [72, 144, 120, 32]]) {
        PreferredLayout {
          fixed("a", 48, 32); fixed("b", 120, 32).layoutPriority(1)
        }
      },
      LayoutScreen(
        "own-flow-at-trailing-edge",
        [
          "l": [16, 16, 288, 80], "a": [64, 16, 96, 32], "b": [176, 16, 128, 32], "c": [128, 64, 112, 32],
          "d": [256, 64, 48, 32], "e": [16, 112, 80, 32],
        ]
      ) {
        ScrollView {
          VStack(alignment: .leading, spacing: 16) {
            TrailingFlowLayout(spacing: 16) {
              fixed("a", 96, 32); fixed("b", 128, 32); fixed("c", 112, 32); fixed("d", 48, 32)
            }.frame(maxWidth: .infinity, alignment: .trailing).box("l")
            fixed("e", 80, 32)
          }.padding(16)
        }
      },
      LayoutScreen("own-flow-hugs", ["l": [40, 128, 240, 80], "a": [40, 128, 112, 32], "c": [152, 176, 128, 32]]) {
        TrailingFlowLayout(spacing: 16) {
          fixed("a", 112, 32); fixed("b", 112, 32); fixed("c", 128, 32)
        }.box("l").frame(width: 256).offset(y: 8)
      },
      LayoutScreen("own-any-layout-in-scroll", ["a": [0, 0, 80, 64], "b": [0, 80, 80, 64], "c": [0, 160, 80, 32]]) {
        let layout = AnyLayout(VStackLayout(alignment: .leading, spacing: 16))
        ScrollView {
          layout {
            fixed("a", 80, 64); fixed("b", 80, 64); fixed("c", 80, 32)
          }.frame(maxWidth: .infinity, alignment: .leading)
        }
      },
      LayoutScreen("own-fitting-in-fitting", ["c": [32, 128, 96, 64], "d": [128, 144, 160, 32]]) {
        HStack(spacing: 0) {
          ViewThatFits(in: .horizontal) {
            fixed("a", 240, 32)
            ViewThatFits(in: .vertical) {
              fixed("b", 96, 400); fixed("c", 96, 64)
            }
          }
          fixed("d", 160, 32)
        }
      },
      LayoutScreen(
        "own-fitting-rows-of-cells", ["a": [0, 0, 160, 64], "b": [160, 0, 160, 64], "c": [0, 64, 160, 96]]
      ) {
        ScrollView {
          LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 0) {
            flexible("x").frame(height: 64).box("a"); flexible("x").frame(height: 64).box("b")
            ViewThatFits(in: .horizontal) {
              fixed("e", 200, 32); flexible("x").frame(height: 96).box("c")
            }
          }
        }
      },
    ]
  }
}
