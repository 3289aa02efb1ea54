import SwiftUI

/// The lines of a difference, in colour: red what was, green what is.
struct DiffText: View {
  let difference: String

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(difference.split(separator: "\n", omittingEmptySubsequences: false).enumerated()), id: \.offset) {
        Text(verbatim: String($0.element))
          .foregroundStyle(style(of: $0.element))
      }
    }
  }

  private func style(of line: Substring) -> AnyShapeStyle {
    switch line.first {
    case "-", "−": AnyShapeStyle(.red)
    case "+": AnyShapeStyle(.green)
    default: AnyShapeStyle(.secondary)
    }
  }
}
