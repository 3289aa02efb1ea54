/// A view that is an element of the render tree. See ``_Node`` for how to write one.
@MainActor @preconcurrency
protocol PrimitiveView: View where Body == Never {
  associatedtype Content: View = EmptyView

  /// The views inside the element. They are evaluated with the view and must not read state; `Lazily` is for content
  /// that does.
  @ViewBuilder var content: Content { get }

  /// The present content of the element.
  func element(in context: ElementContext) -> RenderElement

  /// Sets the attributes of the element itself; modifiers change them after that.
  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext)

  /// Acts on an event. `false`: the element does not take it.
  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool

  /// The use of the content's elements.
  static var childPolicy: ChildPolicy { get }

  /// Returns whether a child gets an element around it, with the policy `.wrapped`.
  func wraps(_ child: ViewChild, in context: ElementContext) -> Bool

  /// Returns the element around a child, with the policy `.wrapped`.
  func wrapper(for child: ViewChild, at index: Int, in context: ElementContext) -> RenderElement

  /// Sets the additional attributes of the element around a child, with the policy `.wrapped`.
  func attributes(_ attributes: inout RenderAttributes, of child: ViewChild, in context: ElementContext)

  /// Acts on an event of the element around a child, with the policy `.wrapped`.
  func handle(_ event: RenderEvent, of child: ViewChild, at index: Int, in context: ElementContext) -> Bool

  /// Whether the element only lays out, so that attributes with a meaning are for its content.
  static var isLayout: Bool { get }

  /// Whether the element is the first view of its content with more around it. The traits of that view are then traits
  /// of the element.
  static var passesTraits: Bool { get }

  /// The axis of the rows of a `ForEach` directly in the content, if rows far from the viewport need not be made. With
  /// `nil`, all rows are made.
  static var lazyAxis: RenderAxis? { get }

  /// Preferences of the content that the element reads.
  static var preferences: [any PreferenceKey.Type] { get }

  /// Places for things that are written further inside and shown here.
  static var outlets: [OutletID] { get }

  /// Whether the outlet of that name around the element shows those views in its place.
  func passesOn(_ outlet: OutletID) -> Bool
}

/// The use of the elements of a primitive's content.
enum ChildPolicy {
  /// The elements are children in the render tree.
  case rendered
  /// The element reads them, and they are not in the render tree.
  case collected
  /// The child is put into an element of its own.
  case wrapped
}

extension PrimitiveView where Content == EmptyView {
  var content: EmptyView { EmptyView() }
}

extension PrimitiveView {
  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {}
  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool { false }
  static var childPolicy: ChildPolicy { .rendered }
  func wraps(_ child: ViewChild, in context: ElementContext) -> Bool { true }
  func wrapper(for child: ViewChild, at index: Int, in context: ElementContext) -> RenderElement {
    .stack(RenderStack(axis: .vertical))
  }
  func attributes(_ attributes: inout RenderAttributes, of child: ViewChild, in context: ElementContext) {}
  func handle(_ event: RenderEvent, of child: ViewChild, at index: Int, in context: ElementContext) -> Bool { false }
  static var isLayout: Bool { false }
  static var passesTraits: Bool { false }
  static var lazyAxis: RenderAxis? { nil }
  static var preferences: [any PreferenceKey.Type] { [] }
  static var outlets: [OutletID] { [] }
  func passesOn(_ outlet: OutletID) -> Bool { false }

  /// Makes the node of an element that renderers see.
  public static func _makeNode(_ view: Self, in parent: _Node, _ inputs: _NodeInputs) -> _Node {
    PrimitiveNode(view, in: parent, inputs)
  }

  /// Gives the element another value.
  public static func _patchNode(_ node: _Node, _ view: Self) {
    unsafeDowncast(node, to: PrimitiveNode<Self>.self).patch(view)
  }
}

final class PrimitiveNode<V: PrimitiveView>: ElementNode, PreferenceReading, WrapperOwner {
  private(set) var view: V
  @exclusivity(unchecked) private var content: _Node?
  private var innerInputs: _NodeInputs
  private var outlets: [Outlet] = []
  private var sinks: [any AnyPreferenceSink] = []
  private var wrappers = WrapperList<WrapperElement>()
  private let facts = TypeFacts.of(V.self)

