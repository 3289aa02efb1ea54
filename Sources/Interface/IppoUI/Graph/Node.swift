/// One node of the view graph: a scope (a body), a slot (branch, optional, rows), or an element (what renderers see).
///
/// ## How to write a primitive view
///
/// The render tree consists of *elements*. A view that is an element describes it with data, and the graph does the
/// rest:
///
/// ```swift
/// public struct Toggle<Label: View>: View {                  // the public face: an ordinary composite view
///   let isOn: Binding<Bool>
///   let label: Label
///   public var body: some View { ToggleElement(isOn: isOn, label: label) }
/// }
///
/// struct ToggleElement<Label: View>: PrimitiveView {         // the element
///   let isOn: Binding<Bool>
///   let label: Label
///
///   var content: some View { label }                         // children in the render tree; leave out for none
///
///   func element(in context: ElementContext) -> RenderElement {
///     .toggle(RenderToggle(isOn: isOn.wrappedValue, style: context.environment.toggleStyleName))
///   }
///
///   func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
///     attributes.isDisabled = !context.environment.isEnabled
///   }
///
///   func handle(_ event: RenderEvent, in context: ElementContext) -> Bool {
///     guard case .setOn(let value) = event else { return false }   // false: not accepted, the sender gets an error
///     isOn.wrappedValue = value
///     return true
///   }
/// }
/// ```
///
/// - **A view may be the primitive itself** (`extension Text: PrimitiveView`); `Body` is then `Never`.
/// - **Reading** `context.environment`, state and observable objects in `element`, `attributes` or `children` is
///   tracked: a change renders this element again and touches no other. The graph compares the result with the
///   committed element, and only a difference becomes an op.
/// - **Children that must be exactly one** (header, label, decoration): wrap each in ``Unary``. It adds a stack
///   only when the content is not one element.
/// - **A primitive has no dynamic properties** (`@State`, `@Environment`): a composite around it has them, and hands it
///   values and bindings.
/// - **Content that must be evaluated later** (a closure): `Lazily { closure() }` is a scope of its own.
/// - **Options, tabs, rows:** `context.children` are the elements the content flattens to, each with the traits that
///   modifiers put on it (`child[TagTrait.self]`), see ``ViewTrait``. With `static var childPolicy = .collected` the
///   children are not part of the render tree (picker options). Read them with `child.content` and `child.text`. With
///   `.wrapped` each child is put into an element of its own (rows of a list): implement `wrapper(for:at:in:)`.
/// - **Modifiers that wrap** (padding, frame, opacity): ``WrappingModifier``; one element around each child.
/// - **Modifiers that add an attribute or a gesture:** ``AttributeModifier``; the graph adds it to the next element
///   below. Where `isSemantic` is `true`, that is the next element that is not a layout element.
/// - **Modifiers that set a trait for a container:** ``TraitModifier``.
/// - **Environment:** `transformEnvironment`/`environment` as in SwiftUI; a modifier is best a composite that uses it.
/// - **Things shown elsewhere** (sheets at the window, toolbar items at the page): ``OutletModifier`` and
///   `static var outlets` of the element that shows them.
/// - **Values from below** (a page's title): `static var preferences` and `context.preference(Key.self)`.
/// - **Covered content** (pages, tabs): `Covering(isVisible:content:)` fires `onDisappear` and `onAppear`.
///
/// ## Exclusive access
///
/// Properties that evaluations access thousands of times while a page is made have `@exclusivity(unchecked)`. Only the
/// main actor uses them, and no code of an app runs while one of them is being changed.
@MainActor @preconcurrency
public class _Node {
  let inputs: _NodeInputs
  /// The parent, kept valid by ``remove()``, which every node goes through before it is released.
  unowned(unsafe) private(set) var parent: _Node?
  /// The dependencies that the last evaluation of the node has read.
  nonisolated(unsafe) var dependencies = NodeDependencies.none  // used on the main actor alone
  let depth: Int32
  /// The index among the children of the parent, from which tree order is computed.
  var ordinal: Int32 = 0
  /// Updates in the drain numbered `drainStamp`, to find loops; no more than ``TurnState/updateLimit``.
  var drainStamp: Int32 = 0
  var updateCount: UInt8 = 0
  var isDirty = false
  /// The node was taken out of the graph for good.
  private(set) var isRemoved = false

