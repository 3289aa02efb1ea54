/// How lines of text stand to each other (`SwiftUI.TextAlignment`).
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  case leading
  case center
  case trailing

  var render: RenderText.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