  init(_ view: V, in parent: _Node, _ inputs: _NodeInputs) {
    self.view = view
    innerInputs = inputs
    super.init(in: parent, inputs, isLayout: V.isLayout)
    setNeedsRender()
    guard V.Content.self != EmptyView.self else { return }
    outlets = V.outlets.map { Outlet($0, host: self, within: inputs.outlets[$0]) }
    passOutletsOn()
    var requests = inputs.preferences
    for key in V.preferences { request(key, &requests) }
    innerInputs = inputs.within(self, outlets: outlets, requests: requests)
    content = V.Content._makeNode(view.content, in: self, innerInputs)
  }

  private func request<K: PreferenceKey>(_ key: K.Type, _ requests: inout PreferenceRequest?) {
    let sink = PreferenceSink<K>(in: self, forwarding: nil) { [unowned self] _ in setNeedsRender() }
    sinks.append(sink)
    requests = PreferenceRequest(sink, outer: requests)
  }

  func sink<K: PreferenceKey>(_ key: K.Type) -> PreferenceSink<K>? {
    for case let sink as PreferenceSink<K> in sinks { return sink }
    return nil
  }

  func patch(_ new: V) {
    let isEqual = withUnsafePointer(to: view) { old in
      withUnsafePointer(to: new) { new in facts.areEqual(old, new) }
    }
    guard !isEqual else { return }
    view = new
    setNeedsRender()
    wrappers.forEach { $0.setNeedsRender() }
    passOutletsOn()
    if let content { V.Content._patchNode(content, new.content) }
  }

  private func passOutletsOn() {
    for outlet in outlets { outlet.passOn(view.passesOn(outlet.id)) }
  }

  override func collect(into list: inout ChildList) {
    guard V.passesTraits, let content else { return super.collect(into: &list) }
    var inner = list.emptied()
    content.collect(into: &inner)
    list.with {
      if let first = inner.children.first { $0.merge(first.traits) }
    } collect: {
      $0.append(self)
    }
  }

  override func setNeedsChildren() {
    super.setNeedsChildren()
    if V.passesTraits { inputs.parentElement?.setNeedsChildren() }
    for outlet in outlets { outlet.childrenChanged() }
  }

  override var collectsChildren: Bool { V.childPolicy == .collected }

  override var lazyAxis: RenderAxis? { V.lazyAxis }

  override var isSection: Bool { V.self is any SectionMarker.Type }

  override var hasPages: Bool { V.self is any PagesMarker.Type }

  override var alignment: Alignment? { (view as? any AligningView)?.childAlignment }

  override func element() -> RenderElement { view.element(in: ElementContext(self)) }

  override func attributes(_ attributes: inout RenderAttributes) {
    view.attributes(&attributes, in: ElementContext(self))
  }

  override func handle(_ event: RenderEvent) -> Bool { view.handle(event, in: ElementContext(self)) }

  override func collectChildren(into list: inout ChildList) {
    for outlet in outlets where outlet.id.placement == .before { outlet.collect(into: &list) }
    if V.childPolicy == .wrapped {
      var inner = ChildList()
      content?.collect(into: &inner)
      wrap(inner.children, into: &list)
    } else {
      content?.collect(into: &list)
    }
    for outlet in outlets where outlet.id.placement == .after { outlet.collect(into: &list) }
  }

  private func wrap(_ children: [ViewChild], into list: inout ChildList) {
    let context = ElementContext(self)
    let wrapped = children.filter { view.wraps($0, in: context) }
    wrappers.update(wrapped) { WrapperElement($0, at: $1, of: self, innerInputs) }
    var next = 0
    for child in children {
      if next < wrapped.count, wrapped[next].element === child.element {
        list.children.append(ViewChild(element: wrappers[next], traits: child.traits))
        next += 1
      } else {
        list.children.append(child)
      }
    }
  }

  var readsChildren: Bool { true }

  func element(of wrapper: WrapperElement) -> RenderElement {
    view.wrapper(for: wrapper.child, at: wrapper.index, in: ElementContext(self))
  }

  func attributes(_ attributes: inout RenderAttributes, of wrapper: WrapperElement) {
    view.attributes(&attributes, of: wrapper.child, in: ElementContext(self))
  }

  func handle(_ event: RenderEvent, of wrapper: WrapperElement) -> Bool {
    view.handle(event, of: wrapper.child, at: wrapper.index, in: ElementContext(self))
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
    wrappers.forEach(body)
  }
}
