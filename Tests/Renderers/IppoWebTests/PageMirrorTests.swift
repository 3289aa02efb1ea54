import IppoUI
import Testing

@testable import IppoWeb

@Suite struct PageMirrorTests {
  /// A window around a stack of texts.
  private func page(_ texts: [String]) -> (
    builder: TreeBuilder, window: RenderNodeID, stack: RenderNodeID, texts: [RenderNodeID]
  ) {
    var builder = TreeBuilder()
    let window = builder.make(.window)
    let nodes = texts.map { builder.make(.text($0)) }
    let stack = builder.make(.stack(RenderStack(axis: .vertical)), RenderAttributes(), nodes)
    builder.record(.insert(stack, into: window, at: 0))
    return (builder, window, stack, nodes)
  }

  private func mirror(_ builder: inout TreeBuilder) throws -> PageMirror {
    var mirror = PageMirror()
    _ = try mirror.apply([builder.commit()])
    return mirror
  }

  @Test func `a changed text is one short patch`() throws {
    var (builder, _, _, texts) = page(["41"])
    var mirror = try mirror(&builder)
    builder.record(.update(texts[0], element: .text("42"), attributes: nil))
    let patches = try mirror.apply([builder.commit()])
    #expect(patches == [.text(NodeAddress(texts[0]), "42")])
    let frame = PageFrame(revision: 1_000_000, patches: patches).json(acknowledged: 1_000_000)
    #expect(frame.utf8.count <= 64)
    #expect(PageFrame(revision: 2, patches: patches).json(acknowledged: 1) == #"[2,1,["t",2,"42"]]"#)
  }

  @Test func `an update that changes nothing on the page sends nothing`() throws {
    var (builder, _, _, texts) = page(["1"])
    var mirror = try mirror(&builder)
    builder.record(.update(texts[0], element: .text("1"), attributes: nil))
    #expect(try mirror.apply([builder.commit()]).isEmpty)
    #expect(mirror.revision == 2)
  }

  @Test func `a reversed list moves all but one child`() throws {
    var (builder, _, stack, texts) = page(["a", "b", "c"])
    var mirror = try mirror(&builder)
    builder.record(.move(texts[2], to: 0))
    builder.record(.move(texts[1], to: 1))
    let patches = try mirror.apply([builder.commit()])
    #expect(patches.count == 2)
    for patch in patches {
      guard case .move(_, NodeAddress(stack), _) = patch else {
        Issue.record("\(patch) is no move")
        continue
      }
    }
  }

  @Test func `an inserted subtree is written once, in its final state`() throws {
    var (builder, _, stack, texts) = page(["a"])
    var mirror = try mirror(&builder)
    let inner = builder.make(.text("x"))
    let row = builder.make(.stack(RenderStack(axis: .horizontal)), RenderAttributes(), [inner])
    builder.record(.insert(row, into: stack, at: 0))
    builder.record(.update(inner, element: .text("y"), attributes: nil))
    let patches = try mirror.apply([builder.commit()])
    guard case .insert(let markup, NodeAddress(stack), NodeAddress(texts[0])) = patches.first, patches.count == 1 else {
      Issue.record("\(patches)")
      return
    }
    guard case .element(let element) = markup.children.first else {
      Issue.record("no child")
      return
    }
    #expect(element.children == [.text("y")])
  }

  @Test func `what is removed with its parent is one patch`() throws {
    var (builder, window, stack, _) = page(["a", "b"])
    var mirror = try mirror(&builder)
    builder.record(.remove(stack))
    #expect(try mirror.apply([builder.commit()]) == [.remove(NodeAddress(stack))])
    #expect(mirror.count == 1)
    #expect(mirror.root == window)
  }

