internal import IppoUI

/// The contexts of preview modifiers, each made once for all previews of the program.
@MainActor
package final class PreviewContexts {
  private var tasks: [ObjectIdentifier: Task<PreviewModification.Context, any Error>] = [:]

  package init() {}

  /// The contexts of modifiers, in their order.
  /// - Throws: The error of the first context that cannot be made. Another call tries again.
  func contexts(of modifications: [PreviewModification]) async throws -> [PreviewModification.Context] {
    var contexts: [PreviewModification.Context] = []
    for modification in modifications {
      let key = modification.type
      let task = tasks[key] ?? Task { try await modification.makeContext() }
      tasks[key] = task
      do {
        contexts.append(try await task.value)
      } catch {
        tasks[key] = nil
        throw error
      }
    }
    return contexts
  }
}
