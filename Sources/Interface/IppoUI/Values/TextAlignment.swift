/// The alignment of lines of text to each other (`SwiftUI.TextAlignment`).
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// Lines begin below each other.
  case leading
  /// Lines have their middle below each other.
  case center
  /// Lines end below each other.
  case trailing

  var render: RenderText.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
