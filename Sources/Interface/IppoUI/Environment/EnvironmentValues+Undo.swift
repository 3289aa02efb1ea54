extension EnvironmentValues {
  /// Undoes changes in the window; `nil` outside of windows. Each window has its own undo manager, which ends with the
  /// process.
  public var undoManager: UndoManager? { WindowDisplay.current?.attachment { UndoManager() } }
}
