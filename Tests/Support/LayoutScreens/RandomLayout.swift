/// A tree of views whose rectangles follow from proposal and size alone, for comparing renderers with the arithmetic.
indirect enum RandomLayout {
  /// How far a child is between the two edges of its container: 0, ½ or 1.
  struct Anchor {
    var x, y: Double
  }

  enum Axis { case horizontal, vertical }

  /// The lengths of a flexible frame along one axis.
  struct Bounds {
    var min, ideal, max: Double?
  }

  /// Takes what it is offered.
  case flexible(Character)
  case fixed(Character, Double, Double)
  case spacer(minLength: Double)
  case stack(Axis, anchor: Double, spacing: Double, [RandomLayout])
  case layers(Anchor, [RandomLayout])
  case frame(Double?, Double?, Anchor, RandomLayout)
  case flexibleFrame(Bounds, Bounds, Anchor, RandomLayout)
  case padding(top: Double, leading: Double, bottom: Double, trailing: Double, RandomLayout)
  case priority(Double, RandomLayout)
  case overlay(Anchor, base: RandomLayout, top: RandomLayout)
  case background(Anchor, base: RandomLayout, bottom: RandomLayout)
  case offset(Double, Double, RandomLayout)
  case fixedSize(horizontal: Bool, vertical: Bool, RandomLayout)
  case ratio(Double, fills: Bool, RandomLayout)
  case reader(RandomLayout)
  case firstThatFits([RandomLayout])
  /// Scrolls up and down; it is around all else.
  case scroll(RandomLayout)
  /// Names what is in it.
  case named(Character, RandomLayout)
}
