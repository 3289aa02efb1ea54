/// Offers views to an editor that shows previews (SwiftUI's `PreviewProvider`).
///
/// It is there so that sources with previews compile; nothing here shows them.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder static var previews: Previews { get }
}
