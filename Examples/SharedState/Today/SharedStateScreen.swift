import ComposableArchitecture
import ExampleSupport
import SwiftUI

/// One count in two tabs, in two ways: a computed property, and a value that is shared.
public struct SharedStateScreen: View {
  @State private var way = Way.computed
  @State private var computed: StoreOf<SharedStates>
  @State private var shared: StoreOf<SharedValue>

  private enum Way: String, CaseIterable, Identifiable {
    case computed = "Computed property"
    case shared = "@Shared"

    var id: Self { self }

    var summary: String {
      switch self {
      case .computed: "The profile is computed from the counter, and writes it."
      case .shared: "Counter and profile hold one value by reference."
      }
    }
  }

  /// Starts with the computed property.
  ///
  /// - Parameter log: What each action and its change are written to.
  public init(log: ActionLog? = nil) {
    _computed = State(wrappedValue: Store(initialState: SharedStates.State()) { SharedStates().logging(to: log) })
    _shared = State(wrappedValue: Store(initialState: SharedValue.State()) { SharedValue().logging(to: log) })
  }

  public var body: some View {
    VStack(spacing: 0) {
      Picker("Shared by", selection: $way) {
        ForEach(Way.allCases) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.menu)
      .padding([.horizontal, .top])
      Text(way.summary)
        .font(.footnote)
        .foregroundStyle(.secondary)
        .padding(.horizontal)
      switch way {
      case .computed: SharedStatesView(store: computed)
      case .shared: SharedValueView(store: shared)
      }
    }
  }
}

extension SourceFolder {
  /// The code of the shared state.
  public static let sharedStateExample = SourceFolder()
}
