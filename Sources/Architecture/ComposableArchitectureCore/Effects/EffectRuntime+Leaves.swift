import Dependencies
import Foundation
import IssueReporting
import OpenCombine

extension EffectRuntime {
  /// Starts a task.
  func start(_ run: EffectRun<Action>, completion: (@MainActor @Sendable () -> Void)?) {
    guard !scope.isCancelled else {
      completion?()
      return
    }
    let leaf = EffectLeaf(scope: scope, batch: batch, onStop: completion)
    let deliver = MainActorBound(deliver)
    let batch = batch
    let source = MainActorBound(source)
    let task = launch(run, in: scope, leaf: leaf) { action in
      if leaf.isEnded {
        reportIssue(
          describe(
            "An effect sent an action after it had ended. The action is reduced, but it can no longer be cancelled.",
            facts: [
              "Action": debugCaseOutput(action), "Effect of": source.value.map { debugCaseOutput($0) } ?? "no action",
            ],
            causes: [
              """
              An unstructured "Task" or a callback called "send" when the closure of "run" had returned. Let the closure \
              wait for it: with a task group, or by iterating over an "AsyncStream".
              """
            ]
          )
        )
      }
      deliver.value(action, batch)
    }
    leaf.activate { task.cancel() }
  }

  /// Subscribes to a publisher.
  func start(_ publication: EffectPublication<Action>, completion: (@MainActor @Sendable () -> Void)?) {
    guard !scope.isCancelled else {
      completion?()
      return
    }
    let leaf = EffectLeaf(scope: scope, batch: batch, onStop: completion)
    let subscription = Subscription()
    let deliver = MainActorBound(deliver)
    let batch = batch
    let cancellable = EffectScope.$current.withValue(scope) {
      DependencyValues.$_current.withValue(publication.dependencies) {
        publication.publisher.sink(
          receiveCompletion: { @Sendable _ in
            onMainActor {
              subscription.cancellable = nil
              leaf.end()
            }
          },
          receiveValue: { @Sendable action in
            onMainActor(action) { action in
              if leaf.isRunning { deliver.value(action, batch) }
            }
          }
        )
      }
    }
    guard leaf.isRunning else { return }
    subscription.cancellable = cancellable
    leaf.activate {
      onMainActor {
        subscription.cancellable = nil
        leaf.end()
      }
    }
  }
}

/// Keeps a subscription alive for as long as its effect runs.
@MainActor
private final class Subscription {
  var cancellable: AnyCancellable?
}

/// Starts the task of an effect. Its work leaves the main actor by itself, unless it is meant to run there.
@MainActor
private func launch<Action>(
  _ run: EffectRun<Action>,
  in scope: EffectScope,
  leaf: EffectLeaf,
  send: @escaping @MainActor @Sendable (Action) -> Void
) -> Task<Void, Never> {
  let operation: @MainActor @Sendable () async -> Void = {
    await EffectScope.$current.withValue(scope) {
      await run.operation(Send(unchecked: send))
    }
    leaf.end()
  }
  guard let executor = scope.executor else { return Task(name: run.name, priority: run.priority, operation: operation) }
  // Such a task begins on any thread, and changes to the main actor only then.
  return Task(name: run.name, executorPreference: executor, priority: run.priority, operation: operation)
}
