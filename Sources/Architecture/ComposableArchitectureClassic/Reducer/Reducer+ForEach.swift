public import CasePaths
public import IdentifiedCollections

extension Reducer {
  /// Makes a reducer of an element work on an identified array.
  ///
  /// ```swift
  /// todoReducer.forEach(state: \.todos, action: /AppAction.todo(id:action:), environment: { _ in TodoEnvironment() })
  /// ```
  ///
  /// Reports an issue if an action arrives for an element that is not there.
  ///
  /// - Parameters:
  ///   - toLocalState: The array.
  ///   - toLocalAction: The case that holds an id and an action of the element.
  ///   - toLocalEnvironment: Makes the element's environment.
  ///   - breakpointOnNil: Whether an action for an absent element is an issue.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  public func forEach<GlobalState, GlobalAction, GlobalEnvironment, ID: Hashable>(
    state toLocalState: WritableKeyPath<GlobalState, IdentifiedArray<ID, State>>,
    action toLocalAction: AnyCasePath<GlobalAction, (ID, Action)>,
    environment toLocalEnvironment: @escaping (GlobalEnvironment) -> Environment,
    breakpointOnNil: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Reducer<GlobalState, GlobalAction, GlobalEnvironment> {
    let missing = MissingState(operation: "forEach", fileID: fileID, filePath: filePath, line: line, column: column)
    return .init { state, action, environment in
      guard let (id, localAction) = toLocalAction.extract(from: action) else { return .none }
      guard state[keyPath: toLocalState].ids.contains(id) else {
        if breakpointOnNil { missing.reportElement(action, "its state contained no element with the id \(id)") }
        return .none
      }
      return run(&state[keyPath: toLocalState][id: id]!, localAction, toLocalEnvironment(environment))
        .map { toLocalAction.embed((id, $0)) }
    }
  }

  /// Makes a reducer of an element work on an array; elements are told apart by their index.
  ///
  /// Reports an issue if an action arrives for an index that is out of range. Where elements come, go or move while
  /// effects run, an identified array is safer.
  ///
  /// - Parameters:
  ///   - toLocalState: The array.
  ///   - toLocalAction: The case that holds an index and an action of the element.
  ///   - toLocalEnvironment: Makes the element's environment.
  ///   - breakpointOnNil: Whether an action for an absent element is an issue.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  public func forEach<GlobalState, GlobalAction, GlobalEnvironment>(
    state toLocalState: WritableKeyPath<GlobalState, [State]>,
    action toLocalAction: AnyCasePath<GlobalAction, (Int, Action)>,
    environment toLocalEnvironment: @escaping (GlobalEnvironment) -> Environment,
    breakpointOnNil: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Reducer<GlobalState, GlobalAction, GlobalEnvironment> {
    let missing = MissingState(operation: "forEach", fileID: fileID, filePath: filePath, line: line, column: column)
    return .init { state, action, environment in
      guard let (index, localAction) = toLocalAction.extract(from: action) else { return .none }
      guard state[keyPath: toLocalState].indices.contains(index) else {
        if breakpointOnNil { missing.reportElement(action, "its state contained no element at the index \(index)") }
        return .none
      }
      return run(&state[keyPath: toLocalState][index], localAction, toLocalEnvironment(environment))
        .map { toLocalAction.embed((index, $0)) }
    }
  }

  /// Makes a reducer of a value work on a dictionary.
  ///
  /// Reports an issue if an action arrives for a key that is not there.
  ///
  /// - Parameters:
  ///   - toLocalState: The dictionary.
  ///   - toLocalAction: The case that holds a key and an action of the value.
  ///   - toLocalEnvironment: Makes the value's environment.
  ///   - breakpointOnNil: Whether an action for an absent key is an issue.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  public func forEach<GlobalState, GlobalAction, GlobalEnvironment, Key: Hashable>(
    state toLocalState: WritableKeyPath<GlobalState, [Key: State]>,
    action toLocalAction: AnyCasePath<GlobalAction, (Key, Action)>,
    environment toLocalEnvironment: @escaping (GlobalEnvironment) -> Environment,
    breakpointOnNil: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Reducer<GlobalState, GlobalAction, GlobalEnvironment> {
    let missing = MissingState(operation: "forEach", fileID: fileID, filePath: filePath, line: line, column: column)
    return .init { state, action, environment in
      guard let (key, localAction) = toLocalAction.extract(from: action) else { return .none }
      guard state[keyPath: toLocalState][key] != nil else {
        if breakpointOnNil { missing.reportElement(action, "its state contained no value for the key \(key)") }
        return .none
      }
      return run(&state[keyPath: toLocalState][key]!, localAction, toLocalEnvironment(environment))
        .map { toLocalAction.embed((key, $0)) }
    }
  }
}
