extension View {
  /// Says which segments of the window's address stand for a value, and takes them over from an address.
  ///
  /// In a browser the address bar has the address of what is shown, and a page that is asked for by an address shows
  /// what that names: it can be bookmarked, shared, reloaded, and opened in another tab. Pages of a ``NavigationStack``
  /// are entries in the browser's history; every other change takes the place of the entry. Terminals take an address
  /// at their start, `--open /soups/leek`.
  ///
  /// Links, rows and tabs within that write the same binding lead to an address, and browsers can open them in another
  /// tab: a `NavigationLink(value:)` in a stack with that path, what is chosen in a list or among tabs with that
  /// selection.
  ///
  /// ```swift
  /// NavigationStack(path: $path) { … }
  ///   .address(path: $path)
  /// ```
  ///
  /// Views inside can have segments as well, which follow. A view takes the segments that it makes of its value
  /// afterwards, and leaves the others to those inside: a path that nobody takes to its end is not known, and its page
  /// is answered with the status 404.
  ///
  /// A segment that is empty, `.`, `..` or `_ippo` cannot be part of an address, which then ends before it.
  ///
  /// - Parameter path: A value for each segment. An address sets it to its segments, as far as they can be read.
  public func address<Value: LosslessStringConvertible>(path: Binding<[Value]>) -> some View {
    addressed(by: AddressModifier(path, .description))
  }

  /// Says which segments of the window's address stand for a value, and takes them over from an address; see
  /// `address(path:)`.
  ///
  /// - Parameter path: A value for each segment, which is its raw value.
  @_disfavoredOverload
  public func address<Value: RawRepresentable>(path: Binding<[Value]>) -> some View
  where Value.RawValue: LosslessStringConvertible {
    addressed(by: AddressModifier(path, .rawValue))
  }

  /// Says which segment of the window's address stands for a value that may be absent, such as a selection, and takes
  /// it over from an address; see `address(path:)`.
  ///
  /// - Parameters:
  ///   - value: What the segment says; there is none for `nil`.
  ///   - isAddressed: Which values have an address. The others have no segment, and are not taken from one.
  public func address<Value: LosslessStringConvertible>(
    path value: Binding<Value?>, where isAddressed: @escaping (Value) -> Bool = { _ in true }
  ) -> some View {
    addressed(by: AddressModifier(value, .description, where: isAddressed))
  }

  /// Says which segment of the window's address stands for a value that may be absent, such as a selection, and takes
  /// it over from an address; see `address(path:)`.
  ///
  /// - Parameters:
  ///   - value: What the segment says, which is the raw value; there is none for `nil`.
  ///   - isAddressed: Which values have an address. The others have no segment, and are not taken from one.
  @_disfavoredOverload
  public func address<Value: RawRepresentable>(
    path value: Binding<Value?>, where isAddressed: @escaping (Value) -> Bool = { _ in true }
  ) -> some View where Value.RawValue: LosslessStringConvertible {
    addressed(by: AddressModifier(value, .rawValue, where: isAddressed))
  }

  /// Says which item of the query of the window's address stands for a value, and takes it over from an address.
  ///
  /// ```swift
  /// TabView(selection: $tab) { … }
  ///   .address("tab", $tab, default: .today)
  /// ```
  ///
  /// Of several views that name the same item, the outermost has it. A value that cannot be read changes nothing. See
  /// `address(path:)` for what addresses do.
  ///
  /// - Parameters:
  ///   - name: The name of the item.
  ///   - value: What the item says.
  ///   - default: The value that is meant where the item is absent, which therefore is not written; `nil`: the item is
  ///     always written, and nothing changes where it is absent.
  public func address<Value: LosslessStringConvertible>(
    _ name: String, _ value: Binding<Value>, default: Value? = nil
  ) -> some View {
    addressed(by: AddressModifier(name, value, `default`, .description))
  }

  /// Says which item of the query of the window's address stands for a value, and takes it over from an address; see
  /// `address(_:_:default:)`.
  ///
  /// - Parameters:
  ///   - name: The name of the item.
  ///   - value: What the item says, which is the raw value.
  ///   - default: The value that is meant where the item is absent, which therefore is not written.
  @_disfavoredOverload
  public func address<Value: RawRepresentable>(
    _ name: String, _ value: Binding<Value>, default: Value? = nil
  ) -> some View where Value.RawValue: LosslessStringConvertible {
    addressed(by: AddressModifier(name, value, `default`, .rawValue))
  }

  /// Says which item of the query of the window's address stands for a value that may be absent, and takes it over from
  /// an address; see `address(_:_:default:)`.
  ///
  /// - Parameters:
  ///   - name: The name of the item, which is absent for `nil`.
  ///   - value: What the item says.
  public func address<Value: LosslessStringConvertible>(_ name: String, _ value: Binding<Value?>) -> some View {
    addressed(by: AddressModifier(name, value, .description))
  }

  /// Says which item of the query of the window's address stands for a value that may be absent, and takes it over from
  /// an address; see `address(_:_:default:)`.
  ///
  /// - Parameters:
  ///   - name: The name of the item, which is absent for `nil`.
  ///   - value: What the item says, which is the raw value.
  @_disfavoredOverload
  public func address<Value: RawRepresentable>(_ name: String, _ value: Binding<Value?>) -> some View
  where Value.RawValue: LosslessStringConvertible {
    addressed(by: AddressModifier(name, value, .rawValue))
  }
}