  var graph: ViewGraph { inputs.graph }

  init(in parent: _Node?, _ inputs: _NodeInputs) {
    self.inputs = inputs
    self.parent = parent
    depth = (parent?.depth ?? -1) + 1
  }

  /// The id by which views are scrolled to, if the node is of a view with one.
  var identity: AnyHashable? { nil }

  /// The alignment of the views in the node, where that may be a guide of the app's own.
  var alignment: Alignment? { nil }

  /// The name for reports.
  var name: String { String(describing: Self.self) }

  /// Brings a dirty node up to date.
  func update() {}

  /// The nodes directly below, in tree order, the leaving ones included.
  func forEachChild(_ body: (_Node) -> Void) {}

  // MARK: Archiving

  /// The nodes directly below that are not on their way out.
  func forEachLastingChild(_ body: (_Node) -> Void) { forEachChild(body) }

  /// The number that identifies a child among its siblings; see ``NodeAddress``.
  ///
  /// The number stays the same when siblings come and go. Where there can be several children, their numbers are unique
  /// and differ from 0.
  func place(of child: _Node) -> UInt64 { 0 }

  /// The part that the node itself adds to its address: the name of a scope's type, the id of a row.
  var addressPart: UInt64 { 0 }

  /// Writes the state of the node that its view does not determine.
  func archive(at address: NodeAddress, in archiver: WindowArchiver) {}

  /// The name of the state of the node's view that a dependency is of; `nil` for a dependency of another value.
  func stateName(of dependency: Dependency) -> String? { nil }

  /// Appends the states of the node's view, if the app has written it.
  func addStates(to states: inout [any ViewState]) {}

  /// Whether content of the node is shown outside of its container.
  var showsElsewhere: Bool { false }

  // MARK: Collecting and removing

  /// Appends the elements this node amounts to for the element above it.
  func collect(into list: inout ChildList) {
    forEachChild { $0.collect(into: &list) }
  }

  /// Undoes the node's changes outside itself.
  func willRemove() {}

  /// Tears down the node and all below it, parents first. The loop does without recursion, so that the stack does not
  /// limit the depth.
  final func remove() {
    let graph = graph
    var pending = [self]
    while let node = pending.popLast() {
      guard !node.isRemoved else { continue }
      var children: [_Node] = []
      node.forEachChild { children.append($0) }
      pending.append(contentsOf: children.reversed())
      node.isRemoved = true
      graph.rowSources.remove(node)
      node.unfollowAll()
      node.willRemove()
      node.parent = nil
      graph.retire(node)
    }
  }

  /// Removes the node from the readers of everything it has read. While the window is suspended, its base node follows
  /// changes in place of this node.
  final func unfollowAll() {
    let resting = graph.persistence.resting
    dependencies.forEach { dependency in
      dependency.readers.remove(self)
      if let resting, let base = graph.root.base, resting.isNew(dependency) {
        dependency.readers.insert(base)
        base.dependencies.append(dependency)
      }
    }
    dependencies = .none
  }

  /// Forgets the dependencies that only this node holds: their values cannot change any more.
  final func forgetUnshared() {
    var shared = NodeDependencies.none
    while var dependency = dependencies.popLast() {
      if isKnownUniquelyReferenced(&dependency) {
        dependency.readers.remove(self)
      } else {
        shared.append(dependency)
      }
    }
    dependencies = shared
  }

  /// Marks the node for the next turn, in the current transaction.
  final func setNeedsUpdate() { graph.mark(self) }

  /// Whether `self` comes before `other` in the tree. Ancestors come first.
  final func precedes(_ other: _Node) -> Bool {
    var left: _Node = self
    var right: _Node = other
    while left.depth > right.depth, let parent = left.parent { left = parent }
    while right.depth > left.depth, let parent = right.parent { right = parent }
    if left === right { return depth < other.depth }
    while let leftParent = left.parent, let rightParent = right.parent, leftParent !== rightParent {
      (left, right) = (leftParent, rightParent)
    }
    return left.ordinal < right.ordinal
  }
}
