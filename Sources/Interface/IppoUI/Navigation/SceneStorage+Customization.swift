extension SceneStorage {
  /// The user's arrangement of tabs, under a key of the window.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String) where Value == TabViewCustomization {
    self.init(key: key, initialValue: wrappedValue)
  }

  /// Stores the columns that a table shows, under a key of the window.
  public init<RowValue>(wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String)
  where Value == TableColumnCustomization<RowValue>, RowValue: Identifiable {
    self.init(key: key, initialValue: wrappedValue)
  }
}
