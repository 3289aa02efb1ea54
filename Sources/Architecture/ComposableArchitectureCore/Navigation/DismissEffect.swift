public import Dependencies
import IssueReporting

/// Dismisses the feature that calls it, from within. Available as `@Dependency(\.dismiss)`.
///
/// ```swift
/// case .closeTapped:
///   return .run { _ in await self.dismiss() }
/// ```
///
/// The parent receives ``PresentationAction/dismiss``, or ``StackAction/popFrom(id:)`` for an element of a stack.
public struct DismissEffect: Sendable {
  /// Runs a dismissal, which says whether there was something to dismiss.
  typealias Surroundings = @MainActor (_ dismissal: () -> Bool) -> Bool

  private let dismiss: (@MainActor @Sendable (Surroundings) async -> Bool)?

  /// Makes an effect of a function, for tests.
  ///
  /// - Parameter dismiss: Called in place of a dismissal.
  public init(_ dismiss: @escaping @MainActor @Sendable () async -> Void) {
    self.dismiss = { _ in
      await dismiss()
      return true
    }
  }

  private init(dismiss: (@MainActor @Sendable (Surroundings) async -> Bool)?) {
    self.dismiss = dismiss
  }

  /// Cannot dismiss anything.
  static let unavailable = DismissEffect(dismiss: nil)

  /// Dismisses the feature whose effect calls it.
  static let ofCurrentEffect = DismissEffect(dismiss: { surroundings in
    guard let scope = EffectScope.current else { return false }
    return surroundings { scope.dismiss() }
  })

  /// Whether there is something to dismiss.
  var isAvailable: Bool { dismiss != nil }

  /// Dismisses the feature.
  ///
  /// - Parameters:
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  @MainActor
  public func callAsFunction(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await dismiss({ $0() }, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Dismisses the feature.
  ///
  /// - Parameter surroundings: Runs the dismissal, within a transaction for instance.
  @MainActor
  func dismiss(
    _ surroundings: Surroundings, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) async {
    if let dismiss, await dismiss(surroundings) { return }
    if dismiss != nil, EffectScope.current != nil { return }
    reportIssue(
      describe(
        #"The feature that called "dismiss" at "\#(fileID):\#(line)" is not presented, and stays."#,
        facts: [:],
        causes: [
          """
          It is the root of the app, or a part of its parent by "Scope". Where a feature is shown both ways, ask \
          "@Dependency(\\.isPresented)" first.
          """,
          """
          Its parent presents it by "ifLet" without "@Presents", or without any of "ifLet" and "forEach".
          """,
        ]
      ),
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

extension DependencyValues {
  /// Dismisses the feature.
  public var dismiss: DismissEffect {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the feature is presented, and can be dismissed.
  public var isPresented: Bool {
    dismiss.isAvailable
  }
}

private enum DismissKey: DependencyKey {
  static let liveValue = DismissEffect.unavailable
  static let testValue = DismissEffect.unavailable
  static let previewValue = DismissEffect.unavailable
}