  @Test func `buttons that give way to others in a dialog are removed from its row of buttons`() throws {
    var builder = TreeBuilder()
    let window = builder.make(.window)
    let message = builder.make(.text("message"))
    let buttons = [builder.make(.button(RenderButton())), builder.make(.button(RenderButton()))]
    let dialog = builder.make(
      .presentation(RenderPresentation(.alert(title: "First", hasMessage: true))), RenderAttributes(),
      [message] + buttons)
    builder.record(.insert(dialog, into: window, at: 0))
    var mirror = try mirror(&builder)

    for gone in [message] + buttons { builder.record(.remove(gone)) }
    let other = builder.make(.button(RenderButton()))
    builder.record(.insert(other, into: dialog, at: 0))
    builder.record(
      .update(
        dialog, element: .presentation(RenderPresentation(.alert(title: "Second", hasMessage: false))), attributes: nil)
    )
    let patches = try mirror.apply([builder.commit()])

    for button in buttons { #expect(patches.contains(.remove(NodeAddress(button)))) }
    #expect(patches.contains(.remove(NodeAddress(dialog, part: "m"))))
    #expect(!patches.contains(.remove(NodeAddress(dialog, part: "f"))))
    #expect(patches.contains(.text(NodeAddress(dialog, part: "t"), "Second")))
  }

  @Test func `a page that is put beside another keeps its elements`() throws {
    var builder = TreeBuilder()
    let window = builder.make(.window)
    let list = builder.make(.page(RenderPage(title: "List")), RenderAttributes(), [builder.make(.text("row"))])
    let navigation = builder.make(.navigation(RenderNavigation()), RenderAttributes(), [list])
    builder.record(.insert(navigation, into: window, at: 0))
    var mirror = try mirror(&builder)

    let detail = builder.make(.page(RenderPage(title: "Detail")))
    builder.record(.insert(detail, into: navigation, at: 1))
    let columns = [RenderNavigation.Column(width: 300), RenderNavigation.Column(width: 300)]
    builder.record(.update(navigation, element: .navigation(RenderNavigation(columns: columns)), attributes: nil))
    let patches = try mirror.apply([builder.commit()])

    let region = [AttributeChange(name: "role", value: "region"), AttributeChange(name: "aria-label", value: "List")]
    #expect(patches.contains(.attributes(NodeAddress(list, part: "c"), region)))
    for patch in patches {
      if case .replace(let address, _) = patch { Issue.record("\(address) is replaced") }
    }
  }

  @Test func `a heading is another element and is replaced`() throws {
    var (builder, _, _, texts) = page(["Title"])
    var mirror = try mirror(&builder)
    var attributes = RenderAttributes()
    attributes.accessibility.headingLevel = 1
    builder.record(.update(texts[0], element: nil, attributes: attributes))
    let patches = try mirror.apply([builder.commit()])
    guard case .replace(NodeAddress(texts[0]), let markup) = patches.first else {
      Issue.record("\(patches)")
      return
    }
    #expect(markup.tag == "h1")
  }

  @Test func `a spacer makes its stack fill, and everything around it`() throws {
    var (builder, window, stack, _) = page(["a"])
    var mirror = try mirror(&builder)
    #expect(mirror.tree.annotation(of: stack)?.subtracting(.beyondAxes) == [])
    let spacer = builder.make(.spacer(minLength: nil))
    builder.record(.insert(spacer, into: stack, at: 1))
    let patches = try mirror.apply([builder.commit()])
    #expect(mirror.tree.annotation(of: stack)?.subtracting(.beyondAxes) == .vertical)
    #expect(patches.contains(.attributes(NodeAddress(stack), [AttributeChange(name: "class", value: "v fy")])))
    #expect(mirror.tree.annotation(of: window)?.subtracting(.beyondAxes) == .both)
  }

  @Test func `what the app did to a text is told, what a person did is not repeated`() throws {
    var builder = TreeBuilder()
    let window = builder.make(.window)
    let field = builder.make(.field(RenderField(text: "", prompt: "Name")))
    builder.record(.insert(field, into: window, at: 0))
    var mirror = try mirror(&builder)
    let edit = TextEdit(at: 0, inserting: "abc")
    var shown = RenderField(text: "abc", prompt: "Name")
    builder.record(.update(field, element: .field(shown), attributes: nil))
    let typed = RenderEvent.edit(RenderTextEdit(edit, caret: 3, revision: 0, length: 0))
    #expect(try mirror.apply([builder.commit()], after: typed, at: field).isEmpty)
    // Two changes in one turn, and the later change is unknown.
    let change = TextEdit(at: 0, removing: 1, inserting: "A")
    (shown.text, shown.revision, shown.change) = ("Abc", 1, change)
    builder.record(.update(field, element: .field(shown), attributes: nil))
    (shown.text, shown.revision, shown.change) = ("x", 2, nil)
    builder.record(.update(field, element: .field(shown), attributes: nil))
    let address = NodeAddress(field, part: "i")
    #expect(
      try mirror.apply([builder.commit()]) == [
        .edit(address, change, revision: 1),
        .attributes(
          address, [AttributeChange(name: "data-at", value: "2"), AttributeChange(name: "value", value: "x")]),
      ])
  }

  @Test func `disabling a container disables the controls in it`() throws {
    var builder = TreeBuilder()
    let window = builder.make(.window)
    let label = builder.make(.text("Go"))
    let button = builder.make(.button(RenderButton()), RenderAttributes(), [label])
    let stack = builder.make(.stack(RenderStack(axis: .vertical)), RenderAttributes(), [button])
    builder.record(.insert(stack, into: window, at: 0))
    var mirror = try mirror(&builder)
    var attributes = RenderAttributes()
    attributes.isDisabled = true
    builder.record(.update(stack, element: nil, attributes: attributes))
    let patches = try mirror.apply([builder.commit()])
    #expect(patches.contains(.attributes(NodeAddress(button), [AttributeChange(name: "disabled", value: "")])))
  }

  @Test func `timing is announced before what it times, and only when it changes`() throws {
    var (builder, _, _, texts) = page(["a", "b"])
    var mirror = try mirror(&builder)
    let animation = RenderAnimation(curve: .bezier(0.4, 0, 0.2, 1), duration: 0.35)
    builder.record(.update(texts[0], element: .text("c"), attributes: nil), animation: animation)
    builder.record(.update(texts[1], element: .text("d"), attributes: nil), animation: animation)
    #expect(
      try mirror.apply([builder.commit()]) == [
        .timing(animation), .text(NodeAddress(texts[0]), "c"), .text(NodeAddress(texts[1]), "d"),
      ])
  }

  @Test func `an op that does not fit is an error`() throws {
    var (builder, _, _, _) = page(["a"])
    var mirror = try mirror(&builder)
    #expect(throws: RenderTreeError.unknownNode(RenderNodeID(99))) {
      _ = try mirror.apply([RenderFrame(revision: 2, entries: [.init(.remove(RenderNodeID(99)))])])
    }
  }
}
