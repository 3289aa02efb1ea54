/// A value of which an archive has every bit: what is read again is what it was, and no code of the app runs for it.
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
  /// Nothing is plain, whatever there could be.
  var isPlain: Bool {
    guard let self else { return true }
    return (self as? any PlainValue)?.isPlain == true
  }
}
