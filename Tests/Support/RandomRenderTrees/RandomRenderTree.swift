public import IppoUI

/// A render tree that is made at random and changes at random, as a graph could: what is where fits together (a list
/// has sections and rows, a navigation has pages), ids are never used twice, and every op fits the tree.
///
/// ```swift
/// var random = RandomRenderTree(seed: 7)
/// try renderer.apply(random.initialFrame)
/// for _ in 0..<20 { try renderer.apply(random.nextFrame()) }
/// ```
///
/// The same seed gives the same trees and changes on every run.
public struct RandomRenderTree: Sendable {
  /// The tree as it is after all the frames so far.
  public private(set) var tree = RenderTree()
  /// What builds the tree in the beginning.
  public private(set) var initialFrame = RenderFrame(revision: 1, entries: [])
  /// For whoever wants to do something at random between the frames.
  public var random: SeededGenerator
  private var nextID = 1
  private var recorded: [RenderOp] = []

  public init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    var content = SampleMaker(random: random)
    let window = Sample(.window, [content.make(.screen, depth: 5)])
    random = content.random
    _ = create(window)
    initialFrame = commit()
  }

  /// A frame of one to four changes; often one that is taken back by the next.
  public mutating func nextFrame() -> RenderFrame {
    for _ in 0..<Int.random(in: 1...4, using: &random) { change() }
    return commit()
  }

  /// What would build the tree as it is now at once.
  public var rebuildingOps: [RenderOp] {
    guard let root = tree.root else { return [] }
    var ops: [RenderOp] = []
    func build(_ id: RenderNodeID) {
      ops.append(.create(tree[id]!))
      for (index, child) in tree.children(of: id).enumerated() {
        build(child)
        ops.append(.insert(child, into: id, at: index))
      }
    }
    build(root)
    return ops
  }

  // MARK: Changes

  private mutating func commit() -> RenderFrame {
    defer { recorded = [] }
    let frame = RenderFrame(revision: tree.revision + 1, entries: recorded.map { RenderFrame.Entry($0) })
    // The ops are in the tree already: what is left is the revision.
    try! tree.apply(RenderFrame(revision: frame.revision, entries: []))
    return frame
  }

  private mutating func record(_ op: RenderOp) {
    try! tree.apply(op)
    recorded.append(op)
  }

  private mutating func create(_ sample: Sample) -> RenderNodeID {
    let id = RenderNodeID(nextID)
    nextID += 1
    record(.create(RenderNode(id: id, element: sample.element, attributes: sample.attributes)))
    for (index, child) in sample.children.enumerated() {
      let child = create(child)
      record(.insert(child, into: id, at: index))
    }
    return id
  }

  private mutating func change() {
    let all = tree.subtree(of: tree.root!)
    let open = all.filter { tree.openSlot(of: $0) != nil }
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: if let id = open.randomElement(using: &random) { insert(into: id) }
    case 2: if let id = removable(open) { record(.remove(id)) }
    case 3: if let id = removable(open) { move(id) }
    case 8: if let id = removable(open) { replace(id) }
    case 9: rearrange(all.randomElement(using: &random)!)
    case 4:
      // Removal transitions begin and are revived.
      if let id = removable(open) {
        var attributes = tree[id]!.attributes
        attributes.phase = attributes.phase == .present ? .leaving : .present
        record(.update(id, element: nil, attributes: attributes))
      }
    case 5:
      let id = all.randomElement(using: &random)!
      guard id != tree.root else { return }
      var maker = SampleMaker(random: random)
      var attributes = maker.attributes()
      random = maker.random
      attributes.phase = tree[id]!.attributes.phase
      record(.update(id, element: nil, attributes: attributes))
    case 6 where random.once(in: 3):
      let id = all.randomElement(using: &random)!
      record(.scroll(id, to: random.once(in: 2) ? .visible(anchor: nil) : .offset(x: nil, y: 40)))
    default:
      let id = all.randomElement(using: &random)!
      var maker = SampleMaker(random: random)
      var element = maker.variant(of: tree[id]!.element, childCount: tree.children(of: id).count)
      random = maker.random
      if case .field(let old) = tree[id]!.element, case .field(var field) = element {
        field.revision = old.revision + (old.text == field.text ? 0 : 1)
        field.change = random.once(in: 4) ? nil : .alignment(from: old.text, to: field.text)
        element = .field(field)
      }
      record(.update(id, element: element, attributes: nil))
    }
  }

  private mutating func insert(into id: RenderNodeID) {
    let (slot, range) = tree.openSlot(of: id)!
    var maker = SampleMaker(random: random)
    let sample = maker.make(slot, depth: 2)
    random = maker.random
    let child = create(sample)
    record(.insert(child, into: id, at: Int.random(in: range.lowerBound...range.upperBound, using: &random)))
  }

  /// A child that its parent can be without.
  private mutating func removable(_ parents: [RenderNodeID]) -> RenderNodeID? {
    guard let parent = parents.randomElement(using: &random) else { return nil }
    let (slot, range) = tree.openSlot(of: parent)!
    let least = slot == .page ? 1 : 0
    guard range.count > least else { return nil }
    return tree.children(of: parent)[range].randomElement(using: &random)
  }

  /// Something else of the kind that fits takes the place of a child.
  private mutating func replace(_ id: RenderNodeID) {
    let parent = tree.parent(of: id)!
    let index = tree.children(of: parent).firstIndex(of: id)!
    let slot = tree.openSlot(of: parent)!.slot
    record(.remove(id))
    add(slot, to: parent, at: index)
  }

  private mutating func add(_ slot: Slot, to parent: RenderNodeID, at index: Int, depth: Int = 2) {
    var maker = SampleMaker(random: random)
    let sample = maker.make(slot, depth: depth)
    random = maker.random
    record(.insert(create(sample), into: parent, at: index))
  }

  private mutating func update(_ id: RenderNodeID, _ element: RenderElement) {
    record(.update(id, element: element, attributes: nil))
  }

  /// Changes where an element has its children: what it says about them together with what they are.
  private mutating func rearrange(_ id: RenderNodeID) {
    let children = tree.children(of: id)
    switch tree[id]!.element {
    case .section(var section):
      if random.once(in: 2) {
        if section.hasHeader { record(.remove(children[0])) } else { add(.label, to: id, at: 0) }
        section.hasHeader.toggle()
      } else {
        if section.hasFooter { record(.remove(children.last!)) } else { add(.label, to: id, at: children.count) }
        section.hasFooter.toggle()
      }
      update(id, .section(section))
    case .row(var row):
      let hadActions = row.leadingActionCount + row.trailingActionCount > 0
      if hadActions {
        record(.remove(children.last!))
        if row.trailingActionCount > 0 { row.trailingActionCount -= 1 } else { row.leadingActionCount -= 1 }
      } else {
        add(.button, to: id, at: children.count)
        if random.once(in: 2) { row.leadingActionCount = 1 } else { row.trailingActionCount = 1 }
      }
      update(id, .row(row))
    case .tabs(var tabs):
      if tabs.items.count > 1, random.once(in: 2) {
        let index = children.indices.randomElement(using: &random)!
        record(.remove(children[index]))
        tabs.items.remove(at: index)
      } else {
        let index = Int.random(in: 0...children.count, using: &random)
        add(.content, to: id, at: index)
        tabs.items.insert(RenderTabs.Item(title: "Tab \(nextID)", symbol: nil), at: index)
      }
      tabs.selection = tabs.items.indices.randomElement(using: &random)!
      update(id, .tabs(tabs))
    case .gridRow(var row):
      let index = Int.random(in: 0...children.count, using: &random)
      add(.content, to: id, at: index, depth: 1)
      row.spans.insert(Int.random(in: 1...2, using: &random), at: min(index, row.spans.count))
      let alignments: [RenderAlignment?] = [
        nil, RenderAlignment(horizontal: .leading), RenderAlignment(horizontal: .trailing),
      ]
      row.columnAlignments = row.spans.map { _ in alignments.randomElement(using: &random)! }
      update(id, .gridRow(row))
    case .navigation(let navigation):
      // Pages that lay on each other stand side by side, and the other way round.
      guard children.count > 1, children.allSatisfy({ if case .page = tree[$0]?.element { true } else { false } })
      else { return }
      let columns = children.map { _ in RenderNavigation.Column(width: 120) }
      update(id, .navigation(RenderNavigation(columns: navigation.columns.isEmpty ? columns : [])))
    case .presentation(var presentation):
      switch presentation.kind {
      case .alert(let title, let hasMessage), .confirmationDialog(let title, _, let hasMessage):
        let place = presentation.leadingCount
        if hasMessage { record(.remove(children[place])) } else { add(.label, to: id, at: place) }
        presentation.kind =
          random.once(in: 2)
          ? .alert(title: title, hasMessage: !hasMessage)
          : .confirmationDialog(title: title, isTitleVisible: random.once(in: 2), hasMessage: !hasMessage)
      case .sheet(_, let showsDragIndicator):
        presentation.kind = .sheet(height: .large, showsDragIndicator: !showsDragIndicator)
      case .fullScreenCover, .popover, .bottomSheet: return
      }
      update(id, .presentation(presentation))
    case .window, .stage, .text, .image, .shape, .spacer, .divider, .progress, .stack, .layers, .decoration, .box,
      .effect,
      .grid, .arrangement, .fitting, .scroll, .geometry, .list, .gap, .button, .toggle, .field, .picker, .slider,
      .stepper,
      .menu, .files, .disclosure, .page, .toolbarItem, .custom:
      return
    }
  }

  private mutating func move(_ id: RenderNodeID) {
    let range = tree.openSlot(of: tree.parent(of: id)!)!.range
    record(.move(id, to: Int.random(in: range, using: &random)))
  }
}

