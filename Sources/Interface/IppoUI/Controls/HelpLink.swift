public import Foundation

/// A button that shows help: a question mark in a circle (`SwiftUI.HelpLink`).
public struct HelpLink: View {
  private enum Target {
    case address(URL)
    case action(@MainActor () -> Void)
  }

  private let target: Target

  /// A button that runs `action`.
  public init(action: @escaping @MainActor () -> Void) { target = .action(action) }

  /// A link to a page with help.
  public init(destination: URL) { target = .address(destination) }

  /// A link or a button, with a name for assistive technology.
  public var body: some View {
    switch target {
    case .address(let url): Link(destination: url) { mark }
    case .action(let action): Button(action: action) { mark }.buttonStyle(.borderless)
    }
  }

  private var mark: some View {
    Image(systemName: "questionmark.circle").accessibilityLabel(Text(LocalizedStringKey(.help)))
  }
}
