/// The values that one writer of the environment has set, with their readers.
final class EnvironmentCell {
  let parent: EnvironmentCell?
  /// The cell without a parent; `nil` for that cell itself. The cells between keep it alive.
  private unowned(unsafe) let outermost: EnvironmentCell?
  private let relay: EnvironmentRelay?
  /// Looked through for every value that a view reads below; nothing that is called meanwhile replaces it.
  @exclusivity(unchecked) private var values: KeyedValues
  /// A bit for each key of them, which several keys share: most writers have set one value, and a view asks for a
  /// dozen.
  @exclusivity(unchecked) private var bits: UInt64
  /// The bits of this cell and of the cells above it without the outermost, as of a generation. A key whose bit is
  /// unset spares the search in dozens of cells.
  @exclusivity(unchecked) private var bitsFromHere: UInt64 = 0
  private var knownGeneration = -1
  /// The number of times that the bits of a cell with cells below it have changed. The outermost cell counts them.
  private var generation = 0
  /// Whether other cells are below.
  private var isParent = false
  /// Bodies, by the key they have read here.
  @exclusivity(unchecked) private var readers: [ObjectIdentifier: Dependency] = [:]
  /// The dependency of elements that have read a value here. An element reads a dozen keys, and to render it again
  /// costs little.
  @exclusivity(unchecked) private var anyKey: Dependency?
  /// The number of the last evaluation of an element that has read a value here.
  @exclusivity(unchecked) private var lastElement = 0

  init(parent: EnvironmentCell?, values: KeyedValues = KeyedValues()) {
    self.parent = parent
    outermost = parent.map { $0.outermost ?? $0 }
    self.values = values
    bits = Self.bits(of: values)
    relay = nil
    parent?.isParent = true
  }

  /// A cell that sets nothing, above one of the views that `source` is around.
  init(relayIn source: EnvironmentCell, parent: EnvironmentCell) {
    self.parent = parent
    outermost = parent.outermost ?? parent
    values = KeyedValues()
    relay = EnvironmentRelay(source: source)
    // Every search for a key stops here.
    bits = .max
    parent.isParent = true
  }

  private static func bits(of values: KeyedValues) -> UInt64 {
    var bits: UInt64 = 0
    values.forEachKey { bits |= bit(of: $0) }
    return bits
  }

  private static func bit(of key: ObjectIdentifier) -> UInt64 {
    let address = UInt(bitPattern: key)
    return 1 << UInt64((address >> 3 ^ address >> 9) & 63)
  }

  /// The value the innermost writer has set; the read is noted there, or at the root when there is none.
  func read(_ key: ObjectIdentifier) -> Any? {
    let writer = writer(of: key)
    writer.note(key)
    return writer.values[key]
  }

  /// The innermost cell that has a value for the key, or the root.
  private func writer(of key: ObjectIdentifier) -> EnvironmentCell {
    guard let outermost else { return self }
    let bit = Self.bit(of: key)
    guard bits(in: outermost.generation) & bit != 0 else { return outermost }
    // Each cell keeps the one above it alive, and this one is alive: the way up counts no references.
    var cell = Unmanaged.passUnretained(self)
    while let parent = cell._withUnsafeGuaranteedRef({ $0.parent(unlessWriterOf: key, bit) }) { cell = parent }
    return cell.takeUnretainedValue()
  }

  /// The bits of this cell and of the cells above it without the outermost.
  private func bits(in generation: Int) -> UInt64 {
    if knownGeneration == generation { return bitsFromHere }
    var all = bits
    var next = parent
    while let cell = next, cell.parent != nil {
      if cell.knownGeneration == generation {
        all |= cell.bitsFromHere
        break
      }
      all |= cell.bits
      next = cell.parent
    }
    (bitsFromHere, knownGeneration) = (all, generation)
    return all
  }

  private func parent(unlessWriterOf key: ObjectIdentifier, _ bit: UInt64) -> Unmanaged<EnvironmentCell>? {
    if bits & bit != 0 {
      if let relay { return next(for: key, beyond: relay) }
      if values.contains(key) { return nil }
    }
    return parent.map { Unmanaged.passUnretained($0) }
  }

  /// The values set between this cell and the innermost cell that sets `limit`. Each read is recorded.
  func values(below limit: ObjectIdentifier) -> KeyedValues {
    var found = KeyedValues()
    var next: EnvironmentCell? = self
    while let cell = next, !cell.values.contains(limit) {
      cell.values.forEachKey { key in if !found.contains(key) { found[key] = read(key) } }
      next = cell.parent
    }
    return found
  }

  // MARK: Views that are shown elsewhere

  /// The cell in which a view that is shown elsewhere looks next. The view inherits the values of its own content
  /// first, and then the values of the place where it is shown. That place may change, so that the read is noted here
  /// as well.
  private func next(for key: ObjectIdentifier, beyond relay: EnvironmentRelay) -> Unmanaged<EnvironmentCell> {
    note(key)
    var next = parent
    while let cell = next, cell !== relay.source {
      if cell.relay == nil {
        if cell.values.contains(key) { return .passUnretained(cell) }
        cell.note(key)
      }
      next = cell.parent
    }
    return .passUnretained(relay.place ?? relay.source)
  }

