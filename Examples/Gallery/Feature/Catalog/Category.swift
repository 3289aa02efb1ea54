/// A heading of the list.
///
/// Categories come in the order in which the catalog mentions them.
struct Category: Hashable, Identifiable {
  let title: String

  static let tutorials = Category(title: "Tutorials")

  var id: String { title }
}
