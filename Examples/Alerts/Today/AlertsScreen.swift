import ComposableArchitecture
import ExampleSupport
import SwiftUI

/// Alerts in two ways: by a binding of SwiftUI, and by the state of a store.
public struct AlertsScreen: View {
  @State private var way = Way.store
  @State private var store: StoreOf<Alerts>

  private enum Way: String, CaseIterable, Identifiable {
    case store = "Store"
    case native = "SwiftUI"

    var id: Self { self }
  }

  /// Starts with the store's alerts.
  ///
  /// - Parameter log: What each action and its change are written to.
  public init(log: ActionLog? = nil) {
    _store = State(wrappedValue: Store(initialState: Alerts.State()) { Alerts().logging(to: log) })
  }

  public var body: some View {
    VStack(spacing: 0) {
      Picker("Alerts of", selection: $way) {
        ForEach(Way.allCases) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      .padding()
      switch way {
      case .store: StoreAlertsView(store: store)
      case .native: NativeAlertView()
      }
    }
  }
}

extension SourceFolder {
  /// The code of the alerts.
  public static let alertsExample = SourceFolder()
}
