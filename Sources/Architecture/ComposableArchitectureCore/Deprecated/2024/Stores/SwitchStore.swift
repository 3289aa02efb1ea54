#if UI
  import CasePaths
  import ConcurrencyExtras
  public import IppoUI

  /// Shows a view for the case an enum state is in. Views of observable state switch over `store.case` instead.
  @preconcurrency @MainActor
  public struct SwitchStore<State, Action, Content: View>: View {
    /// The store of the enum.
    public let store: Store<State, Action>
    /// Makes the view of a state.
    public let content: (State) -> Content

    /// Shows a view for the case an enum state is in.
    ///
    /// - Parameters:
    ///   - store: The store of the enum.
    ///   - content: Makes the view: a `switch` with a ``CaseLet`` in each case.
    public init(
      _ store: Store<State, Action>,
      @ViewBuilder content: @escaping (_ initialState: State) -> Content
    ) {
      self.store = store
      self.content = content
    }

    /// The view.
    public var body: some View {
      WithViewStore(store, observe: { $0 }, removeDuplicates: { enumTag(of: $0) == enumTag(of: $1) }) {
        viewStore in
        content(viewStore.state).environment(\.switchedStore, SwitchedStore(store))
      }
    }
  }

  /// Shows a view of one case of a ``SwitchStore``.
  @preconcurrency @MainActor
  public struct CaseLet<EnumState, EnumAction, CaseState, CaseAction, Content: View>: View {
    /// The case's state.
    public let toCaseState: (EnumState) -> CaseState?
    /// Makes the enum's action of the case's.
    public let fromCaseAction: (CaseAction) -> EnumAction
    /// Makes the view.
    public let content: (Store<CaseState, CaseAction>) -> Content

    private let location: SourceLocation
    @Environment(\.switchedStore) private var switched
    @Environment(\.isAmongOtherCases) private var isAmongOtherCases

    /// Shows a view of one case.
    ///
    /// - Parameters:
    ///   - toCaseState: The case's state.
    ///   - fromCaseAction: Makes the enum's action of the case's.
    ///   - content: Makes the view.
    ///   - fileID: The file of the caller.
    ///   - filePath: The path of the caller's file.
    ///   - line: The line of the caller.
    ///   - column: The column of the caller.
    public init(
      _ toCaseState: @escaping (EnumState) -> CaseState?,
      action fromCaseAction: @escaping (CaseAction) -> EnumAction,
      @ViewBuilder then content: @escaping (_ store: Store<CaseState, CaseAction>) -> Content,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) {
      self.toCaseState = toCaseState
      self.fromCaseAction = fromCaseAction
      self.content = content
      location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// The view.
    public var body: some View {
      if let store = switched?.value as? Store<EnumState, EnumAction> {
        IfLetStore(
          store.scope(computing: toCaseState, embedding: fromCaseAction, isByFunctions: true), then: content
        ) {
          if !isAmongOtherCases {
            CaseLetMismatch(location: location) {
              """
              is on the screen, and the state is in another case:

                  \(debugCaseOutput(store.withState { $0 }))

              The "case" of the "switch" and the case that "CaseLet" extracts differ. Name the same one in both:

                  case .detail:
                    CaseLet(/Screen.State.detail, action: Screen.Action.detail) { … }
              """
            }
          }
        }
      } else {
        CaseLetMismatch(location: location) {
          """
          is not in a "SwitchStore" of "\(EnumState.self)" and "\(EnumAction.self)".

          Where its case is written with a slash, and its view does not use the store, write the store's type: \
          "{ (store: Store<Screen.State, Screen.Action>) in".
          """
        }
      }
    }
  }

  /// The view of a `CaseLet` without a state: it reports the mismatch, as in the original.
  private struct CaseLetMismatch: View {
    let location: SourceLocation
    let problem: @MainActor () -> String

    private var message: String {
      """
      The "CaseLet" at "\(location)" \(problem())
      """
    }

    var body: some View {
      Text(message)
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .foregroundStyle(.white)
        .background(.red)
        .onAppear { location.report(message) }
    }
  }

  extension CaseLet where EnumAction == CaseAction {
    /// Shows a view of one case whose actions are the enum's.
    ///
    /// - Parameters:
    ///   - toCaseState: The case's state.
    ///   - content: Makes the view.
    public init(
      state toCaseState: @escaping (EnumState) -> CaseState?,
      @ViewBuilder then content: @escaping (_ store: Store<CaseState, CaseAction>) -> Content
    ) {
      self.init(toCaseState, action: { $0 }, then: content)
    }
  }

  /// The store that a `CaseLet` belongs to.
  typealias SwitchedStore = MainActorBound<AnyObject>

  private enum SwitchedStoreKey: EnvironmentKey {
    static let defaultValue: SwitchedStore? = nil
  }

  private struct AmongOtherCasesKey: EnvironmentKey {
    static let defaultValue = false
  }

  extension EnvironmentValues {
    /// Whether the views of all cases stand side by side, as in 2021, so that only the view of the current case shows
    /// anything.
    package var isAmongOtherCases: Bool {
      get { self[AmongOtherCasesKey.self] }
      set { self[AmongOtherCasesKey.self] = newValue }
    }

    /// The store of the enclosing `SwitchStore`.
    var switchedStore: SwitchedStore? {
      get { self[SwitchedStoreKey.self] }
      set { self[SwitchedStoreKey.self] = newValue }
    }
  }
#endif
