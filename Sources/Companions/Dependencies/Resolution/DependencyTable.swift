import Synchronization

/// A hash table that is read without a lock while it grows: entries are added or replaced, never removed.
///
/// Reading a dependency must cost next to nothing. A reader takes one acquiring load of the slots, and one per probe.
/// Writers exclude each other by a lock of their own. A writer publishes a slot with its value set first and its entry
/// second, and larger slots when they are complete. Whatever a reader may still hold, outgrown slots and replaced
/// values, is kept until the table goes away.
///
///     slots ─→ │ entry · value │ –           │ entry · value │ …        outgrown: [slots], replaced: [value]
final class DependencyTable: @unchecked Sendable {  // written under the lock of its partition, read through atomics
  /// The key of a stored value: the type of a dependency key, and a context. Types are aligned, which leaves the lowest
  /// bits for the context. No entry is 0.
  struct Entry: Hashable {
    let bits: UInt

    init(_ key: ObjectIdentifier, _ context: DependencyContext) {
      let tag: UInt =
        switch context {
        case .live: 1
        case .preview: 2
        case .test: 3
        }
      bits = UInt(bitPattern: key) ^ tag
    }
  }

  private let slots: Atomic<UnsafeMutablePointer<Slots>>
  private var outgrown: [UnsafeMutablePointer<Slots>] = []
  private var values: [DependencyBox] = []
  private var count = 0

  init() {
    slots = Atomic(Slots.make(capacity: 32))
  }

  deinit {
    for slots in outgrown + [slots.load(ordering: .relaxed)] { Slots.destroy(slots) }
  }

  subscript(entry: Entry) -> DependencyBox? {
    let slots = slots.load(ordering: .acquiring)
    return slots.pointee.find(entry.bits)
      .map { Unmanaged<DependencyBox>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The name of the property that has asked for a value of a type. Callers exclude those who write.
  func property(of type: Any.Type) -> String? { values.lazy.compactMap { $0.property(of: type) }.first }

  /// Adds a value, or replaces the one of the same entry. Callers exclude each other.
  func insert(_ value: DependencyBox, for entry: Entry) {
    values.append(value)
    var current = slots.load(ordering: .relaxed)
    if (count + 1) * 2 > current.pointee.capacity {
      let larger = Slots.make(capacity: current.pointee.capacity * 2)
      current.pointee.forEach { larger.pointee.set($0, to: $1) }
      outgrown.append(current)
      slots.store(larger, ordering: .releasing)
      current = larger
    }
    if current.pointee.set(entry.bits, to: Unmanaged.passUnretained(value).toOpaque()) { count += 1 }
  }
}

/// Open addressing with linear probing over a power of two of slots.
private struct Slots {
  struct Slot: ~Copyable {
    let entry = Atomic<UInt>(0)
    let value = Atomic<UnsafeMutableRawPointer?>(nil)
  }

  let capacity: Int
  let base: UnsafeMutablePointer<Slot>

  static func make(capacity: Int) -> UnsafeMutablePointer<Slots> {
    let base = UnsafeMutablePointer<Slot>.allocate(capacity: capacity)
    for index in 0..<capacity { (base + index).initialize(to: Slot()) }
    let slots = UnsafeMutablePointer<Slots>.allocate(capacity: 1)
    slots.initialize(to: Slots(capacity: capacity, base: base))
    return slots
  }

  static func destroy(_ slots: UnsafeMutablePointer<Slots>) {
    slots.pointee.base.deinitialize(count: slots.pointee.capacity)
    slots.pointee.base.deallocate()
    slots.deinitialize(count: 1)
    slots.deallocate()
  }

  func find(_ bits: UInt) -> UnsafeMutableRawPointer? {
    var index = start(of: bits)
    while true {
      let entry = base[index].entry.load(ordering: .acquiring)
      if entry == bits { return base[index].value.load(ordering: .acquiring) }
      if entry == 0 { return nil }
      index = (index + 1) & (capacity - 1)
    }
  }

  /// - Returns: Whether the entry is new.
  @discardableResult
  func set(_ bits: UInt, to value: UnsafeMutableRawPointer?) -> Bool {
    var index = start(of: bits)
    while true {
      let entry = base[index].entry.load(ordering: .relaxed)
      if entry == bits || entry == 0 {
        base[index].value.store(value, ordering: .releasing)
        base[index].entry.store(bits, ordering: .releasing)
        return entry == 0
      }
      index = (index + 1) & (capacity - 1)
    }
  }

  func forEach(_ body: (UInt, UnsafeMutableRawPointer?) -> Void) {
    for index in 0..<capacity {
      let entry = base[index].entry.load(ordering: .relaxed)
      if entry != 0 { body(entry, base[index].value.load(ordering: .relaxed)) }
    }
  }

  /// Fibonacci hashing: addresses differ in their middle bits, the multiplication carries those to the top.
  private func start(of bits: UInt) -> Int {
    Int(truncatingIfNeeded: (bits &* 0x9E37_79B9_7F4A_7C15) >> 32) & (capacity - 1)
  }
}
