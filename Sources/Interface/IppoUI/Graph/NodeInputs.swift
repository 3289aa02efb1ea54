/// The inputs that a node inherits from above. They are immutable and shared; a modifier that changes one makes a copy.
@MainActor @preconcurrency
public final class _NodeInputs {
  /// Nodes keep their graph alive until it is closed; closing removes the nodes in order.
  let graph: ViewGraph
  /// The innermost writer of environment values.
  private(set) var environment: EnvironmentCell
  /// The element that collects the elements made here.
  unowned(unsafe) private(set) var parentElement: ElementNode?
  /// Attribute modifiers between that element and here, the innermost first.
  private(set) var attributes: AttributeCell?
  private var surroundings: Surroundings

  /// The inputs that hardly any node changes, so that nodes share them.
  private final class Surroundings {
    var preferences: PreferenceRequest?
    var transactions: TransactionCell?
    var visibility: VisibilityCell
    var outlets: [OutletID: Outlet] = [:]
    var takingApart: EnvironmentCell?
    /// The visibility of the pages of a container, each of which is made here; `nil` within a page.
    var pages: VisibilityCell?
    /// The visibility of the page that is made here.
    var page: VisibilityCell?

    init(visibility: VisibilityCell) { self.visibility = visibility }

    init(_ other: Surroundings) {
      preferences = other.preferences
      transactions = other.transactions
      visibility = other.visibility
      outlets = other.outlets
      takingApart = other.takingApart
      pages = other.pages
      page = other.page
    }
  }

  init(graph: ViewGraph, environment: EnvironmentCell, visibility: VisibilityCell) {
    self.graph = graph
    self.environment = environment
    surroundings = Surroundings(visibility: visibility)
  }

  private init(_ other: _NodeInputs) {
    graph = other.graph
    environment = other.environment
    parentElement = other.parentElement
    attributes = other.attributes
    surroundings = other.surroundings
  }

  /// Gives a copy that is not shared yet surroundings of its own, and changes them.
  private func surround(_ change: (Surroundings) -> Void) {
    surroundings = Surroundings(surroundings)
    change(surroundings)
  }

  /// The requests for preferences, the innermost first.
  var preferences: PreferenceRequest? { surroundings.preferences }
  /// Modifiers of the transaction, the innermost first.
  var transactions: TransactionCell? { surroundings.transactions }
  var visibility: VisibilityCell { surroundings.visibility }
  var outlets: [OutletID: Outlet] { surroundings.outlets }
  /// The environment of a container that takes the views made here apart; `nil` below the parts.
  private var takingApart: EnvironmentCell? { surroundings.takingApart }
  /// The visibility of an element that is a page of its container; `nil` where the container has this view alone.
  var page: VisibilityCell? { surroundings.page }

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
    copy.surround { $0.preferences = request }
    return copy
  }

  func with(transaction cell: TransactionCell?) -> _NodeInputs {
    let copy = _NodeInputs(self)
    copy.surround { $0.transactions = cell }
    return copy
  }

  func with(visibility cell: VisibilityCell) -> _NodeInputs {
    let copy = _NodeInputs(self)
    copy.surround { $0.visibility = cell }
    return copy
  }

  /// Inputs of the content of `element`. Attributes that pass through layout elements are passed on.
  func within(_ element: ElementNode, outlets added: [Outlet] = [], requests: PreferenceRequest? = nil) -> _NodeInputs {
    let copy = _NodeInputs(self)
    copy.parentElement = element
    copy.attributes = element.isLayout ? attributes?.passing() : nil
    let requests = requests ?? preferences
    // A section is taken apart further.
    let takingApart = takingApart.flatMap { element.isSection ? $0 : nil }
    let pages = element.hasPages ? visibility : nil
    if !added.isEmpty || requests !== preferences || takingApart !== self.takingApart || pages !== surroundings.pages
      || page != nil
    {
      copy.surround {
        $0.pages = pages
        $0.page = nil
        $0.preferences = requests
        for outlet in added { $0.outlets[outlet.id] = outlet }
        $0.takingApart = takingApart
      }
    }
    return copy
  }

  /// Inputs of content that a container at `source` takes apart.
  func takenApart(by source: EnvironmentCell) -> _NodeInputs {
    let copy = _NodeInputs(self)
    copy.surround { $0.takingApart = source }
    return copy.ofPart
  }

  /// Inputs of one of several views side by side: once the views are taken apart, each inherits from the place where it
  /// is shown. In a container of pages, each is a page, which the container uncovers.
  var ofPart: _NodeInputs {
    let inputs = takingApart.map { with(environment: EnvironmentCell(relayIn: $0, parent: environment)) } ?? self
    guard let pages = surroundings.pages else { return inputs }
    let copy = _NodeInputs(inputs)
    let page = VisibilityCell(outer: pages, isVisible: false)
    copy.surround {
      $0.visibility = page
      $0.page = page
    }
    return copy
  }

  /// Inputs of views that are written here but shown in `outlet`: everything but the place.
  func showing(in outlet: Outlet) -> _NodeInputs {
    let copy = _NodeInputs(self)
    copy.parentElement = outlet.host
    copy.attributes = nil
    // A presentation is in no page and no navigation of the presenting view.
    let isPresentation = outlet.id == .presentations
    copy.surround {
      // A page's preferences for all views around its navigation; all others are for the page itself.
      $0.preferences = outlet.id == .pages ? outlet.host.inputs.preferences?.ofPages : nil
      $0.visibility = outlet.host.inputs.visibility
      if isPresentation { $0.outlets = $0.outlets.filter { $0.key == .presentations } }
      $0.takingApart = nil
      $0.pages = nil
      $0.page = nil
    }
    return copy
  }
}
