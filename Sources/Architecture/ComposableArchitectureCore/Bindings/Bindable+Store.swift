#if UI
  public import CasePaths
  public import IppoUI

  extension Bindable {
    /// A field of a store's state, to be bound by `sending`.
    ///
    /// - Parameter keyPath: The field.
    @_disfavoredOverload
    public subscript<State: ObservableState, Action, Member>(
      dynamicMember keyPath: KeyPath<State, Member>
    ) -> _StoreBindable_SwiftUI<State, Action, Member> where Value == Store<State, Action> {
      _StoreBindable_SwiftUI(bindable: self, keyPath: keyPath)
    }

    /// A binding to the store of a navigation stack.
    ///
    /// - Parameters:
    ///   - state: The stack.
    ///   - action: The stack's actions.
    @MainActor @preconcurrency
    public func scope<State: ObservableState, Action, ElementState, ElementAction>(
      state: KeyPath<State, StackState<ElementState>>,
      action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
    ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
    where Value == Store<State, Action> {
      self[dynamicMember: \Store<State, Action>.[state: state, action: action]]
    }

    /// A binding to the store of a navigation stack.
    ///
    /// - Parameters:
    ///   - state: The stack.
    ///   - action: The stack's actions.
    @MainActor @preconcurrency
    public func scope<State: ObservableState, Action, ElementState, ElementAction>(
      _ state: KeyPath<State, StackState<ElementState>>,
      action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
    ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
    where Value == Store<State, Action> {
      scope(state: state, action: action)
    }

    /// A binding to the store of a presented child, or to nil if there is none.
    ///
    /// - Parameters:
    ///   - state: The child.
    ///   - action: The child's actions.
    ///   - fileID: The file of the caller.
    ///   - filePath: The path of the caller's file.
    ///   - line: The line of the caller.
    ///   - column: The column of the caller.
    @MainActor @preconcurrency
    public func scope<State: ObservableState, Action, ChildState, ChildAction>(
      state: KeyPath<State, ChildState?>,
      action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
      self[
        dynamicMember:
          \Store<State, Action>.[
            id: wrappedValue.core.read { presentedID($0.pointee[keyPath: state]) },
            state: state,
            action: action,
            fileID: _HashableStaticString(stringLiteral: fileID),
            filePath: _HashableStaticString(stringLiteral: filePath),
            line: line,
            column: column
          ]
      ]
    }

    /// A binding to the store of a presented child, or to nil if there is none.
    ///
    /// - Parameters:
    ///   - state: The child.
    ///   - action: The child's actions.
    ///   - fileID: The file of the caller.
    ///   - filePath: The path of the caller's file.
    ///   - line: The line of the caller.
    ///   - column: The column of the caller.
    @MainActor @preconcurrency
    public func scope<State: ObservableState, Action, ChildState, ChildAction>(
      _ state: KeyPath<State, ChildState?>,
      action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
      scope(state: state, action: action, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// A binding to the store of a child that is presented by `@Presents`, or to nil if there is none.
    ///
    /// - Parameters:
    ///   - state: The projected value of the child (`\.$child`).
    ///   - action: The child's actions.
    ///   - fileID: The file of the caller.
    ///   - filePath: The path of the caller's file.
    ///   - line: The line of the caller.
    ///   - column: The column of the caller.
    @MainActor @preconcurrency
    public func scope<State: ObservableState, Action, ChildState, ChildAction>(
      state: KeyPath<State, PresentationState<ChildState>>,
      action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
      scope(
        state: state.appending(path: \.wrappedValue),
        action: action,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }

    /// A binding to the store of a child that is presented by `@Presents`, or to nil if there is none.
    ///
    /// - Parameters:
    ///   - state: The projected value of the child (`\.$child`).
    ///   - action: The child's actions.
    ///   - fileID: The file of the caller.
    ///   - filePath: The path of the caller's file.
    ///   - line: The line of the caller.
    ///   - column: The column of the caller.
    @MainActor @preconcurrency
    public func scope<State: ObservableState, Action, ChildState, ChildAction>(
      _ state: KeyPath<State, PresentationState<ChildState>>,
      action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
      scope(state: state, action: action, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// A field of a store's state on the way to a binding.
  @dynamicMemberLookup
  public struct _StoreBindable_SwiftUI<State: ObservableState, Action, Value> {
    let bindable: Bindable<Store<State, Action>>
    let keyPath: KeyPath<State, Value>

    /// A field within.
    ///
    /// - Parameter keyPath: The field.
    public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> _StoreBindable_SwiftUI<
      State, Action, Member
    > {
      _StoreBindable_SwiftUI<State, Action, Member>(bindable: bindable, keyPath: self.keyPath.appending(path: keyPath))
    }

    /// A binding to the field that sends an action when it is written.
    ///
    /// - Parameter action: The case that takes the new value.
    @MainActor @preconcurrency
    public func sending(_ action: CaseKeyPath<Action, Value>) -> Binding<Value> {
      bindable[dynamicMember: \Store<State, Action>.[state: keyPath, action: action]]
    }
  }
#endif
