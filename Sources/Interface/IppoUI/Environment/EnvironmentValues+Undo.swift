extension EnvironmentValues {
  /// Takes back what was done in the window; `nil` outside of windows. Each window has its own, which ends with the process.
  public var undoManager: UndoManager? { WindowDisplay.current?.attachment { UndoManager() } }
}
