#if !canImport(ObjectiveC)
  /// The types of the program that conform to a protocol, found in the records that the compiler leaves for the runtime.
  ///
  /// The Swift ABI defines the format: an image lists its conformances, and each record leads to the protocol and to the
  /// type. Generic types are left out, because a record alone does not say their arguments. An optimized build has only
  /// the records of types that are public or in use.
  package enum ConformingTypes {
    /// The conforming types in the order of the images and their records.
    /// - Parameter existential: The type of any value that conforms to one protocol, such as `(any Shape).self`.
    package static func all(of existential: Any.Type) -> [Any.Type] {
      guard let wanted = protocolDescriptor(of: existential) else { return [] }
      return sections().flatMap { section in
        stride(from: 0, to: section.count, by: MemoryLayout<Int32>.size).compactMap { place in
          target(of: section.start + place).flatMap { type(of: $0, conformingTo: wanted) }
        }
      }
    }

    private static func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer? {
      guard MetadataKind(of: existential) == .existential else { return nil }
      let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
      let word = MemoryLayout<UInt>.size
      // Flags with a superclass bit, and the number of protocols. A constraint by a superclass would come before them.
      let flags = metadata.load(fromByteOffset: word, as: UInt32.self)
      let count = metadata.load(fromByteOffset: word + 4, as: UInt32.self)
      guard count == 1, flags & 0x4000_0000 == 0 else { return nil }
      return metadata.load(fromByteOffset: 2 * word, as: UnsafeRawPointer.self)
    }

    private static func type(of record: UnsafeRawPointer, conformingTo wanted: UnsafeRawPointer) -> Any.Type? {
      guard indirectableTarget(of: record) == wanted else { return nil }
      let reference = record + 4
      let descriptor: UnsafeRawPointer?
      switch record.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7 {
      case 0: descriptor = target(of: reference)
      case 1: descriptor = target(of: reference)?.load(as: UnsafeRawPointer?.self)
      default: descriptor = nil
      }
      guard let descriptor else { return nil }
      // The kinds from 16 are classes, structs and enums; the bit 0x80 says that the type is generic.
      let flags = descriptor.load(as: UInt32.self)
      guard flags & 0x1F >= 16, flags & 0x80 == 0, let accessor = target(of: descriptor + 12) else { return nil }
      // The accessor returns the metadata and their state, in the two registers that C uses as well.
      typealias Accessor = @convention(c) (UInt) -> UnsafeRawPointer
      return unsafeBitCast(unsafeBitCast(accessor, to: Accessor.self)(0), to: Any.Type.self)
    }

    /// The target of a relative pointer, of which the lowest bit says that another pointer is there.
    private static func indirectableTarget(of place: UnsafeRawPointer) -> UnsafeRawPointer? {
      let offset = Int(place.load(as: Int32.self))
      guard offset != 0 else { return nil }
      let found = place + (offset & ~1)
      return offset & 1 == 1 ? found.load(as: UnsafeRawPointer?.self) : found
    }

    // MARK: Images

    private struct Section {
      var start: UnsafeRawPointer
      var count: Int
    }

    /// The conformance records of each loaded image.
    private static func sections() -> [Section] {
      final class Found { var sections: [Section] = [] }
      let found = Found()
      enumerateMetadataSections(
        { image, found in
          // A version, an address and two unused words; then pairs of start and length: protocols, conformances.
          let word = MemoryLayout<UInt>.size
          if let start = image.load(fromByteOffset: 6 * word, as: UnsafeRawPointer?.self) {
            let count = image.load(fromByteOffset: 7 * word, as: Int.self)
            let section = Section(start: start, count: count)
            Unmanaged<Found>.fromOpaque(found).takeUnretainedValue().sections.append(section)
          }
          return true
        }, Unmanaged.passUnretained(found).toOpaque())
      return found.sections
    }
  }

  /// A function of the runtime where it loads ELF images: calls the function for the metadata of each image.
  @_silgen_name("swift_enumerateAllMetadataSections")
  private func enumerateMetadataSections(
    _ body: @convention(c) (_ sections: UnsafeRawPointer, _ context: UnsafeMutableRawPointer) -> Bool,
    _ context: UnsafeMutableRawPointer)
#endif
