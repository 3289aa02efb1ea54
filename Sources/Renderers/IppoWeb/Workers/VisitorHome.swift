/// The worker process of a visitor, which the visitor's id determines. The windows of a visitor, the files that the visitor
/// sends and the visitor's stored values are then in one process.
package struct VisitorHome: Equatable, Sendable {
  package var index: Int
  package var count: Int

  package init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// The index of a visitor's worker (FNV-1a).
  package static func index(of visitor: String, among count: Int) -> Int {
    let hash = visitor.utf8.reduce(14_695_981_039_346_656_037 as UInt64) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    return Int((hash >> 32) % UInt64(count))
  }

  /// A new visitor of this worker.
  func newVisitor() -> WebVisitor {
    while true {
      let visitor = WebVisitor.new()
      if Self.index(of: visitor.id, among: count) == index { return visitor }
    }
  }
}
