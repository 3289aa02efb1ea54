import RuntimeABI

/// The stored properties of a struct, a tuple or an object, and how each is written.
///
/// The storage of an observed or wrapped property `count` is `_count`. An archive calls both `count`, so that it stays
/// readable when a property becomes observed.
struct FieldTable: Sendable {
  private struct Entry: Sendable {
    var name: String
    var offset: Int
    var plan: any Plan
  }

  private let entries: [Entry]

  init(_ fields: [FieldLayout.Field]) {
    let names = Set(fields.map(\.name))
    entries = fields.enumerated().map { index, field in
      var name = field.name.isEmpty ? ".\(index)" : field.name
      if name.hasPrefix("_"), !name.hasPrefix("_$"), !names.contains(String(name.dropFirst())) { name.removeFirst() }
      let plan = field.isStrong ? Plans.of(field.type) : WeakPlan()
      return Entry(name: name, offset: field.offset, plan: plan)
    }
  }

  /// Whether a field cannot be written at all.
  var hasRefusal: Bool { entries.contains { $0.plan.refusal != nil } }

  /// - Returns: nil if the fields would exceed the depth limit.
  func write(_ place: UnsafeRawPointer, _ writer: ArchiveWriter) -> [ArchivedField]? {
    writer.nest { written(place, writer) }
  }

  private func written(_ place: UnsafeRawPointer, _ writer: ArchiveWriter) -> [ArchivedField] {
    var result: [ArchivedField] = []
    result.reserveCapacity(entries.count)
    for entry in entries where !entry.plan.isTransient {
      let value = writer.within(entry.name) { entry.plan.write(place + entry.offset, writer) }
      if let value { result.append(ArchivedField(name: entry.name, value: value)) }
    }
    return result
  }

  /// Reads the fields that there are into the value at a place.
  func restore(
    _ archived: [ArchivedField], at place: UnsafeMutableRawPointer, isInitialized: Bool, by reader: ArchiveReader
  ) -> Bool {
    var isTaken = 0
    var made: [Entry] = []
    for (index, entry) in entries.enumerated() {
      // Most archives are of the same program: the field is at the same place.
      let field =
        archived.indices.contains(index) && archived[index].name == entry.name
        ? archived[index] : archived.first { $0.name == entry.name }
      let isThere = reader.within(entry.name) {
        let target = place + entry.offset
        if let field {
          isTaken += 1
          if entry.plan.restore(field.value, into: target, isInitialized: isInitialized, by: reader) { return true }
        } else if isInitialized {
          return true
        }
        guard entry.plan.makeEmpty(at: target) else {
          reader.lose("not in the archive, and without a value to begin with")
          return false
        }
        return true
      }
      if isInitialized { continue }
      guard isThere else {
        for entry in made { entry.plan.destroy(place + entry.offset) }
        return false
      }
      made.append(entry)
    }
    if isTaken < archived.count { reportUnknown(archived, reader) }
    return true
  }

  private func reportUnknown(_ archived: [ArchivedField], _ reader: ArchiveReader) {
    let known = Set(entries.map(\.name))
    for field in archived where !known.contains(field.name) {
      _ = reader.within(field.name) {
        reader.lose("the program has no such property any more")
        return true
      }
    }
  }
}

/// A `weak` or `unowned` field: whoever owns the object writes it, and what lies there is no plain reference.
private final class WeakPlan: Plan, Sendable {}
