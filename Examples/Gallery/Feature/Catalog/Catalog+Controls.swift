import CatalogExample
import ExampleSupport

extension Catalog {
  /// What apps are made of, without any app around it.
  static let controls = [
    Example(
      id: "controls", title: "Controls and Modifiers",
      summary: "Every control and family of modifiers on a page of its own.",
      category: .controls, symbol: "books.vertical",
      variants: [Example.Variant(.today, source: .catalogExample) { _ in CatalogScreen() }])
  ]
}
