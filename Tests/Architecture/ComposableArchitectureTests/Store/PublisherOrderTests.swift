import ComposableArchitecture
import OpenCombine
import Testing

@MainActor
struct PublisherOrderTests {
  private let store = Store<Int, Void>(initialState: 0) {
    Reduce { state, _ in
      state += 1
      return .none
    }
  }

  @Test("subscribers of a store are told in the order in which they came")
  func stores() {
    var told: [Int] = []
    let subscriptions = (0..<8).map { number in store.publisher.sink { _ in told.append(number) } }
    store.send(())
    store.send(())
    #expect(told == Array(0..<8) + Array(0..<8) + Array(0..<8))
    withExtendedLifetime(subscriptions) {}
  }

  @available(*, deprecated)
  @Test("subscribers of a view store are told in the order in which they came, and those who left are not")
  func viewStores() {
    let viewStore = ViewStore(store, observe: { $0 })
    var told: [Int] = []
    var subscriptions = (0..<8).map { number in viewStore.publisher.dropFirst().sink { _ in told.append(number) } }
    viewStore.send(())
    #expect(told == Array(0..<8))
    subscriptions.remove(at: 3).cancel()
    subscriptions.remove(at: 0).cancel()
    told = []
    viewStore.send(())
    #expect(told == [1, 2, 4, 5, 6, 7])
  }

  @Test("whoever asks for one value at a time gets the latest")
  func demand() {
    let latest = OneAtATime()
    store.publisher.subscribe(latest)
    latest.ask()
    #expect(latest.values == [0])
    store.send(())
    store.send(())
    #expect(latest.values == [0])
    latest.ask()
    #expect(latest.values == [0, 2])
    latest.ask()
    #expect(latest.values == [0, 2])
    store.send(())
    #expect(latest.values == [0, 2, 3])
  }

  @Test("a subscriber that leaves while it is told lets the others be told")
  func leaving() {
    var told: [String] = []
    var first: AnyCancellable?
    first = store.publisher.dropFirst().sink { _ in
      told.append("first")
      first?.cancel()
    }
    let second = store.publisher.dropFirst().sink { _ in told.append("second") }
    store.send(())
    store.send(())
    #expect(told == ["first", "second", "second"])
    withExtendedLifetime(second) {}
  }
}

private final class OneAtATime: Subscriber {
  private(set) var values: [Int] = []
  private var subscription: (any Subscription)?

  func ask() { subscription?.request(.max(1)) }

  func receive(subscription: any Subscription) { self.subscription = subscription }

  func receive(_ input: Int) -> Subscribers.Demand {
    values.append(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {}
}
