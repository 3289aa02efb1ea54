/// A view that aligns others by guides, which may be of the app's own.
@MainActor
protocol AligningView {
  /// What it aligns them by; along an axis along which it does not, anything.
  var childAlignment: Alignment { get }
}

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
  /// What every container may align by, and what those around the element do besides, the nearest first.
  var alignmentsAround: [Alignment] {
    let common = [
      Alignment.topLeading, .center, .bottomTrailing, .leadingFirstTextBaseline, .leadingLastTextBaseline,
    ]
    return common + sequence(first: self as _Node, next: \.parent).dropFirst().compactMap(\.alignment)
  }
}
