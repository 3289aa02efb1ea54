import RandomRenderTrees
import SwiftUI

extension RandomLayout {
  /// A tree that is the same for the same seed, with names `a`, `b`, … in the order in which its views are made.
  static func make(seed: UInt64) -> RandomLayout {
    var numbers = SeededGenerator(seed: seed)
    while true {
      var maker = Maker(numbers: numbers)
      let layout = maker.container(depth: maker.pick(1, 2, 2, 3))
      // Every third scrolls.
      if maker.names <= 26 { return seed.isMultiple(of: 3) ? .scroll(layout) : layout }
      numbers = maker.numbers
    }
  }

  private struct Maker {
    var numbers: SeededGenerator
    private(set) var names = 0
    /// Of all spacers of a screen: they share what is left by the first of them, whatever their least lengths are.
    private lazy var leastOfSpacers = pick(0.0, 16)

    init(numbers: SeededGenerator) { self.numbers = numbers }

    mutating func name() -> Character {
      defer { names += 1 }
      return Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(names % 26)))
    }

    mutating func pick<Element>(_ elements: Element...) -> Element { elements.randomElement(using: &numbers)! }

    /// Multiples of a terminal's cells.
    mutating func width() -> Double { Double(Int.random(in: 2...16, using: &numbers)) * 8 }
    mutating func height() -> Double { Double(Int.random(in: 1...8, using: &numbers)) * 16 }

    mutating func anchor() -> Anchor { Anchor(x: pick(0, 0.5, 1), y: pick(0, 0.5, 1)) }

    mutating func leaf() -> RandomLayout {
      switch Int.random(in: 0..<10, using: &numbers) {
      case 0...3: .flexible(name())
      case 4...8: .fixed(name(), width(), height())
      default: numbers.once(in: 2) ? .frame(width(), nil, anchor(), .flexible(name())) : tall()
      }
    }

    private mutating func tall() -> RandomLayout { .frame(nil, height(), anchor(), .flexible(name())) }

    mutating func container(depth: Int) -> RandomLayout {
      guard depth > 0 else { return leaf() }
      switch Int.random(in: 0..<20, using: &numbers) {
      case 0...5: return stack(.horizontal, depth)
      case 6...11: return stack(.vertical, depth)
      case 12...13: return .layers(anchor(), (0..<pick(2, 3)).map { _ in modified(depth - 1) })
      case 14: return .reader(modified(depth - 1))
      case 15:
        return .overlay(anchor(), base: modified(depth - 1), top: modified(depth - 2))
      case 16:
        return .background(anchor(), base: modified(depth - 1), bottom: modified(depth - 2))
      case 17: return .firstThatFits([modified(depth - 1), modified(depth - 2)])
      default: return modified(depth - 1)
      }
    }

    mutating func stack(_ axis: Axis, _ depth: Int) -> RandomLayout {
      let children = (0..<pick(2, 2, 3, 3, 4)).map { _ -> RandomLayout in
        if numbers.once(in: 8) { return .spacer(minLength: leastOfSpacers) }
        let child = modified(depth - 1)
        return numbers.once(in: 6) ? .priority(pick(1, 2, -1), child) : child
      }
      return .stack(axis, anchor: pick(0, 0.5, 1), spacing: pick(0, 0, 16, 32), children)
    }

    mutating func modified(_ depth: Int) -> RandomLayout {
      var view = numbers.once(in: 3) ? leaf() : container(depth: depth)
      while numbers.once(in: 3) { view = modifier(view) }
      if case .flexible = view { return view }
      if case .fixed = view { return view }
      // What moves a view moves its name.
      if case .offset = view { return view }
      if case .named = view { return view }
      return numbers.once(in: 3) ? .named(name(), view) : view
    }

    mutating func modifier(_ view: RandomLayout) -> RandomLayout {
      switch Int.random(in: 0..<12, using: &numbers) {
      case 0...1:
        let isWide = pick(true, false)
        return .frame(isWide ? width() : nil, !isWide || pick(true, false) ? height() : nil, anchor(), view)
      case 2...4: return .flexibleFrame(bounds(8, 2...20), bounds(16, 1...10), anchor(), view)
      case 5...7:
        return .padding(
          top: pick(0, 16), leading: pick(0, 8, 16), bottom: pick(0, 16, 32), trailing: pick(0, 8), view)
      case 8: return .offset(pick(8, -16), pick(16, -16), view)
      case 9:
        let isHorizontal = pick(true, false)
        return .fixedSize(horizontal: isHorizontal, vertical: !isHorizontal || numbers.once(in: 2), view)
      case 10: return .ratio(pick(0.5, 1, 2), fills: numbers.once(in: 4), view)
      default: return .overlay(anchor(), base: view, top: leaf())
      }
    }

    mutating func bounds(_ unit: Double, _ cells: ClosedRange<Int>) -> Bounds {
      func length(_ numbers: inout SeededGenerator) -> Double { Double(Int.random(in: cells, using: &numbers)) * unit }
      switch Int.random(in: 0..<7, using: &numbers) {
      case 0: return Bounds(max: .infinity)
      case 1: return Bounds(max: length(&numbers))
      case 2: return Bounds(min: length(&numbers))
      case 3: return Bounds(min: 0, max: .infinity)
      case 4:
        let least = length(&numbers)
        return Bounds(min: least, max: least + length(&numbers))
      case 5: return Bounds(ideal: length(&numbers))
      default: return Bounds()
      }
    }
  }
}

extension LayoutScreen {
  /// A screen of random views, the same for the same number.
  @MainActor public static func random(_ number: UInt64) -> LayoutScreen {
    let layout = RandomLayout.make(seed: number)
    let expected = Dictionary(uniqueKeysWithValues: layout.rects(in: length).map { (String($0), $1) })
    var screen = LayoutScreen("random-\(number)", expected) { layout.view }
    screen.description = layout.description
    return screen
  }
}
