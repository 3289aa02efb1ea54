import IppoUI
import RandomRenderTrees
import Testing

@testable import IppoTesting
@testable import IppoWeb

/// However a page has come about, it is what would be written at once.
@Suite struct PagePatchTests {
  @Test(arguments: 0..<60)
  func `a page that was patched equals one from scratch, element by element`(seed: Int) throws {
    var random = RandomRenderTree(seed: UInt64(seed))
    var mirror = PageMirror()
    _ = try mirror.apply([random.initialFrame])
    var page = try page(of: mirror)
    for step in 0..<15 {
      // A turn often has more than one frame.
      var frames = [random.nextFrame()]
      if random.random.once(in: 3) { frames.append(random.nextFrame()) }
      let patches = try mirror.apply(frames)
      let before = page
      for patch in try self.patches(patches) {
        do { try page.apply(patch) } catch {
          Issue.record("step \(step): \(error) in \(patches) after \(frames)")
          return
        }
      }
      let anew = try self.page(of: PageMirror(random.tree))
      try #require(
        page == anew, "step \(step): \(difference(page, anew, before)); patches \(patches) of \(frames)")
    }
  }

  @Test(arguments: 0..<40)
  func `every child has its place in the markup, but where an element says that it may not`(seed: Int) throws {
    var random = RandomRenderTree(seed: UInt64(1000 + seed))
    for _ in 0..<10 {
      let mirror = PageMirror(random.tree)
      for id in mirror.tree.subtree(of: mirror.root!) {
        let entry = mirror.tree.entry(id)!
        let element = mirror.element(of: PageChange.Snapshot(entry, nil), mirror.surroundings(of: id))
        #expect(Set(element.nodes).count == element.nodes.count)
        if entry.node.element.unit.showsAllChildren { #expect(Set(element.nodes) == Set(entry.children)) }
      }
      _ = random.nextFrame()
    }
  }

  // MARK: Cases

  private func navigation(_ page: RenderPage) throws -> (
    builder: TreeBuilder, mirror: PageMirror, page: RenderNodeID, item: RenderNodeID, label: RenderNodeID
  ) {
    var builder = TreeBuilder()
    let window = builder.make(.window)
    let label = builder.make(.text("Item"))
    let item = builder.make(.toolbarItem(RenderToolbarItem(placement: .trailing)), RenderAttributes(), [label])
    let node = builder.make(.page(page), RenderAttributes(), [item, builder.make(.text("content"))])
    let navigation = builder.make(.navigation(RenderNavigation()), RenderAttributes(), [node])
    builder.record(.insert(navigation, into: window, at: 0))
    var mirror = PageMirror()
    _ = try mirror.apply([builder.commit()])
    return (builder, mirror, node, item, label)
  }

  @Test func `the items of a bar that comes are inserted, and the bar stands before the content`() throws {
    var (builder, mirror, id, item, label) = try navigation(RenderPage(title: "Page", isBarHidden: true))
    var page = try page(of: mirror)
    builder.record(.update(label, element: .text("Changed"), attributes: nil))
    #expect(try mirror.apply([builder.commit()]).isEmpty)

    builder.record(.update(label, element: .text("Changed again"), attributes: nil))
    builder.record(.update(id, element: .page(RenderPage(title: "Page")), attributes: nil))
    let patches = try mirror.apply([builder.commit()])
    #expect(
      patches.contains {
        if case .insert(let markup, NodeAddress(id, part: "r"), nil) = $0 {
          markup.address == NodeAddress(item)
        } else {
          false
        }
      })
    for patch in try self.patches(patches) { try page.apply(patch) }
    #expect(try page == self.page(of: PageMirror(builder.tree)))
  }

  @Test func `the items of a bar that goes leave the page with it`() throws {
    var (builder, mirror, id, item, label) = try navigation(RenderPage(title: "Page", titleMode: .inline))
    builder.record(
      .update(id, element: .page(RenderPage(title: "Page", titleMode: .inline, isBarHidden: true)), attributes: nil))
    builder.record(.update(label, element: .text("Changed"), attributes: nil))
    #expect(try mirror.apply([builder.commit()]) == [.remove(NodeAddress(id, part: "n"))])
    // It is in the tree all the same.
    #expect(mirror.node(item) != nil)
  }

  @Test func `options that change say again which of them is chosen`() throws {
    var builder = TreeBuilder()
    let window = builder.make(.window)
    func picker(_ titles: String...) -> RenderElement {
      .picker(RenderPicker(options: titles.map { RenderPicker.Option(title: $0) }, selection: 1))
    }
    let id = builder.make(picker("a", "b"))
    builder.record(.insert(id, into: window, at: 0))
    var mirror = PageMirror()
    _ = try mirror.apply([builder.commit()])
    builder.record(.update(id, element: picker("a", "c"), attributes: nil))
    let patches = try mirror.apply([builder.commit()])
    #expect(
      patches.last == .attributes(NodeAddress(id, part: "i"), [AttributeChange(name: "value", value: "1")]))
  }

  @Test func `one row of ten thousand costs one row`() throws {
    var builder = TreeBuilder()
    let window = builder.make(.window)
    let rows = (0..<10_000).map {
      builder.make(.row(RenderRow()), RenderAttributes(), [builder.make(.text("\($0)"))])
    }
    let section = builder.make(.section(RenderSection()), RenderAttributes(), rows)
    let list = builder.make(.list(RenderList()), RenderAttributes(), [section])
    builder.record(.insert(list, into: window, at: 0))
    var mirror = PageMirror()
    _ = try mirror.apply([builder.commit()])
    builder.record(.update(rows[5000], element: .row(RenderRow(badge: "3")), attributes: nil))
    let change = try mirror.change(by: [builder.commit()], at: nil)
    #expect(Array(change.touched.keys) == [rows[5000]])
    #expect(mirror.patches(for: change).count == 1)
    // What makes it another kind of row for the list is the list's business, too.
    builder.record(.update(rows[5000], element: .row(RenderRow(isLink: true)), attributes: nil))
    #expect(Set(try mirror.change(by: [builder.commit()], at: nil).touched.keys) == [rows[5000], section])
  }

  // MARK: Pages

  /// What a client has that is given the whole page.
  private func page(of mirror: PageMirror) throws -> WirePage {
    var page = WirePage()
    try page.mount(Self.json(mirror.markup()!))
    return page
  }

  /// The markup as a message holds it, without the text of one.
  private static func json(_ markup: HTMLMarkup) -> JSONValue {
    func list(_ list: AttributeList) -> JSONValue {
      .object(Dictionary(uniqueKeysWithValues: list.entries.map { ($0.name, .string($0.value)) }))
    }
    let children = markup.children.map { child -> JSONValue in
      switch child {
      case .text(let text): .string(text)
      case .element(let element): json(element)
      }
    }
    let address = markup.address.map { JSONValue.string($0.description) } ?? .number(0)
    return .array([.string(markup.tag), address, list(markup.attributes), list(markup.styles)] + children)
  }

  /// As they arrive at a client.
  private func patches(_ patches: [PagePatch]) throws -> [[JSONValue]] {
    let frame = try JSONValue(PageFrame(revision: 2, patches: patches).json(acknowledged: 0))
    return frame.array!.dropFirst(2).map { $0.array! }
  }

  /// The first element that is not the same.
  private func difference(_ patched: WirePage, _ anew: WirePage, _ before: WirePage) -> String {
    var pending = [anew.root!]
    while let address = pending.popLast() {
      if patched[address] != anew[address] || patched.parent(of: address) != anew.parent(of: address) {
        return """
          \(address) is \(patched[address].map { "\($0)" } ?? "nothing") and should be \(anew[address]!); \
          it was \(before[address].map { "\($0)" } ?? "nothing")
          """
      }
      for case .element(let child) in anew[address]!.children { pending.append(child) }
    }
    return "there are elements in no place"
  }
}
