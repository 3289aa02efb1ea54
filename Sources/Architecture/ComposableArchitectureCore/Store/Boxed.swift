/// A value at an address of its own.
///
/// States may be large, and generic code copies a value of unknown size to the stack in every function that uses it. A
/// box is passed on instead, and its value is copied from address to address.
package final class Boxed<Value>: @unchecked Sendable {  // changed by its only owner, and copied where it has more
  package let pointer: UnsafeMutablePointer<Value>

  /// Boxes the result of a function.
  package init(_ make: () throws -> Value) rethrows {
    pointer = .allocate(capacity: 1)
    do {
      pointer.initialize(to: try make())
    } catch {
      pointer.deallocate()
      throw error
    }
  }

  /// Boxes a copy of a value.
  package init(copying value: UnsafePointer<Value>) {
    pointer = .allocate(capacity: 1)
    pointer.initialize(from: value, count: 1)
  }

  deinit {
    pointer.deinitialize(count: 1)
    pointer.deallocate()
  }

  /// The value.
  package var value: Value { pointer.pointee }

  /// A copy.
  package func copy() -> Boxed {
    Boxed(copying: pointer)
  }
}

extension Boxed where Value: Equatable {
  /// Whether the values are equal. A value need not equal itself: changed shared state differs from its earlier value.
  func equals(_ other: Boxed) -> Bool {
    pointer.pointee == other.pointer.pointee
  }
}
