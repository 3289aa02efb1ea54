/// The layout of an enum type's values in memory: the number of a value's case, and the facts of the type's metadata
/// about each case.
///
/// Read through the value witness table and the field descriptor of the type, both of which the Swift ABI defines. The
/// enum witnesses are behind the size, stride, flags and extra inhabitant count; cases with associated values come first.
/// Whether they are there is tried out once, with an enum whose cases are known.
package struct EnumLayout: @unchecked Sendable {  // addresses of metadata, which do not change
  private typealias GetTag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
  private typealias Project = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
  private typealias Inject = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void

  private let metadata: UnsafeRawPointer
  private let getTag: GetTag
  private let witnesses: UnsafeRawPointer
  private let cases: FieldDescriptor?

  /// The layout of a type, or nil if it is no enum, or if the runtime lays enums out in another way.
  package init?(of type: Any.Type) {
    guard Self.isReliable else { return nil }
    self.init(unchecked: type)
  }

  private init?(unchecked type: Any.Type) {
    let kind = MetadataKind(of: type)
    guard kind == .enumeration || kind == .optional else { return nil }
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    self.metadata = metadata
    let word = MemoryLayout<UnsafeRawPointer>.size
    let table = metadata.load(fromByteOffset: -word, as: UnsafeRawPointer.self)
    self.witnesses = table + 10 * word + 2 * MemoryLayout<UInt32>.size
    self.getTag = self.witnesses.load(as: GetTag.self)
    self.cases = FieldDescriptor(of: type)
  }

  /// The number of the case a value is in.
  package func tag(of value: UnsafeRawPointer) -> UInt32 {
    self.getTag(value, self.metadata)
  }

  /// Turns a value into the associated value it holds, where it lies.
  package func project(_ value: UnsafeMutableRawPointer) {
    self.witnesses.load(fromByteOffset: MemoryLayout<UnsafeRawPointer>.size, as: Project.self)(value, self.metadata)
  }

  /// Turns an associated value into a value that holds it, where it lies.
  package func inject(_ tag: UInt32, into payload: UnsafeMutableRawPointer) {
    let inject = self.witnesses.load(fromByteOffset: 2 * MemoryLayout<UnsafeRawPointer>.size, as: Inject.self)
    inject(payload, tag, self.metadata)
  }

  /// How many cases there are, as far as the metadata tell.
  package var count: UInt32 { self.cases?.count ?? 0 }

  /// The name of a case.
  package func name(_ tag: UInt32) -> String? {
    tag < self.count ? self.cases?.name(tag).map { String(cString: $0) } : nil
  }

  /// The number of a case, or nil if there is no case of the name.
  package func tag(named name: StaticString) -> UInt32? {
    name.withUTF8Buffer { self.tag(named: $0) }
  }

  /// The number of a case, or nil if there is no case of the name.
  package func tag(named name: String) -> UInt32? {
    var name = name
    return name.withUTF8 { self.tag(named: $0) }
  }

  private func tag(named name: UnsafeBufferPointer<UInt8>) -> UInt32? {
    (0..<self.count).first { tag in self.cases?.name(tag).map { equals($0, name) } ?? false }
  }

  /// Whether the associated value of a case is in a box, and the enum holds a reference to it.
  package func isIndirect(_ tag: UInt32) -> Bool { self.cases?.isIndirect(tag) ?? false }

  /// The type of the associated value of a case, or nil if there is none. Finding it takes its time.
  package func payload(_ tag: UInt32) -> Any.Type? { self.cases?.type(tag) }

  // MARK: Whole values

  /// Calls a function with the associated value of a value that is in a case.
  package func withPayload<Root, R>(
    of root: UnsafePointer<Root>, _ tag: UInt32, _ body: (UnsafeRawPointer) -> R
  ) -> R {
    // What is projected is the enum no more: a copy is.
    let copy = UnsafeMutablePointer<Root>.allocate(capacity: 1)
    copy.initialize(from: root, count: 1)
    defer {
      copy.deinitialize(count: 1)
      copy.deallocate()
    }
    self.project(copy)
    defer { self.inject(tag, into: copy) }
    guard self.isIndirect(tag) else { return body(UnsafeRawPointer(copy)) }
    let box = UnsafeRawPointer(copy).assumingMemoryBound(to: AnyObject.self).pointee
    guard let type = self.payload(tag) else { return body(UnsafeRawPointer(copy)) }
    func content<P>(_ type: P.Type) -> UnsafeRawPointer {
      UnsafeRawPointer(IndirectBox.content(of: Unmanaged.passUnretained(box), as: type))
    }
    return withExtendedLifetime(box) { body(_openExistential(type, do: content)) }
  }

  /// Makes a value that is in a case, of an associated value that is moved into it.
  ///
  /// - Parameter place: where the value is made; it has the size of the enum, and nothing is there.
  package func make<P>(_ tag: UInt32, holding payload: UnsafeMutablePointer<P>, at place: UnsafeMutableRawPointer) {
    self.clear(place)
    if self.isIndirect(tag) {
      let box = IndirectBox.make(payload)
      payload.deinitialize(count: 1)
      place.storeBytes(of: box.toOpaque(), as: UnsafeMutableRawPointer.self)
    } else {
      place.assumingMemoryBound(to: P.self).moveInitialize(from: payload, count: 1)
    }
    self.inject(tag, into: place)
  }

  /// Makes a value that is in a case without associated value.
  package func make(_ tag: UInt32, at place: UnsafeMutableRawPointer) {
    self.clear(place)
    self.inject(tag, into: place)
  }

  private func clear(_ place: UnsafeMutableRawPointer) {
    let word = MemoryLayout<UnsafeRawPointer>.size
    let table = self.metadata.load(fromByteOffset: -word, as: UnsafeRawPointer.self)
    place.initializeMemory(as: UInt8.self, repeating: 0, count: table.load(fromByteOffset: 8 * word, as: Int.self))
  }

  // MARK: Self-test

  private indirect enum Sample<T> {
    case text(T)
    case pair(Int, String)
    case empty
  }

  /// Whether the witnesses and the metadata are where they are expected.
  private static let isReliable: Bool = {
    guard let layout = EnumLayout(unchecked: Sample<String>.self), layout.count == 3,
      (0..<3).map({ layout.name($0) }) == ["text", "pair", "empty"], layout.tag(named: "empty") == 2,
      layout.payload(0) == String.self, layout.payload(2) == nil, layout.isIndirect(0)
    else { return false }
    let text = "a text that is long enough for the heap"
    let value = Sample.text(text)
    let isRead = withUnsafePointer(to: value) { place in
      layout.tag(of: place) == 0
        && layout.withPayload(of: place, 0) { $0.assumingMemoryBound(to: String.self).pointee == text }
    }
    guard isRead else { return false }
    let payload = UnsafeMutablePointer<String>.allocate(capacity: 1)
    payload.initialize(to: text)
    let made = UnsafeMutablePointer<Sample<String>>.allocate(capacity: 1)
    layout.make(0, holding: payload, at: made)
    defer {
      payload.deallocate()
      made.deinitialize(count: 1)
      made.deallocate()
    }
    guard case .text(text) = made.pointee else { return false }
    return true
  }()
}

private func equals(_ name: UnsafePointer<CChar>, _ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
  for (index, unit) in utf8.enumerated() where UInt8(bitPattern: name[index]) != unit { return false }
  return name[utf8.count] == 0
}
