import ComposableArchitecture
import SwiftUI

/// Shows the progress of a build, with a line above it for each file that is done.
public struct BuildView: View {
  @Environment(\.exit) private var exit
  @Environment(\.printAbove) private var printAbove
  @State private var store = Store(initialState: Build.State()) { Build() }

  /// A build that begins when it appears.
  public init() {}

  /// The file that is compiled, and the progress.
  public var body: some View {
    VStack(alignment: .leading) {
      HStack {
        if let file = store.current {
          ProgressView()
          Text("Compiling \(file)")
        } else {
          Text("✓ Built \(store.files.count) files")
        }
      }
      ProgressView(value: Double(store.count), total: Double(store.files.count)).frame(maxWidth: 320)
    }
    .onAppear { store.send(.onAppear) }
    .onChange(of: store.count) { old, new in
      for file in store.files[old..<new] {
        printAbove(Text("\(Text("compiled").foregroundStyle(.green)) \(file).swift"))
      }
      if store.isDone { exit(.success) }
    }
  }
}
