internal import IppoArchive

/// The saved state of one node, with its address.
struct NodeRecord {
  let address: NodeAddress
  /// The type of the view, for reports.
  let name: String
  let value: ArchivedValue

  init(_ value: ArchivedValue, at address: NodeAddress, of name: String) {
    self.address = address
    self.name = name
    self.value = value
  }

  /// - Throws: ``ArchiveError`` if the value is not a record.
  init(_ archived: ArchivedValue) throws(ArchiveError) {
    guard case .list(let parts) = archived, parts.count == 2, case .unsigned(let address) = parts[0],
      case .choice(let name, let value) = parts[1]
    else { throw ArchiveError("A record of it has no address.") }
    self.init(value, at: NodeAddress(value: address), of: name)
  }

  var archived: ArchivedValue { .list([.unsigned(address.value), .choice(name, value)]) }
}
