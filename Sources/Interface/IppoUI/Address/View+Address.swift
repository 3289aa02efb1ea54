extension View {
  /// Lets segments of the window's address stand for a value, and takes the value over from an address.
  ///
  /// In a browser, the address bar has the address of the shown content. A page that is requested by an address shows
  /// the content that the address names. So a page can be bookmarked, shared, reloaded, and opened in another tab.
  /// Pages of a ``NavigationStack`` are entries in the browser's history; every other change replaces the entry.
  /// Terminals take an address at their start, `--open /soups/leek`.
  ///
  /// Links, rows and tabs within that write the same binding lead to an address, and browsers can open them in another
  /// tab. Examples are a `NavigationLink(value:)` in a stack with that path, and the rows of a list or the tabs with
  /// that selection.
  ///
  /// ```swift
  /// NavigationStack(path: $path) { … }
  ///   .address(path: $path)
  /// ```
  ///
  /// Views inside can have segments as well, which follow. A view takes the segments that its new value has, and leaves
  /// the others to the views inside. If segments remain at the end, the path is unknown, and its page has the status
  /// 404.
  ///
  /// A segment that is empty, `.`, `..` or `_ippo` cannot be part of an address, which then ends before it.
  ///
  /// - Parameter path: A value for each segment. An address sets it to its segments, as far as they can be read.
  public func address<Value: LosslessStringConvertible>(path: Binding<[Value]>) -> some View {
    addressed(by: AddressModifier(path, .description))
  }

  /// Lets segments of the window's address stand for a value, and takes the value over from an address; see
  /// `address(path:)`.
  ///
  /// - Parameter path: A value for each segment, which is its raw value.
  @_disfavoredOverload
  public func address<Value: RawRepresentable>(path: Binding<[Value]>) -> some View
  where Value.RawValue: LosslessStringConvertible {
    addressed(by: AddressModifier(path, .rawValue))
  }

  /// Lets a segment of the window's address stand for an optional value, such as a selection, and takes the value over
  /// from an address. See `address(path:)`.
  ///
  /// - Parameters:
  ///   - value: The value of the segment, which is left out for `nil`.
  ///   - isAddressed: Whether a value has an address. Other values are left out of addresses in both directions.
  public func address<Value: LosslessStringConvertible>(
    path value: Binding<Value?>, where isAddressed: @escaping (Value) -> Bool = { _ in true }
  ) -> some View {
    addressed(by: AddressModifier(value, .description, where: isAddressed))
  }

  /// Lets a segment of the window's address stand for an optional value, such as a selection, and takes the value over
  /// from an address. See `address(path:)`.
  ///
  /// - Parameters:
  ///   - value: The value of the segment, by its raw value; the segment is left out for `nil`.
  ///   - isAddressed: Whether a value has an address. Other values are left out of addresses in both directions.
  @_disfavoredOverload
  public func address<Value: RawRepresentable>(
    path value: Binding<Value?>, where isAddressed: @escaping (Value) -> Bool = { _ in true }
  ) -> some View where Value.RawValue: LosslessStringConvertible {
    addressed(by: AddressModifier(value, .rawValue, where: isAddressed))
  }

  /// Lets an item in the query of the window's address stand for a value, and takes the value over from an address.
  ///
  /// ```swift
  /// TabView(selection: $tab) { … }
  ///   .address("tab", $tab, default: .today)
  /// ```
  ///
  /// If several views name the same item, the outermost has it. An unreadable value has no effect. See `address(path:)`
  /// for the use of addresses.
  ///
  /// - Parameters:
  ///   - name: The name of the item.
  ///   - value: The value of the item.
  ///   - default: The value that an absent item means, and for which the item is left out. With `nil` the item is
  ///     always written, and its absence has no effect.
  public func address<Value: LosslessStringConvertible>(
    _ name: String, _ value: Binding<Value>, default: Value? = nil
  ) -> some View {
    addressed(by: AddressModifier(name, value, `default`, .description))
  }

  /// Lets an item in the query of the window's address stand for a value, and takes the value over from an address; see
  /// `address(_:_:default:)`.
  ///
  /// - Parameters:
  ///   - name: The name of the item.
  ///   - value: The value of the item, by its raw value.
  ///   - default: The value that an absent item means, and for which the item is left out.
  @_disfavoredOverload
  public func address<Value: RawRepresentable>(
    _ name: String, _ value: Binding<Value>, default: Value? = nil
  ) -> some View where Value.RawValue: LosslessStringConvertible {
    addressed(by: AddressModifier(name, value, `default`, .rawValue))
  }

  /// Lets an item in the query of the window's address stand for an optional value, and takes the value over from an
  /// address. See `address(_:_:default:)`.
  ///
  /// - Parameters:
  ///   - name: The name of the item, which is absent for `nil`.
  ///   - value: The value of the item.
  public func address<Value: LosslessStringConvertible>(_ name: String, _ value: Binding<Value?>) -> some View {
    addressed(by: AddressModifier(name, value, .description))
  }

  /// Lets an item in the query of the window's address stand for an optional value, and takes the value over from an
  /// address. See `address(_:_:default:)`.
  ///
  /// - Parameters:
  ///   - name: The name of the item, which is absent for `nil`.
  ///   - value: The value of the item, by its raw value.
  @_disfavoredOverload
  public func address<Value: RawRepresentable>(_ name: String, _ value: Binding<Value?>) -> some View
  where Value.RawValue: LosslessStringConvertible {
    addressed(by: AddressModifier(name, value, .rawValue))
  }
}
