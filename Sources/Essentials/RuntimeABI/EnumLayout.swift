/// How the values of an enum type lie in memory: the number of the case a value is in, and what the type's metadata say
/// of each case.
///
/// Read through the value witness table and the field descriptor of the type, both of which the Swift ABI defines. The
/// enum witnesses are behind the size, stride, flags and extra inhabitant count; cases with associated values come first.
package struct EnumLayout: @unchecked Sendable {
  private typealias GetTag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
  private typealias Project = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
  private typealias Inject = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void

  private let metadata: UnsafeRawPointer
  private let getTag: GetTag
  private let witnesses: UnsafeRawPointer

  /// The layout of a type, or nil if it is no enum.
  package init?(of type: Any.Type) {
    let kind = MetadataKind(of: type)
    guard kind == .enumeration || kind == .optional else { return nil }
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    self.metadata = metadata
    let word = MemoryLayout<UnsafeRawPointer>.size
    let table = metadata.load(fromByteOffset: -word, as: UnsafeRawPointer.self)
    self.witnesses = table + 10 * word + 2 * MemoryLayout<UInt32>.size
    self.getTag = self.witnesses.load(as: GetTag.self)
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

  /// The number of a case, or nil if there is no case of the name.
  package func tag(named name: StaticString) -> UInt32? {
    guard let fields = self.fields else { return nil }
    return (0..<self.count).first { tag in
      self.target(self.record(fields, tag) + 8).map { name.withUTF8Buffer(equals($0)) } ?? false
    }
  }

  /// The number of a case, or nil if there is no case of the name.
  package func tag(named name: String) -> UInt32? {
    guard let fields = self.fields else { return nil }
    var name = name
    return name.withUTF8 { utf8 in
      (0..<self.count).first { tag in self.target(self.record(fields, tag) + 8).map { equals($0)(utf8) } ?? false }
    }
  }

  /// How many cases there are.
  package var count: UInt32 { self.fields?.load(fromByteOffset: 12, as: UInt32.self) ?? 0 }

  /// The name of a case, or nil if the type's metadata do not tell.
  package func name(_ tag: UInt32) -> String? {
    guard tag < self.count else { return nil }
    return self.fields.flatMap { self.target(self.record($0, tag) + 8) }
      .map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
  }

  /// Whether the associated value of a case is in a box, and the enum holds a reference to it.
  package func isIndirect(_ tag: UInt32) -> Bool {
    self.fields.map { self.record($0, tag).load(as: UInt32.self) & 1 != 0 } ?? false
  }

  /// The type of the associated value of a case, or nil if there is none. Finding it takes its time.
  package func payload(_ tag: UInt32) -> Any.Type? {
    self.fields.flatMap { self.target(self.record($0, tag) + 4) }.flatMap(self.type(named:))
  }

  /// The descriptor of the type's cases, if it has one.
  private var fields: UnsafeRawPointer? {
    let descriptor = self.metadata.load(fromByteOffset: MemoryLayout<UnsafeRawPointer>.size, as: UnsafeRawPointer.self)
    return self.target(descriptor + 16)
  }

  private func record(_ fields: UnsafeRawPointer, _ tag: UInt32) -> UnsafeRawPointer {
    fields + 16 + Int(tag) * Int(fields.load(fromByteOffset: 10, as: UInt16.self))
  }

  /// What a relative pointer leads to.
  private func target(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = Int(place.load(as: Int32.self))
    return offset == 0 ? nil : place + offset
  }

  private func type(named name: UnsafeRawPointer) -> Any.Type? {
    let word = MemoryLayout<UnsafeRawPointer>.size
    return _getTypeByMangledNameInContext(
      name.assumingMemoryBound(to: UInt8.self), UInt(length(ofMangledName: name)),
      genericContext: self.metadata.load(fromByteOffset: word, as: UnsafeRawPointer.self),
      genericArguments: self.metadata + 2 * word
    )
  }
}

/// The length of a mangled name, in which references to other symbols are bytes like any others.
private func length(ofMangledName name: UnsafeRawPointer) -> Int {
  var length = 0
  while true {
    switch name.load(fromByteOffset: length, as: UInt8.self) {
    case 0: return length
    case 0x01...0x17: length += 1 + MemoryLayout<Int32>.size
    case 0x18...0x1F: length += 1 + MemoryLayout<UInt>.size
    default: length += 1
    }
  }
}

private func equals(_ name: UnsafeRawPointer) -> (UnsafeBufferPointer<UInt8>) -> Bool {
  { utf8 in
    for (index, unit) in utf8.enumerated() where name.load(fromByteOffset: index, as: UInt8.self) != unit {
      return false
    }
    return name.load(fromByteOffset: utf8.count, as: UInt8.self) == 0
  }
}