extension RenderTree {
  /// What can be added to a node and taken from it, and the children that are such; `nil` where the number of children
  /// is what the element says.
  fileprivate func openSlot(of id: RenderNodeID) -> (slot: Slot, range: Range<Int>)? {
    let count = children(of: id).count
    switch self[id]!.element {
    case .window, .stage: return (.presentation, 1..<count)
    case .stack, .layers, .scroll, .fitting, .geometry: return (.content, 0..<count)
    case .list: return (.listItem, 0..<count)
    case .section(let section): return (.row, (section.hasHeader ? 1 : 0)..<(count - (section.hasFooter ? 1 : 0)))
    case .grid(let grid): return (grid.kind == .table ? .gridRow : .content, 0..<count)
    case .menu: return (.menuItem, 1..<count)
    case .disclosure: return (.content, 1..<count)
    case .navigation(let navigation): return navigation.columns.isEmpty ? (.page, 0..<count) : nil
    case .page: return (.toolbarItem, 0..<count - 1)
    case .presentation(let presentation):
      switch presentation.kind {
      case .alert(_, let hasMessage), .confirmationDialog(_, _, let hasMessage):
        return (.button, (presentation.leadingCount + (hasMessage ? 1 : 0))..<count)
      case .sheet, .fullScreenCover, .popover, .bottomSheet: return nil
      }
    case .text, .image, .shape, .spacer, .divider, .progress, .decoration, .box, .effect, .gridRow, .arrangement, .row,
      .gap,
      .button, .toggle, .field, .picker, .slider, .stepper, .files, .toolbarItem, .tabs, .custom:
      return nil
    }
  }
}
