import ComposableArchitecture
import SwiftUI

/// A window of the panel, with a log-in of its own.
public struct PanelWindow: View {
  @State private var store = Store(initialState: Panel.State()) { Panel() }

  public init() {}

  public var body: some View { PanelView(store: store) }
}
