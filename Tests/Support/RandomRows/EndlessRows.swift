public import SwiftUI

/// A list that loads the next page, of 60 rows, when its last row appears.
public struct EndlessRows: View {
  @State private var count = 60

  public init() {}

  public var body: some View {
    VStack(spacing: 0) {
      Text(verbatim: "Rows: \(count)")
      List {
        ForEach(0..<count, id: \.self) { number in
          Text(verbatim: "Row \(number)").onAppear { if number == count - 1 { count += 60 } }
        }
      }
      .listStyle(.plain)
    }
  }
}