  /// Lets the view below this cell, which a container around `place` has taken apart, inherit from `place`.
  @MainActor func show(at place: EnvironmentCell) {
    var next: EnvironmentCell? = self
    while let cell = next {
      guard let relay = cell.relay else {
        next = cell.parent
        continue
      }
      if place.isWithin(relay.source) { return cell.move(relay, to: place) }
      next = relay.place ?? cell.parent
    }
  }

  private func isWithin(_ other: EnvironmentCell) -> Bool {
    var next: EnvironmentCell? = self
    while let cell = next {
      if cell === other { return true }
      next = cell.parent
    }
    return false
  }

  @MainActor private func move(_ relay: EnvironmentRelay, to place: EnvironmentCell) {
    guard relay.place !== place else { return }
    let former = relay.place
    relay.place = place
    for inner in [former, place] {
      var next = inner
      while let cell = next, cell !== relay.source {
        cell.values.forEachKey { changed($0) }
        next = cell.parent
      }
    }
  }

  // MARK: Reading

  private func note(_ key: ObjectIdentifier) {
    guard let evaluation = Evaluation.current, evaluation.isReading else { return }
    if evaluation.isElement {
      // It reads a dozen keys one after the other.
      guard evaluation.number != lastElement else { return }
      lastElement = evaluation.number
      let dependency = anyKey ?? Dependency()
      anyKey = dependency
      dependency.read(in: evaluation)
    } else if let dependency = readers[key] {
      dependency.read(in: evaluation)
    } else {
      let dependency = Dependency()
      readers[key] = dependency
      dependency.read(in: evaluation)
    }
  }

  /// Replaces all readers by `node`, which is the only node left and has read all values.
  func joinReaders(in node: _Node) {
    guard !readers.isEmpty || anyKey != nil else { return }
    readers = [:]
    let dependency = Dependency()
    anyKey = dependency
    dependency.readers.insert(node)
    node.dependencies.append(dependency)
  }

  /// Whether the dependency is one of readers of this cell.
  func owns(_ dependency: Dependency) -> Bool {
    dependency === anyKey || readers.values.contains { $0 === dependency }
  }

  /// The key that a body has read here by a dependency.
  func key(of dependency: Dependency) -> ObjectIdentifier? { readers.first { $0.value === dependency }?.key }

  /// Whether a body has read the key here, where this is its writer, or the root.
  func isRead(_ key: ObjectIdentifier) -> Bool { readers[key] != nil }

  /// Sets the values of a writer that has just been made. There are no readers below it to notify. Readers of the same
  /// keys above it still read the values of the cells there.
  func begin(with values: KeyedValues) {
    self.values = values
    bits = Self.bits(of: values)
    knownGeneration = -1
  }

  /// Replaces the values of this writer, and marks the readers of changed values.
  @MainActor func write(_ new: KeyedValues) {
    let old = values
    values = new
    let newBits = Self.bits(of: new)
    if newBits != bits {
      bits = newBits
      knownGeneration = -1
      if isParent { outermost?.generation += 1 }
    }
    new.forEach { key, value in
      if let previous = old[key] {
        if !areKnownEqual(previous, value) { changed(key) }
      } else {
        // Views below that are shown elsewhere have read here that the key is missing.
        changed(key)
        lookup(key).changed(key)
      }
    }
    old.forEachKey { if !new.contains($0) { changed($0) } }
  }

  @MainActor private func changed(_ key: ObjectIdentifier) {
    readers[key]?.changed()
    anyKey?.changed()
  }

  /// The cell in which `key` was read while this cell lacked it.
  private func lookup(_ key: ObjectIdentifier) -> EnvironmentCell {
    var cell = self
    while let parent = cell.parent {
      cell = parent
      if cell.values.contains(key) { break }
    }
    return cell
  }
}

/// The place where a view of a container's content is shown.
private final class EnvironmentRelay {
  /// The cell of the container that takes the content apart.
  let source: EnvironmentCell
  /// `nil` until it is shown.
  var place: EnvironmentCell?

  init(source: EnvironmentCell) { self.source = source }
}

/// Whether two values are equal and can be compared at all: objects that are not `Equatable` are equal to themselves,
/// also where they are optional.
func areKnownEqual(_ lhs: Any, _ rhs: Any) -> Bool {
  if let lhs = lhs as? any Equatable { return isEqual(lhs, rhs) }
  if let left = lhs as? any OptionalValue, let right = rhs as? any OptionalValue {
    switch (left.wrapped, right.wrapped) {
    case (nil, nil): return true
    case (let left?, let right?): return areKnownEqual(left, right)
    case (nil, _?), (_?, nil): return false
    }
  }
  let (left, right) = (type(of: lhs), type(of: rhs))
  guard left is AnyClass, right is AnyClass else { return false }
  return (lhs as AnyObject) === (rhs as AnyObject)
}

private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}

private func isEqual<T: Equatable>(_ lhs: T, _ rhs: Any) -> Bool {
  guard let rhs = rhs as? T else { return false }
  return lhs == rhs
}
