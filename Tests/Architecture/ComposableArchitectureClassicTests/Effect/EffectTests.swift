import Combine
import ComposableArchitecture
import Foundation
import SwiftUI
import Testing

private struct Failed: Error, Equatable {}

/// What an effect sends at once, and how it ends.
@MainActor
private func outputs<Output, Failure: Error>(
  _ effect: Effect<Output, Failure>
) -> (values: [Output], failure: Failure?, isFinished: Bool) {
  var values: [Output] = []
  var failure: Failure?
  var isFinished = false
  let subscription = effect.sink(
    receiveCompletion: { completion in
      isFinished = true
      if case .failure(let error) = completion { failure = error }
    },
    receiveValue: { values.append($0) }
  )
  subscription.cancel()
  return (values, failure, isFinished)
}

@MainActor
@Suite struct EffectTests {
  @Test("Effects of values, errors and nothing")
  func constants() {
    #expect(outputs(Effect<Int, Never>(value: 1)).values == [1])
    #expect(outputs(Effect<Int, Failed>(error: Failed())).failure == Failed())
    #expect(outputs(Effect<Int, Never>.none).values.isEmpty)
    #expect(outputs(Effect<Int, Never>.none).isFinished)
  }

  @Test("Effects of callbacks, results and functions that throw")
  func sources() {
    #expect(outputs(Effect<Int, Never>.future { $0(.success(1)) }).values == [1])
    #expect(outputs(Effect<Int, Failed>.future { $0(.failure(Failed())) }).failure == Failed())
    #expect(outputs(Effect<Int, Failed>.result { .success(2) }).values == [2])
    #expect(outputs(Effect<Int, any Error>.catching { 3 }).values == [3])
    #expect(outputs(Effect<Int, any Error>.catching { throw Failed() }).failure is Failed)
  }

  @Test("An effect that does something and sends nothing")
  func fireAndForget() {
    var count = 0
    let effect = Effect<Int, Never>.fireAndForget { count += 1 }
    #expect(count == 0)
    #expect(outputs(effect).values.isEmpty)
    #expect(outputs(effect).isFinished)
    #expect(count == 2)
    #expect(outputs(Just(1).fireAndForget(outputType: String.self, failureType: Never.self)).values.isEmpty)
  }

  @Test("An effect of many values stops its source when it is cancelled")
  func run() {
    var subscriber: Effect<Int, Never>.Subscriber?
    var isStopped = false
    let effect = Effect<Int, Never>.run {
      subscriber = $0
      $0.send(1)
      return AnyCancellable { isStopped = true }
    }
    var values: [Int] = []
    let subscription = effect.sink { values.append($0) }
    subscriber?.send(2)
    #expect(values == [1, 2])
    subscription.cancel()
    #expect(isStopped)
    subscriber?.send(3)
    #expect(values == [1, 2])
  }

  @Test("Values that are not asked for yet are kept")
  func demand() {
    let effect = Effect<Int, Never>.run { subscriber in
      for value in 1...5 { subscriber.send(value) }
      subscriber.send(completion: .finished)
      return AnyCancellable {}
    }
    #expect(outputs(Effect(effect.prefix(2))).values == [1, 2])
    #expect(outputs(Effect(effect.zip(Just("a").append("b")).map { "\($0)\($1)" })).values == ["1a", "2b"])
  }

  @Test("Merged effects run at the same time, concatenated ones in order")
  func composition() {
    let scheduler = DispatchQueue.test
    func delayed(_ value: Int, _ seconds: Int) -> Effect<Int, Never> {
      Just(value).delay(for: .seconds(seconds), scheduler: scheduler).eraseToEffect()
    }
    var merged: [Int] = []
    var concatenated: [Int] = []
    var cancellables: Set<AnyCancellable> = []
    Effect.merge(delayed(1, 2), delayed(2, 1), .none, Effect(value: 3))
      .sink { merged.append($0) }.store(in: &cancellables)
    Effect.concatenate([delayed(1, 2), delayed(2, 1), .none, Effect(value: 3)])
      .sink { concatenated.append($0) }.store(in: &cancellables)
    #expect(merged == [3])
    scheduler.advance(by: .seconds(2))
    #expect(merged == [3, 2, 1])
    #expect(concatenated == [1])
    scheduler.advance(by: .seconds(1))
    #expect(concatenated == [1, 2, 3])
    #expect(outputs(Effect<Int, Never>.concatenate()).isFinished)
    #expect(outputs(Effect<Int, Never>.merge([])).isFinished)
  }

  @Test("Mapping keeps an effect an effect")
  func map() {
    let effect: Effect<String, Never> = Effect<Int, Never>.merge(
      Effect(value: 1), .concatenate(Effect(value: 2), Just(3).eraseToEffect())
    )
    .map { "\($0)!" }
    #expect(outputs(effect).values == ["1!", "2!", "3!"])
  }

  @Test("Publishers become effects, and errors values")
  func erasing() {
    #expect(outputs(Just(1).eraseToEffect { "\($0)" }).values == ["1"])
    #expect(
      outputs(Fail<Int, Failed>(error: Failed()).catchToEffect()).values == [.failure(Failed())])
    #expect(
      outputs(Just(1).setFailureType(to: Failed.self).catchToEffect { (try? $0.get()) ?? 0 }).values == [1])
  }

  @Test("A failing effect says that it ran")
  func failing() {
    #expect(
      issues { _ = outputs(Effect<Int, Never>.failing("API.fetch")) } == ["API.fetch - A failing effect ran."])
    #expect(
      issues { _ = outputs(Effect<Int, Never>.unimplemented("API.fetch")) }
        == ["API.fetch - An unimplemented effect ran."])
  }

  @Test("Asynchronous work is an effect")
  func tasks() async {
    let values = await withCheckedContinuation { (continuation: CheckedContinuation<[Int], Never>) in
      var values: [Int] = []
      let subscription = Effect<Int, Never>.task { 1 }
        .append(Effect<Int, any Error>.task { throw Failed() }.replaceError(with: 2))
        .append(Effect<Int, Never>.fireAndForget { await Task.yield() })
        .collect()
        .sink {
          values = $0
          continuation.resume(returning: values)
        }
      cancellables.insert(subscription)
    }
    #expect(values == [1, 2])
  }

  private let cancellables = Subscriptions()

  @Test("What an effect sends is animated")
  func animation() {
    var animations: [Animation?] = []
    let subscription = Effect<Int, Never>(value: 1).animation(.easeIn)
      .sink { _ in withTransaction(\.isContinuous, false) { animations.append(currentAnimation()) } }
    #expect(animations == [.easeIn])
    subscription.cancel()
  }
}

private final class Subscriptions {
  private var all: [AnyCancellable] = []
  func insert(_ subscription: AnyCancellable) { all.append(subscription) }
}

/// The animation of the transaction at hand, as a binding's setter sees it.
@MainActor
private func currentAnimation() -> Animation? {
  var animation: Animation?
  Binding(get: { 0 }, set: { _, transaction in animation = transaction.animation }).wrappedValue = 1
  return animation
}
