import RuntimeABI

/// An enum: the case by name, and its associated value.
final class ChoicePlan<T>: TypedPlan, Sendable {
  private let layout: EnumLayout
  private let coded: (any Plan)?
  private let names: [String?]
  private let payloads: [(any Any.Type)?]

  init(_ layout: EnumLayout, coded: (any Plan)?) {
    self.layout = layout
    self.coded = coded
    names = (0..<layout.count).map { layout.name($0) }
    payloads = (0..<layout.count).map { layout.payload($0) }
  }

  func write(_ place: UnsafeRawPointer, _ writer: ArchiveWriter) -> ArchivedValue? {
    let tag = layout.tag(of: place)
    guard let name = names[Int(tag)] else { return nil }
    guard let payload = payloads[Int(tag)] else { return writer.nest { .choice(name, .none) } }
    let plan = Plans.of(payload)
    if plan.refusal != nil, let coded { return coded.write(place, writer) }
    return writer.nest {
      let value = writer.within(name) {
        layout.withPayload(of: place.assumingMemoryBound(to: T.self), tag) { plan.write($0, writer) }
      }
      return value.map { .choice(name, $0) }
    }
  }

  func restore(
    _ archived: ArchivedValue, into place: UnsafeMutableRawPointer, isInitialized: Bool, by reader: ArchiveReader
  ) -> Bool {
    if let coded, case .bytes = archived {
      return coded.restore(archived, into: place, isInitialized: isInitialized, by: reader)
    }
    guard case .choice(let name, let value) = archived, let tag = layout.tag(named: name) else {
      reader.lose("the program has no such case any more: \(archived.summary)")
      return isInitialized
    }
    let target = place.assumingMemoryBound(to: T.self)
    let new = UnsafeMutablePointer<T>.allocate(capacity: 1)
    defer { new.deallocate() }
    if let payload = payloads[Int(tag)] {
      func restore<P>(_ type: P.Type) -> Bool {
        let content = UnsafeMutablePointer<P>.allocate(capacity: 1)
        defer { content.deallocate() }
        var hasInitial = false
        if isInitialized, layout.tag(of: place) == tag {
          layout.withPayload(of: UnsafePointer(target), tag) {
            content.initialize(from: $0.assumingMemoryBound(to: P.self), count: 1)
          }
          hasInitial = true
        }
        guard
          reader.within(
            name,
            {
              Plans.of(type).restore(value, into: content, isInitialized: hasInitial, by: reader)
            })
        else { return false }
        layout.make(tag, holding: content, at: UnsafeMutableRawPointer(new))
        return true
      }
      guard _openExistential(payload, do: restore) else { return isInitialized }
    } else {
      layout.make(tag, at: UnsafeMutableRawPointer(new))
    }
    if isInitialized { target.moveUpdate(from: new, count: 1) } else { target.moveInitialize(from: new, count: 1) }
    return true
  }
}
