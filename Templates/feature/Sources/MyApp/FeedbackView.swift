import ComposableArchitecture
import SwiftUI

/// Asks for a rating and a comment.
public struct FeedbackView: View {
  @Bindable var store: StoreOf<Feedback>

  public init(store: StoreOf<Feedback>) { self.store = store }

  public var body: some View {
    Form {
      if store.phase == .sent {
        Text("Thank you!")
      } else {
        Section("How was it?") {
          HStack {
            ForEach(1...5, id: \.self) { rating in
              Button {
                store.send(.ratingChosen(rating))
              } label: {
                Image(systemName: rating <= store.rating ?? 0 ? "star.fill" : "star")
              }
              .accessibilityLabel("\(rating) of 5")
            }
          }
          TextField("Comment", text: $store.comment)
        }
        Section {
          Button("Send") { store.send(.sendButtonTapped) }.disabled(!store.canSend)
          if case .failed(let message) = store.phase {
            Text(message).foregroundStyle(.red)
          }
        }
      }
    }
  }
}

#Preview("Feedback") {
  FeedbackView(store: Store(initialState: Feedback.State()) { Feedback() })
}
