public import SwiftUI

/// Rows at random in a container.
public struct RandomRowsView: View {
  let container: RandomContainer
  let model: RandomRows
  /// Called with a row when it comes near what is seen.
  let appear: @MainActor (RandomRows.Row) -> Void

  public init(
    _ container: RandomContainer, _ model: RandomRows, appear: @escaping @MainActor (RandomRows.Row) -> Void = { _ in }
  ) {
    self.container = container
    self.model = model
    self.appear = appear
  }

  public var body: some View {
    ScrollViewReader { proxy in
      rows.onChange(of: model.goal) { _, goal in if let goal { proxy.scrollTo(goal, anchor: .top) } }
    }
  }

  @ViewBuilder private var rows: some View {
    switch container {
    case .list: List { all }.listStyle(.plain)
    case .sections:
      List {
        Section("Rows") { all }
        Section("Others") { Text(verbatim: "None") }
      }
    case .outline: OutlineRows(model: model) { view(of: $0) }
    case .table:
      Table(model.rows) {
        TableColumn("Row") { view(of: $0) }
        TableColumn("Height") { Text(verbatim: "\($0.lines)") }
      }
    case .stack: ScrollView { LazyVStack(alignment: .leading, spacing: 0) { all } }
    case .sidewaysStack: ScrollView(.horizontal) { LazyHStack(spacing: 8) { all } }
    case .grid:
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), alignment: .leading), count: 3), spacing: 0) { all }
      }
    case .sidewaysGrid:
      ScrollView(.horizontal) { LazyHGrid(rows: Array(repeating: GridItem(.fixed(32)), count: 3), spacing: 8) { all } }
    }
  }

  private var all: some View { ForEach(model.rows) { view(of: $0) } }

  private func view(of row: RandomRows.Row) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(container.lines(of: [row]), id: \.self) { line in
        Text(verbatim: line).lineLimit(1).frame(width: container.isSideways ? 64 : nil, height: 16, alignment: .leading)
      }
    }
    .onAppear { appear(row) }
  }
}

/// Rows that are below another one, which is to be unfolded.
private struct OutlineRows<Content: View>: View {
  struct Item: Identifiable {
    let id: Int
    var row: RandomRows.Row?
    var items: [Item]?
  }

  let model: RandomRows
  let content: (RandomRows.Row) -> Content

  var body: some View {
    let root = Item(id: -1, items: model.rows.map { Item(id: $0.id, row: $0) })
    List([root], children: \.items) { item in
      if let row = item.row { content(row) } else { Text(verbatim: "All") }
    }
    .listStyle(.plain)
  }
}
