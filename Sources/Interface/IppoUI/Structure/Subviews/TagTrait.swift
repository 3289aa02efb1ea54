/// The value of a view in a selection (`tag(_:)`).
struct TagTrait: ViewTrait {
  static var defaultValue: AnyHashable? { nil }
}
