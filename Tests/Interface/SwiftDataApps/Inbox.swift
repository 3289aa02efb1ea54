import SwiftData
import SwiftUI

/// An app that shows the changes of others, by the history of the store.
@Model
package final class Message {
  @Attribute(.preserveValueOnDeletion) package var subject: String
  package var isRead = false

  package init(subject: String) { self.subject = subject }
}

/// Finds the changes that others have made since the last visit.
package struct ChangeFinder {
  private let modelContainer: ModelContainer
  private let tokenData: Binding<Data>

  init(modelContainer: ModelContainer, tokenData: Binding<Data>) {
    self.modelContainer = modelContainer
    self.tokenData = tokenData
  }

  func findChanges() -> [String] {
    let tokenData = tokenData.wrappedValue
    let historyToken = tokenData.isEmpty ? nil : try? JSONDecoder().decode(DefaultHistoryToken.self, from: tokenData)
    let transactions = findTransactions(after: historyToken, author: "sync")
    if let newToken = transactions.last?.token, let data = try? JSONEncoder().encode(newToken) {
      self.tokenData.wrappedValue = data
    }
    return transactions.flatMap(\.changes).compactMap { change in
      switch change {
      case .insert(_ as DefaultHistoryInsert<Message>): "new"
      case .update(let update as DefaultHistoryUpdate<Message>):
        update.updatedAttributes.contains(\Message.isRead) ? "read" : "changed"
      case .delete(let deletion as DefaultHistoryDelete<Message>):
        "lost \(deletion.tombstone[\.subject] ?? "something")"
      default: nil
      }
    }
  }

  private func findTransactions(after historyToken: DefaultHistoryToken?, author: String) -> [DefaultHistoryTransaction]
  {
    var historyDescriptor = HistoryDescriptor<DefaultHistoryTransaction>()
    if let historyToken {
      historyDescriptor.predicate = #Predicate { transaction in
        (transaction.token > historyToken) && (transaction.author == author)
      }
    }
    var transactions: [DefaultHistoryTransaction] = []
    let taskContext = ModelContext(modelContainer)
    do {
      transactions = try taskContext.fetchHistory(historyDescriptor)
    } catch {
      print("Fetching history failed: \(error)")
    }
    return transactions
  }
}

package struct InboxView: View {
  @Environment(\.modelContext) private var modelContext
  @Query(sort: \Message.subject) private var messages: [Message]
  @State private var token = Data()
  @State private var changes: [String] = []

  package init() {}

  package var body: some View {
    List {
      ForEach(messages) { message in
        Text(message.subject).fontWeight(message.isRead ? .regular : .bold)
      }
      Button("Look") {
        changes = ChangeFinder(modelContainer: modelContext.container, tokenData: $token).findChanges()
      }
      Text("Changes: \(changes.joined(separator: ", "))")
    }
    .refreshable {}
  }
}
