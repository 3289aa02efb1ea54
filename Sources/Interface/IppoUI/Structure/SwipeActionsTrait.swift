/// Buttons at the edges of a row.
struct SwipeActions {
  var leading: [ViewChild] = []
  var trailing: [ViewChild] = []

  var isEmpty: Bool { leading.isEmpty && trailing.isEmpty }
}

enum SwipeActionsTrait: ViewTrait {
  static var defaultValue: SwipeActions { SwipeActions() }
}
