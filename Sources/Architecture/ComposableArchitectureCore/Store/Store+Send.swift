#if UI
  public import IppoUI

  extension Store {
    /// Sends an action, and animates what changes.
    ///
    /// - Parameters:
    ///   - action: What happened.
    ///   - animation: The animation, or nil for none.
    /// - Returns: The effects that follow from it, to be awaited or cancelled.
    @discardableResult
    public func send(_ action: Action, animation: Animation?) -> StoreTask {
      send(action, transaction: Transaction(animation: animation))
    }

    /// Sends an action in a transaction.
    ///
    /// - Parameters:
    ///   - action: What happened.
    ///   - transaction: The transaction of what changes.
    /// - Returns: The effects that follow from it, to be awaited or cancelled.
    @discardableResult
    public func send(_ action: Action, transaction: Transaction) -> StoreTask {
      withTransaction(transaction) { send(action) }
    }
  }

  extension ViewActionSending {
    /// Sends an action of the view, and animates what changes.
    ///
    /// - Parameters:
    ///   - action: The view's action.
    ///   - animation: The animation, or nil for none.
    @discardableResult
    public func send(_ action: StoreAction.ViewAction, animation: Animation?) -> StoreTask {
      store.send(.view(action), animation: animation)
    }

    /// Sends an action of the view in a transaction.
    ///
    /// - Parameters:
    ///   - action: The view's action.
    ///   - transaction: The transaction of what changes.
    @discardableResult
    public func send(_ action: StoreAction.ViewAction, transaction: Transaction) -> StoreTask {
      store.send(.view(action), transaction: transaction)
    }
  }

  extension Send {
    /// Sends an action, and animates what changes.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - animation: The animation, or nil for none.
    public func callAsFunction(_ action: Action, animation: Animation?) {
      callAsFunction(action, transaction: Transaction(animation: animation))
    }

    /// Sends an action in a transaction.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - transaction: The transaction of what changes.
    public func callAsFunction(_ action: Action, transaction: Transaction) {
      guard !Task.isCancelled else { return }
      withTransaction(transaction) { self(action) }
    }
  }

  extension DismissEffect {
    /// Dismisses the feature, and animates what changes.
    ///
    /// - Parameters:
    ///   - animation: The animation, or nil for none.
    ///   - fileID: The file of the caller.
    ///   - filePath: The path of the caller's file.
    ///   - line: The line of the caller.
    ///   - column: The column of the caller.
    @MainActor
    public func callAsFunction(
      animation: Animation?,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) async {
      await callAsFunction(
        transaction: Transaction(animation: animation), fileID: fileID, filePath: filePath, line: line, column: column
      )
    }

    /// Dismisses the feature in a transaction.
    ///
    /// - Parameters:
    ///   - transaction: The transaction of what changes.
    ///   - fileID: The file of the caller.
    ///   - filePath: The path of the caller's file.
    ///   - line: The line of the caller.
    ///   - column: The column of the caller.
    @MainActor
    public func callAsFunction(
      transaction: Transaction,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) async {
      await dismiss(
        { dismissal in withTransaction(transaction, dismissal) }, fileID: fileID, filePath: filePath, line: line,
        column: column)
    }
  }
#endif
