import IppoRender
import Testing

@testable import IppoWeb

@Suite struct HTMLUnitTests {
  private static let id = RenderNodeID(1)

  private static func element(_ element: RenderElement) -> HTMLElement {
    HTMLContext(
      node: RenderNode(id: id, element: element), children: [], surroundings: HTMLSurroundings(), fill: [],
      neighbours: HTMLNeighbours(AnnotatedRenderTree())
    ).element()
  }

  private static func options(_ selection: Int?, _ style: RenderPicker.Style) -> RenderElement {
    .picker(RenderPicker(options: ["a", "b", "c"].map { .init(title: $0) }, selection: selection, style: style))
  }

  @Test(
    arguments: [
      (.toggle(RenderToggle(isOn: false)), .setOn(true), .toggle(RenderToggle(isOn: true))),
      (
        .toggle(RenderToggle(isOn: true, style: .checkbox)), .setOn(false),
        .toggle(RenderToggle(isOn: false, style: .checkbox))
      ),
      (.slider(RenderSlider(value: 0)), .setValue(0.25), .slider(RenderSlider(value: 0.25))),
      (options(0, .menu), .select(2), options(2, .menu)),
      (options(0, .segmented), .select(2), options(2, .segmented)),
    ] as [(RenderElement, RenderEvent, RenderElement)])
  func `a control that was used shows what it shows with that value`(
    _ before: RenderElement, _ event: RenderEvent, _ after: RenderElement
  ) {
    let entered = before.unit.entered(by: event).map { (NodeAddress(Self.id, part: $0.key), $0.value) }
    #expect(!entered.isEmpty)
    var element = Self.element(before)
    element.take(Dictionary(uniqueKeysWithValues: entered), of: Self.id)
    #expect(element == Self.element(after))
  }

  @Test func `a button that stays pressed is changed by the app alone`() {
    #expect(RenderToggle(isOn: false, style: .button).entered(by: .setOn(true)).isEmpty)
    #expect(RenderStepper().entered(by: .step(1)).isEmpty)
  }

  private static func axes(_ element: RenderElement, around children: [RenderElement]) -> FillAxes {
    var tree = AnnotatedRenderTree<FillAxes>()
    let nodes = children.enumerated().map { RenderNode(id: RenderNodeID($0 + 1), element: $1) }
    for node in nodes {
      // Nodes that nothing has made yet: the op fits.
      try! tree.apply(.create(node)) { Self.axes($0.element, around: []) }
    }
    return element.unit.fillAxes(FillContent(children: nodes.map(\.id), tree: tree))
  }

  @Test func `a stack fills its axis where a spacer stands in it, and the other where a divider does`() {
    let row = RenderElement.stack(RenderStack(axis: .horizontal))
    let column = RenderElement.stack(RenderStack(axis: .vertical))
    let text = RenderElement.text(RenderText([.init("a")]))
    #expect(Self.axes(row, around: [text]) == [])
    #expect(Self.axes(row, around: [text, .spacer(minLength: nil)]) == .horizontal)
    #expect(Self.axes(row, around: [.divider]) == .vertical)
    #expect(Self.axes(column, around: [.spacer(minLength: nil)]) == .vertical)
    #expect(Self.axes(column, around: [.divider, .slider(RenderSlider(value: 0))]) == .horizontal)
  }

  @Test func `layers fill both axes where a spacer stands in them`() {
    let layers = RenderElement.layers(RenderAlignment())
    #expect(Self.axes(layers, around: [.text(RenderText([.init("a")]))]) == [])
    #expect(Self.axes(layers, around: [.spacer(minLength: nil)]) == .both)
    #expect(Self.axes(layers, around: [.divider]) == [.horizontal, .dividing])
  }

  @Test func `several are bounded where all are that fill an axis`() {
    #expect(FillAxes.together([[.horizontal, .limited], []]) == [.horizontal, .limited])
    #expect(FillAxes.together([[.horizontal, .limited], .horizontal]) == .horizontal)
    #expect(FillAxes.together([[.both, .proportionate], .horizontal]) == [.both, .proportionate])
    #expect(FillAxes.together([[.both, .proportionate], .vertical]) == .both)
    #expect(FillAxes([.horizontal, .dividing]).inRow == .vertical)
  }

  @Test(
    arguments: [
      .toggle(RenderToggle(isOn: true)), .stepper(RenderStepper()),
      .field(RenderField(text: "2024-02-03", keyboard: .date)), .field(RenderField(text: "#ff0000", keyboard: .color)),
    ] as [RenderElement])
  func `a control fills the width where its label is seen`(_ control: RenderElement) {
    #expect(Self.axes(control, around: [.text(RenderText([.init("a")]))]) == .horizontal)
    #expect(Self.axes(control, around: [.text(RenderText([]))]) == [])
    #expect(Self.axes(control, around: []) == [])
  }

  @Test func `a field is as wide as its room, and an editor as high, whatever its label`() {
    for label in [RenderText([]), RenderText([.init("a")])].map(RenderElement.text) {
      #expect(Self.axes(.field(RenderField(text: "")), around: [label]) == .horizontal)
      #expect(Self.axes(.field(RenderField(text: "", isMultiline: true, fillsHeight: true)), around: [label]) == .both)
      #expect(Self.axes(.toggle(RenderToggle(isOn: true, style: .button)), around: [label]) == [])
    }
  }

  @Test func `a symbol fills both axes once it is resizable`() {
    func axes(_ source: RenderImage.Source, _ fit: RenderImage.Fit) -> FillAxes {
      Self.axes(.image(RenderImage(source, fit: fit)), around: [])
    }
    #expect(axes(.symbol("star"), .original) == [])
    #expect(axes(.symbol("star"), .fit) == .both)
    #expect(axes(.asset("photo"), .original) == [])
    // The browser knows the proportion of a picture.
    #expect(axes(.asset("photo"), .fit) == [])
    #expect(axes(.asset("photo"), .stretch) == .both)
  }

  @Test func `a scroll view fills the axis it scrolls, and hugs its content across that`() {
    func axes(_ horizontal: Bool, _ vertical: Bool, _ child: RenderElement) -> FillAxes {
      Self.axes(.scroll(RenderScroll(horizontal: horizontal, vertical: vertical)), around: [child])
    }
    let text = RenderElement.text(RenderText([.init("a")]))
    #expect(axes(false, true, text) == .vertical)
    #expect(axes(false, true, .geometry) == .both)
    #expect(axes(true, false, text) == .horizontal)
    #expect(axes(true, false, .geometry) == .both)
  }

  @Test func `what is over a window has nothing of what is around it`() {
    let around = HTMLSurroundings(region: .toolbar, isDisabled: true, isPhrasing: true, isInList: true)
    let node = RenderNode(id: Self.id, element: .presentation(RenderPresentation(.fullScreenCover)))
    let child = RenderNodeID(2)
    #expect(around.surroundings(of: child, among: [child], in: node) == HTMLSurroundings(isInPresentation: true))
  }

  @Test func `what is above the buttons of an alert is no button of it`() {
    let node = RenderNode(
      id: Self.id,
      element: .presentation(RenderPresentation(.alert(title: "Alert", hasMessage: true), hasIcon: true)))
    let children = [RenderNodeID(2), RenderNodeID(3), RenderNodeID(4)]
    let regions = children.map { HTMLSurroundings().surroundings(of: $0, among: children, in: node).region }
    #expect(regions == [.content, .content, .dialogActions])
  }
}
