import ExampleSupport
import SwiftUI

extension SourceFolder {
  /// The code of this example.
  public static let emptyStateTutorial = SourceFolder(containing: #filePath)
}

/// The container built by hand, with a switch that empties it.
public struct EmptyStateTutorialScreen: View {
  @State private var empty = false
  private let log: ActionLog?

  /// - Parameter log: Hears of the switch. There is no store here, and so no other action.
  public init(log: ActionLog? = nil) { self.log = log }

  public var body: some View {
    VStack(spacing: 24) {
      EmptyStateView(empty: $empty) {
        Text("Hello World")
          .emptyStateItems {
            VStack(spacing: 15) {
              Image(systemName: "tray")
                .font(.system(size: 48))
                .foregroundColor(.secondary)
              Text("EmptyTitle")
                .font(.headline)
              Text("EmptyDescription")
                .foregroundColor(.secondary)
            }
          }
      }
      .frame(maxHeight: .infinity)
      Toggle("Empty", isOn: $empty)
        .frame(maxWidth: 240)
      Text("The type of a view in a navigation view:")
        .font(.footnote)
        .foregroundColor(.secondary)
      Text(verbatim: "\(type(of: BarItemsSample().body))")
        .font(.system(.footnote, design: .monospaced))
        .multilineTextAlignment(.center)
    }
    .padding()
    .navigationTitle("Empty State")
    .onChange(of: empty) { old, new in
      log?.record(action: "empty = \(new)", before: old, after: new)
    }
  }
}
