import CasePaths
import IppoUI
import Observation
import SwiftUINavigation
import Testing

/// A graph that is driven by hand.
@MainActor
final class Screen {
  let graph: ViewGraph

  init<Root: View>(@ViewBuilder _ root: @MainActor () -> Root) {
    self.graph = ViewGraph(frameSource: ManualFrameSource(), root: root)
    self.graph.drain()
  }

  isolated deinit { self.graph.close() }

  private var nodes: [RenderNode] {
    guard let root = self.graph.tree.root else { return [] }
    return self.graph.tree.subtree(of: root).compactMap { self.graph.tree[$0] }
  }

  /// The texts on screen, in order.
  var texts: [String] {
    self.nodes.compactMap { if case .text(let text) = $0.element { text.string } else { nil } }
  }

  /// What is presented.
  var presentations: [RenderPresentation.Kind] {
    self.nodes.compactMap { if case .presentation(let presentation) = $0.element { presentation.kind } else { nil } }
  }

  func tap(_ title: String) throws {
    let button = self.nodes.first { node in
      guard case .button = node.element else { return false }
      return self.graph.tree.subtree(of: node.id).contains {
        if case .text(let text)? = self.graph.tree[$0]?.element { text.string == title } else { false }
      }
    }
    try self.graph.send(.activate, to: #require(button).id)
    self.graph.drain()
  }

  func after(_ change: () -> Void) -> [String] {
    change()
    self.graph.drain()
    return self.texts
  }
}

@Observable
@MainActor
final class Model {
  var count = 0
  var destination: Destination?
}

@dynamicMemberLookup
enum Destination: CasePathable, Equatable {
  case alert(AlertState<AlertAction>)
  case dialog(ConfirmationDialogState<AlertAction>)
  case edit(String)
  case number(Int?)

  enum AlertAction { case confirm }

  struct AllCasePaths {
    var alert: AnyCasePath<Destination, AlertState<AlertAction>> {
      ._$embed(Destination.alert) { if case .alert(let value) = $0 { value } else { nil } }
    }
    var dialog: AnyCasePath<Destination, ConfirmationDialogState<AlertAction>> {
      ._$embed(Destination.dialog) { if case .dialog(let value) = $0 { value } else { nil } }
    }
    var edit: AnyCasePath<Destination, String> {
      ._$embed(Destination.edit) { if case .edit(let value) = $0 { value } else { nil } }
    }
    var number: AnyCasePath<Destination, Int?> {
      ._$embed(Destination.number) { if case .number(let value) = $0 { .some(value) } else { nil } }
    }
  }
  static var allCasePaths: AllCasePaths { AllCasePaths() }
}
