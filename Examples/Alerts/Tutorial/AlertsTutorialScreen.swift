import ClassicExampleSupport
import ComposableArchitecture
import ExampleSupport
import SwiftUI

extension SourceFolder {
  /// The code of this example.
  public static let alertsTutorial = SourceFolder(containing: #filePath)
}

/// Alerts in two ways: with a binding, and driven by a store.
public struct AlertsTutorialScreen: View {
  private enum Way: String, CaseIterable {
    case native = "SwiftUI"
    case store = "Store"
  }

  @State private var way = Way.native
  @State private var store: Store<AlertAndSheetState, AlertAndSheetAction>

  /// - Parameter log: Hears of every action of the store.
  public init(log: ActionLog? = nil) {
    _store = State(
      initialValue: Store(
        initialState: AlertAndSheetState(),
        reducer: alertAndSheetReducer.logging(to: log),
        environment: AlertAndSheetEnvironment()
      )
    )
  }

  public var body: some View {
    VStack {
      Picker("Way", selection: $way) {
        ForEach(Way.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(SegmentedPickerStyle())
      .padding([.leading, .trailing, .top])

      switch way {
      case .native: NativeAlertView()
      case .store: AlertAndSheetView(store: store)
      }
    }
    .navigationTitle("Alerts")
  }
}
