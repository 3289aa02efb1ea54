import Foundation
import SwiftUI

/// The screens that are measured beside those of other frameworks: `PEERS_SCREEN` names one, and `PEERS_ROWS` says of
/// how many rows.
@main
struct PeersApp: App {
  var body: some Scene {
    WindowGroup {
      switch Settings.screen {
      case .counter: CounterScreen()
      case .rows: RowsScreen()
      case .table: TableScreen()
      case .stack: StackScreen()
      case .outline: OutlineScreen()
      case .chat: ChatScreen()
      }
    }
  }
}

/// What the environment of the process says.
enum Settings {
  enum Screen: String { case counter, rows, table, stack, outline, chat }

  static let screen = Screen(rawValue: ProcessInfo.processInfo.environment["PEERS_SCREEN"] ?? "") ?? .counter
  static let rowCount = ProcessInfo.processInfo.environment["PEERS_ROWS"].flatMap { Int($0) } ?? 10_000
}
