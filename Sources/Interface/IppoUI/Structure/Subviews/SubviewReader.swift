/// Gives the views of some content to a closure, and shows the closure's result.
struct SubviewReader<Source: View, Result: View>: View {
  typealias Body = Never

  let source: Source
  /// Changes the environment of the content; `nil` for no change.
  var sourceEnvironment: ((inout EnvironmentValues) -> Void)?
  let result: ([ViewChild]) -> Result

  static func _makeNode(_ view: Self, in parent: _Node, _ inputs: _NodeInputs) -> _Node {
    SubviewReaderNode(view, in: parent, inputs)
  }

  static func _patchNode(_ node: _Node, _ view: Self) {
    unsafeDowncast(node, to: SubviewReaderNode<Source, Result>.self).patch(view)
  }
}

private final class SubviewReaderNode<Source: View, Result: View>: _Node {
  private var view: SubviewReader<Source, Result>
  private var source: SubviewSource!
  private var sourceContent: _Node!
  private var result: _Node?
  private var known: [ObjectIdentifier] = []

  init(_ view: SubviewReader<Source, Result>, in parent: _Node, _ inputs: _NodeInputs) {
    self.view = view
    super.init(in: parent, inputs)
    let source = SubviewSource(in: self, inputs)
    self.source = source
    var inner = inputs.within(source)
    if let change = view.sourceEnvironment {
      let environment = EnvironmentCell(parent: inputs.environment)
      var values = EnvironmentValues(environment)
      change(&values)
      environment.begin(with: values.written)
      inner = inner.with(environment: environment)
    }
    inner = inner.takenApart(by: inputs.environment)
    sourceContent = Source._makeNode(view.source, in: source, inner)
    source.content = sourceContent
    update()
  }

  func patch(_ new: SubviewReader<Source, Result>) {
    view = new
    Source._patchNode(sourceContent, new.source)
    update()
  }

  override func update() {
    source.needsChildren = true
    source.refreshChildren()
    let children = source.children.children
    let result = view.result(children)
    graph.nested {
      if let node = self.result {
        Result._patchNode(node, result)
      } else {
        self.result = Result._makeNode(result, in: self, inputs)
      }
    }
    inputs.parentElement?.setNeedsChildren()
  }

  override func place(of child: _Node) -> UInt64 {
    source == nil || child === source ? NodePlace.content : NodePlace.addition
  }

  override func collect(into list: inout ChildList) { result?.collect(into: &list) }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let source { body(source) }
    if let result { body(result) }
  }
}

/// Holds the content; its elements are in the render tree where they are shown.
private final class SubviewSource: ElementNode {
  var content: _Node?
  private unowned(unsafe) let reader: _Node

  init(in reader: _Node, _ inputs: _NodeInputs) {
    self.reader = reader
    super.init(in: reader, inputs, isLayout: true)
  }

  /// Evaluates the closure again after a change of the content's views.
  override func setNeedsRender() { if content != nil { reader.setNeedsUpdate() } }

  /// A section, of which the parts are shown, has others now.
  override func unshownElementChanged() { reader.setNeedsUpdate() }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }
}
