public import CasePaths
public import ComposableArchitectureCore
public import IppoUI
import IssueReporting

extension CaseLet {
  /// Shows a view of one case of a `SwitchStore`.
  ///
  /// - Parameters:
  ///   - toLocalState: The case: `/AppState.loggedIn`.
  ///   - fromLocalAction: Makes the enum's action of the case's.
  ///   - content: Makes the view.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  public init(
    state toLocalState: AnyCasePath<EnumState, CaseState>,
    action fromLocalAction: @escaping (CaseAction) -> EnumAction,
    @ViewBuilder then content: @escaping (Store<CaseState, CaseAction>) -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      { toLocalState.extract(from: $0) }, action: fromLocalAction, then: content, fileID: fileID, filePath: filePath,
      line: line, column: column
    )
  }

  /// Shows a view of one case of a `SwitchStore`.
  ///
  /// - Parameters:
  ///   - toLocalState: The case's state, or nil if the state is another case.
  ///   - fromLocalAction: Makes the enum's action of the case's.
  ///   - content: Makes the view.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  public init(
    state toLocalState: @escaping (EnumState) -> CaseState?,
    action fromLocalAction: @escaping (CaseAction) -> EnumAction,
    @ViewBuilder then content: @escaping (Store<CaseState, CaseAction>) -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      toLocalState, action: fromLocalAction, then: content, fileID: fileID, filePath: filePath, line: line,
      column: column
    )
  }
}

extension CaseLet where EnumAction == CaseAction {
  /// Shows a view of one case whose actions are the enum's.
  ///
  /// - Parameters:
  ///   - toLocalState: The case: `/AppState.loggedIn`.
  ///   - content: Makes the view.
  public init(
    state toLocalState: AnyCasePath<EnumState, CaseState>,
    @ViewBuilder then content: @escaping (Store<CaseState, CaseAction>) -> Content
  ) {
    self.init(state: toLocalState, action: { $0 }, then: content)
  }
}

/// The view of a `SwitchStore` whose `CaseLet`s all lack the case of the state.
public struct Default<Content: View>: View {
  private let content: () -> Content
  @Environment(\.isSwitchedCaseShown) private var isCaseShown

  /// Shows a view when no case does.
  ///
  /// - Parameter content: Makes the view.
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// The view.
  public var body: some View {
    if !isCaseShown { content() }
  }
}

extension SwitchStore {
  /// Shows the view of the case that an enum state is in.
  ///
  /// ```swift
  /// SwitchStore(store) {
  ///   CaseLet(state: /AppState.loggedIn, action: AppAction.loggedIn, then: LoggedInView.init(store:))
  ///   CaseLet(state: /AppState.loggedOut, action: AppAction.loggedOut, then: LoggedOutView.init(store:))
  /// }
  /// ```
  ///
  /// Reports an issue if there is a case without a view.
  ///
  /// - Parameters:
  ///   - store: The store of the enum.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  ///   - content: A `CaseLet` for each case, and perhaps a ``Default``.
  public init<Cases: View>(
    _ store: Store<State, Action>,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    @ViewBuilder content: @escaping () -> Cases
  ) where Content == SwitchedCases<Cases> {
    self.init(store) { (state: State) -> SwitchedCases<Cases> in
      let cases = content()
      let (isShown, hasDefault) = find(state, in: cases)
      if !isShown, !hasDefault {
        reportIssue(
          """
          The "SwitchStore" at "\(fileID):\(line)" has no view for the case that its state is in.

          Write a "CaseLet" for each case of "\(State.self)", or a "Default" for the rest.
          """,
          fileID: fileID, filePath: filePath, line: line, column: column
        )
      }
      return SwitchedCases(cases: cases, isCaseShown: isShown)
    }
  }
}

/// The views of the cases of a `SwitchStore`, of which one is shown.
public struct SwitchedCases<Cases: View>: View {
  let cases: Cases
  let isCaseShown: Bool

  /// The views.
  public var body: some View {
    cases.environment(\.isSwitchedCaseShown, isCaseShown).environment(\.isAmongOtherCases, true)
  }
}

/// Looks for the case of a state among the views that a view builder made. This happens once whenever the state becomes
/// another case.
@MainActor
private func find(_ state: Any, in cases: Any) -> (isShown: Bool, hasDefault: Bool) {
  if let view = cases as? any SwitchedCase { return (view.matches(state), false) }
  if cases is any DefaultCase { return (false, true) }
  guard let tuple = cases as? any TupleOfViews else { return (false, false) }
  return Mirror(reflecting: tuple.views).children.reduce((false, false)) { found, child in
    let (isShown, hasDefault) = find(state, in: child.value)
    return (found.0 || isShown, found.1 || hasDefault)
  }
}

private protocol TupleOfViews {
  var views: Any { get }
}

extension TupleView: TupleOfViews {
  fileprivate var views: Any { value }
}

private protocol DefaultCase {}

extension Default: DefaultCase {}

/// A view of one case.
@MainActor
private protocol SwitchedCase {
  func matches(_ state: Any) -> Bool
}

extension CaseLet: SwitchedCase {
  fileprivate func matches(_ state: Any) -> Bool {
    (state as? EnumState).map { toCaseState($0) != nil } ?? false
  }
}

private struct SwitchedCaseShownKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the enclosing `SwitchStore` has a view for the case that its state is in.
  fileprivate var isSwitchedCaseShown: Bool {
    get { self[SwitchedCaseShownKey.self] }
    set { self[SwitchedCaseShownKey.self] = newValue }
  }
}
