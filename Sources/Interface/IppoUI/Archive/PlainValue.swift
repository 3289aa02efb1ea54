/// A value that an archive restores bit by bit, without running code of the app.
protocol PlainValue {
  var isPlain: Bool { get }
}

extension PlainValue {
  var isPlain: Bool { true }

  /// - Parameter value: a value of this type, for a caller that knows its type by another name.
  static func isPlain<Value>(_ value: Value) -> Bool { (value as! Self).isPlain }
}

extension Bool: PlainValue {}
extension Int: PlainValue {}
extension Double: PlainValue {}
extension String: PlainValue {}

extension Optional: PlainValue {
  /// Whether the wrapped value is plain. An empty optional always is.
  var isPlain: Bool {
    guard let self else { return true }
    return (self as? any PlainValue)?.isPlain == true
  }
}
