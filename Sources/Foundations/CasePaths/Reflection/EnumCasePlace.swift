import RuntimeABI

/// The place of a case's associated value, in the memory of an enum or in a box.
@usableFromInline
package struct EnumCasePlace: Sendable {
  let layout: EnumLayout
  let tag: UInt32
  let isIndirect: Bool
  private let size: Int

  private init(_ layout: EnumLayout, _ tag: UInt32, size: Int) {
    self.layout = layout
    self.tag = tag
    self.isIndirect = layout.isIndirect(tag)
    self.size = size
  }

  /// The place of a case.
  ///
  /// - Parameters:
  ///   - root: The type of the enum.
  ///   - name: The name of the case.
  ///   - value: The type of the associated value.
  /// - Returns: nil for an unknown case, for a case with another payload, and for a payload whose layout varies.
  init?<Root, Value>(_ root: Root.Type, _ name: StaticString, _ value: Value.Type) {
    guard isTheSameEverywhere(value), let layout = EnumLayout(of: root), let tag = layout.tag(named: name),
      layout.payload(tag) == value
    else { return nil }
    self.init(layout, tag, size: MemoryLayout<Root>.size)
  }

  /// The place of the case that a value is in.
  ///
  /// - Parameters:
  ///   - root: The value.
  ///   - value: The type of the associated value.
  /// - Returns: nil if the value is outside of all cases of an enum, or the layout of its payload varies.
  package init?<Root>(of root: UnsafePointer<Root>, holding value: Any.Type) {
    guard isTheSameEverywhere(value), let layout = EnumLayout(of: Root.self) else { return nil }
    self.init(layout, layout.tag(of: root), size: MemoryLayout<Root>.size)
  }

  /// Whether a value is in the case.
  func isCase(of root: UnsafeRawPointer) -> Bool {
    self.layout.tag(of: root) == self.tag
  }

  /// The associated value of a value that is in the case, in a box that nobody else refers to.
  ///
  /// - Precondition: The case is indirect, and `Value` is the type of its associated value.
  @usableFromInline
  package func ownContent<Value>(
    of root: UnsafeMutableRawPointer, as type: Value.Type
  ) -> UnsafeMutablePointer<Value>? {
    guard self.isCase(of: root) else { return nil }
    let isUnique = self.withReference(in: root) { isKnownUniquelyReferenced(&$0.pointee) }
    let reference = self.withReference(in: root) { Unmanaged.passUnretained($0.pointee) }
    if isUnique { return IndirectBox.content(of: reference, as: type) }
    let own = IndirectBox.make(IndirectBox.content(of: reference, as: type))
    self.layout.project(root)
    root.storeBytes(of: own.toOpaque(), as: UnsafeMutableRawPointer.self)
    self.layout.inject(self.tag, into: root)
    reference.release()
    return IndirectBox.content(of: own, as: type)
  }

  /// Calls a function with the associated value of a value that is in the case.
  ///
  /// - Precondition: `Value` is the type of the associated value.
  @usableFromInline
  package func withContent<Root, Value, R>(
    of root: UnsafePointer<Root>, as type: Value.Type, _ body: (UnsafePointer<Value>) -> R
  ) -> R? {
    guard self.isCase(of: root) else { return nil }
    if self.isIndirect {
      let box = self.withReference(in: root) { $0.pointee }
      return withExtendedLifetime(box) {
        body(UnsafePointer(IndirectBox.content(of: Unmanaged.passUnretained(box), as: type)))
      }
    }
    // The value takes no part in anything else while it is not what it says, as this is a copy.
    let copy = UnsafeMutablePointer<Root>.allocate(capacity: 1)
    copy.initialize(from: root, count: 1)
    self.layout.project(copy)
    let content = UnsafeMutableRawPointer(copy).assumingMemoryBound(to: type)
    defer {
      content.deinitialize(count: 1)
      copy.deallocate()
    }
    return body(UnsafePointer(content))
  }

  /// Calls a function with the reference to a value's box, without the bits beside it that tell the case.
  private func withReference<R>(
    in root: UnsafeRawPointer, _ body: (UnsafeMutablePointer<AnyObject>) -> R
  ) -> R {
    withUnsafeTemporaryAllocation(byteCount: self.size, alignment: 16) { bits in
      bits.copyMemory(from: UnsafeRawBufferPointer(start: root, count: self.size))
      let reference = bits.baseAddress!
      self.layout.project(reference)
      return body(reference.assumingMemoryBound(to: AnyObject.self))
    }
  }
}

/// Whether values of a type are structs, enums or objects. Functions, metatypes and what consists of them are not in
/// memory what generic code takes them for.
private func isTheSameEverywhere(_ type: Any.Type) -> Bool {
  let kind = MetadataKind(of: type)
  return kind == .structure || kind == .enumeration || type is AnyObject.Type
}
