#if UI
  import Dependencies
  public import IppoUI

  extension NavigationLink where Destination == Never {
    /// A link that pushes a state onto the navigation stack.
    ///
    /// - Parameters:
    ///   - state: The state, or nil to disable the link.
    ///   - label: What the link looks like.
    ///   - fileID: The file of the caller.
    ///   - filePath: The path of the caller's file.
    ///   - line: The line of the caller.
    ///   - column: The column of the caller.
    @MainActor @preconcurrency
    public init<P, L: View>(
      state: P?,
      @ViewBuilder label: () -> L,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) where Label == _NavigationLinkStoreContent<P, L> {
      let content = label()
      self.init(
        value: state.map {
          StackState<P>.Component(id: DependencyValues._current.stackElementID.next(), element: $0)
        }
      ) {
        _NavigationLinkStoreContent(
          state: state, label: content,
          location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        )
      }
    }

    /// A link with a text that pushes a state onto the navigation stack.
    ///
    /// - Parameters:
    ///   - titleKey: The text.
    ///   - state: The state, or nil to disable the link.
    ///   - fileID: The file of the caller.
    ///   - line: The line of the caller.
    @MainActor @preconcurrency
    public init<P>(
      _ titleKey: LocalizedStringKey, state: P?, fileID: StaticString = #fileID, line: UInt = #line
    ) where Label == _NavigationLinkStoreContent<P, Text> {
      self.init(state: state, label: { Text(titleKey) }, fileID: fileID, line: line)
    }

    /// A link with a text that pushes a state onto the navigation stack.
    ///
    /// - Parameters:
    ///   - title: The text.
    ///   - state: The state, or nil to disable the link.
    ///   - fileID: The file of the caller.
    ///   - line: The line of the caller.
    @MainActor @preconcurrency
    @_disfavoredOverload
    public init<S: StringProtocol, P>(
      _ title: S, state: P?, fileID: StaticString = #fileID, line: UInt = #line
    ) where Label == _NavigationLinkStoreContent<P, Text> {
      self.init(state: state, label: { Text(title) }, fileID: fileID, line: line)
    }
  }

  /// The label of a link that pushes a state. Reports a link that no navigation stack above can follow.
  public struct _NavigationLinkStoreContent<State, Label: View>: View {
    let state: State?
    let label: Label
    let location: SourceLocation
    @Environment(\.navigationDestinationType) var destinationType

    /// The label.
    public var body: some View {
      label.onAppear {
        if destinationType?.type != State.self { reportUnpresentable() }
      }
    }

    private func reportUnpresentable() {
      location.report(
        #"The navigation link at "\#(location)" leads nowhere: no navigation stack around it shows what it pushes."#,
        facts: [
          "State that the link pushes": typeName(State.self),
          "Its value": state.map { "\($0)" } ?? "nil",
          "State that the stack shows": destinationType.map { typeName($0.type) } ?? "there is no stack",
        ],
        causes: [
          """
          The link is outside of "NavigationStack(path:root:destination:)", or in a sheet with none of its own.
          """,
          """
          The stack shows other elements. Push its "Path.State": "NavigationLink(state: Path.State.detail(…))".
          """,
        ]
      )
    }
  }
#endif
