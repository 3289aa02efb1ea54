/// What a node inherits from above. Immutable and shared; a modifier that changes something makes a copy.
@MainActor @preconcurrency
public final class _NodeInputs {
  /// Nodes keep their graph alive until it is closed; closing removes the nodes in order.
  let graph: ViewGraph
  /// The innermost writer of environment values.
  private(set) var environment: EnvironmentCell
  /// The element that collects what is made here.
  unowned(unsafe) private(set) var parentElement: ElementNode?
  /// Attribute modifiers between that element and here, the innermost first.
  private(set) var attributes: AttributeCell?
  /// Who wants which preference, the innermost first.
  private(set) var preferences: PreferenceRequest?
  /// Modifiers of the transaction, the innermost first.
  private(set) var transactions: TransactionCell?
  private(set) var visibility: VisibilityCell
  private(set) var outlets: [OutletID: Outlet]
  init(graph: ViewGraph, environment: EnvironmentCell, visibility: VisibilityCell) {
    self.graph = graph
    self.environment = environment
    self.visibility = visibility
    outlets = [:]
  }

  private init(_ other: _NodeInputs) {
    graph = other.graph
    environment = other.environment
    parentElement = other.parentElement
    attributes = other.attributes
    preferences = other.preferences
    transactions = other.transactions
    visibility = other.visibility
    outlets = other.outlets
  }

  func with(environment: EnvironmentCell) -> _NodeInputs {
    let copy = _NodeInputs(self)
    copy.environment = environment
    return copy
  }

  func with(attributes cell: AttributeCell?) -> _NodeInputs {
    let copy = _NodeInputs(self)
    copy.attributes = cell
    return copy
  }

  func with(preference request: PreferenceRequest) -> _NodeInputs {
    let copy = _NodeInputs(self)
    copy.preferences = request
    return copy
  }

  func with(transaction cell: TransactionCell?) -> _NodeInputs {
    let copy = _NodeInputs(self)
    copy.transactions = cell
    return copy
  }

  func with(visibility cell: VisibilityCell) -> _NodeInputs {
    let copy = _NodeInputs(self)
    copy.visibility = cell
    return copy
  }

  /// Inputs of what is shown within `element`. Attributes that pass through layout elements are passed on.
  func within(_ element: ElementNode, outlets added: [Outlet] = [], requests: PreferenceRequest? = nil) -> _NodeInputs {
    let copy = _NodeInputs(self)
    copy.parentElement = element
    copy.attributes = element.isLayout ? attributes?.passing() : nil
    for outlet in added { copy.outlets[outlet.id] = outlet }
    if let requests { copy.preferences = requests }
    return copy
  }

  /// Inputs of what is written here but shown in `outlet`: everything but the place.
  func showing(in outlet: Outlet) -> _NodeInputs {
    let copy = _NodeInputs(self)
    copy.parentElement = outlet.host
    copy.attributes = nil
    // Of pages the tabs around their navigation are told whether they want the bar; all else is for the page itself.
    copy.preferences = outlet.id == .pages ? outlet.host.inputs.preferences?.only(TabBarHiddenKey.self) : nil
    copy.visibility = outlet.host.inputs.visibility
    // A presentation is in no page and no navigation of the presenting view.
    if outlet.id == .presentations { copy.outlets = copy.outlets.filter { $0.key == .presentations } }
    return copy
  }
}
