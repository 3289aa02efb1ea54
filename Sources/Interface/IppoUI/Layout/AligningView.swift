extension HStack: AligningView {
  var childAlignment: Alignment { Alignment(horizontal: .center, vertical: alignment) }
}

extension VStack: AligningView {
  var childAlignment: Alignment { Alignment(horizontal: alignment, vertical: .center) }
}

extension ZStack: AligningView {
  var childAlignment: Alignment { alignment }
}

extension Grid: AligningView {
  var childAlignment: Alignment { alignment }
}

extension ElementNode {
  /// The alignments that every container may use, and those of the containers around the element, the nearest first.
  var alignmentsAround: [Alignment] {
    let common = [
      Alignment.topLeading, .center, .bottomTrailing, .leadingFirstTextBaseline, .leadingLastTextBaseline,
    ]
    return common + sequence(first: self as _Node, next: \.parent).dropFirst().compactMap(\.alignment)
  }
}
