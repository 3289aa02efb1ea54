import Testing

@testable import IppoUI

@MainActor
@Suite("How presentations look")
struct PresentationLookTests {
  private func surface<Shown: View>(@ViewBuilder of content: @escaping () -> Shown) -> RenderSurface {
    let screen = Screen { Text("Root").sheet(isPresented: .constant(true), content: content) }
    return screen.presentations[0].presentation.surface
  }

  @Test("A sheet that asks for nothing has the renderer's own look")
  func plain() {
    #expect(surface { Text("Sheet") } == RenderSurface())
  }

  @Test("The content says what is behind it, and how round the corners are")
  func background() throws {
    let screen = Screen {
      Text("Root").sheet(isPresented: .constant(true)) {
        NavigationStack { Text("Sheet").presentationBackground { Text("Behind") }.presentationCornerRadius(5) }
      }
    }
    let (id, presentation) = screen.presentations[0]
    #expect(presentation.surface == RenderSurface(backgroundCount: 1, cornerRadius: 5))
    let children = screen.graph.tree.children(of: id)
    #expect(children.map(screen.texts(in:)) == [["Behind"], ["Sheet"]])
  }

  @Test("A style is behind the content as a shape")
  func style() {
    let screen = Screen {
      Text("Root").sheet(isPresented: .constant(true)) { Text("Sheet").presentationBackground(.red) }
    }
    let fills = screen.all { if case .shape(let shape) = $0 { shape.fill } else { nil } }
    #expect(fills == [.color(.named(.red))])
  }

  @Test("The size of a sheet is one by name, or that of its content")
  func sizing() {
    #expect(surface { Text("Sheet").presentationSizing(.form) } == RenderSurface(measure: .form))
    #expect(surface { Text("Sheet").presentationSizing(.fitted) } == RenderSurface(fitsWidth: true, fitsHeight: true))
    #expect(
      surface { Text("Sheet").presentationSizing(.page.fitted(horizontal: false, vertical: true)) }
        == RenderSurface(measure: .page, fitsHeight: true))
  }

  @Test("What is behind a sheet can be used where the sheet leaves it free")
  func backgroundInteraction() throws {
    let count = Box(0)
    let screen = Screen {
      Button("Behind") { count.value += 1 }.sheet(isPresented: .constant(true)) {
        Text("Sheet").presentationDetents([.medium]).presentationBackgroundInteraction(.enabled(upThrough: .medium))
      }
    }
    #expect(!screen.presentations[0].presentation.isModal)
    try screen.tap("Behind")
    #expect(count.value == 1)
    let higher = surface {
      Text("Sheet").presentationDetents([.medium, .large], selection: .constant(.large))
        .presentationBackgroundInteraction(.enabled(upThrough: .medium))
    }
    #expect(!higher.isBackgroundInteractive)
  }

  @Test("In a narrow window presentations become what they are to become there")
  func adaptation() {
    let screen = Screen {
      Text("Root")
        .sheet(isPresented: .constant(true)) { Text("Sheet").presentationCompactAdaptation(.fullScreenCover) }
        .popover(isPresented: .constant(true)) {
          Text("Popover").presentationCompactAdaptation(horizontal: .sheet, vertical: .none)
        }
    }
    func kinds() -> [RenderPresentation.Kind] { screen.presentations.map(\.presentation.kind) }
    let sheet = RenderPresentation.Kind.sheet(height: .large, showsDragIndicator: false)
    screen.graph.adapt(to: ClientEnvironment(width: 1000, height: 800))
    screen.graph.drain()
    #expect(kinds().contains(sheet))
    #expect(kinds().contains { if case .popover = $0 { true } else { false } })
    screen.graph.adapt(to: ClientEnvironment(width: 390, height: 844))
    screen.graph.drain()
    #expect(kinds().contains(.fullScreenCover))
    #expect(kinds().contains(sheet))
    #expect(kinds().count == 2)
  }

  @Test("A dialog has an icon above its title, and a box that writes to its binding")
  func dialog() throws {
    let isSuppressed = Model(false)
    let screen = Screen {
      Lazily {
        Text("Root")
          .alert("Title", isPresented: .constant(true)) {
            Button("Yes") {}
          } message: {
            Text("Message")
          }
          .dialogIcon(Image(systemName: "star"))
          .dialogSuppressionToggle("Never again", isSuppressed: isSuppressed.binding)
      }
    }
    let (id, presentation) = screen.presentations[0]
    #expect(presentation == RenderPresentation(.alert(title: "Title", hasMessage: true), hasIcon: true))
    #expect(screen.texts(in: id) == ["Message", "Never again", "Yes"])
    let toggle = try screen.first { if case .toggle(let toggle) = $0 { toggle } else { nil } }
    try screen.send(.setOn(true), to: toggle.id)
    #expect(isSuppressed.value)
  }

  @Test("A critical dialog without an icon of its own has a sign of warning")
  func severity() {
    let screen = Screen {
      Text("Root")
        .confirmationDialog("Title", isPresented: .constant(true)) { Button("Yes") {} }
        .dialogSeverity(.critical)
    }
    #expect(screen.presentations[0].presentation.hasIcon)
    let symbols = screen.all { if case .image(let image) = $0 { image.source } else { nil } }
    #expect(symbols == [.symbol("exclamationmark.triangle.fill")])
  }
}
