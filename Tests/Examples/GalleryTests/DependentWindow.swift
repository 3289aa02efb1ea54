import ComposableArchitecture
import SwiftUI

/// A window whose views use the dependencies of the test, since a server handles events in tasks of its own.
@MainActor
final class DependentWindow: RenderSource {
  private let graph: ViewGraph
  private let dependencies: DependencyValues.Continuation

  /// - Parameter content: Called with the dependencies of the caller.
  init(@ViewBuilder _ content: @escaping @MainActor () -> some View) {
    let dependencies = withEscapedDependencies { $0 }
    self.dependencies = dependencies
    graph = ViewGraph(frameSource: Frames(dependencies: dependencies), root: content)
  }

  private struct Frames: FrameSource {
    private let frames = MainFrameSource()
    let dependencies: DependencyValues.Continuation

    init(dependencies: DependencyValues.Continuation) { self.dependencies = dependencies }

    var now: Date { frames.now }

    func requestFrame(_ callback: @escaping @MainActor () -> Void) {
      frames.requestFrame { [dependencies] in dependencies.yield { callback() } }
    }

    func schedule(after seconds: Double, _ callback: @escaping @MainActor () -> Void) {
      frames.schedule(after: seconds) { [dependencies] in dependencies.yield { callback() } }
    }
  }

  var tree: RenderTree { graph.tree }

  var onFrame: (@MainActor (RenderFrame) -> Void)? {
    get { graph.onFrame }
    set { graph.onFrame = newValue }
  }

  var holdsFrames: Bool {
    get { graph.holdsFrames }
    set { dependencies.yield { graph.holdsFrames = newValue } }
  }

  func send(_ event: RenderEvent, to id: RenderNodeID) throws(RenderEventError) {
    let result = dependencies.yield { () -> Result<Void, RenderEventError> in
      do throws(RenderEventError) {
        return .success(try graph.send(event, to: id))
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }

  func drain() { dependencies.yield { graph.drain() } }
  func adapt(to client: ClientEnvironment) { dependencies.yield { graph.adapt(to: client) } }
  func change(phase: RenderPhase) { dependencies.yield { graph.change(phase: phase) } }
  func close() { dependencies.yield { graph.close() } }
}
