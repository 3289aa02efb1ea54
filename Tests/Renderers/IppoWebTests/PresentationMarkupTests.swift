import IppoTesting
import IppoUI
import Testing

@testable import IppoWeb

@MainActor
@Suite struct PresentationMarkupTests {
  private func sheet<Shown: View>(@ViewBuilder _ content: @escaping () -> Shown) -> ViewHost {
    ViewHost { Button("Behind") {}.sheet(isPresented: .constant(true), content: content) }
  }

  @Test func `a sheet that asks for nothing is a plain modal dialog`() {
    let html = sheet { Text("Sheet") }.html
    #expect(html.contains("class=\"sheet\" open aria-modal=\"true\""))
    #expect(!html.contains("ground"))
  }

  @Test func `a background is behind the content of a sheet, whose corners and size are what is asked for`() {
    let host = sheet {
      Text("Sheet").presentationBackground(.red).presentationCornerRadius(4).presentationSizing(.form)
    }
    #expect(host.html.contains("class=\"sheet grounded sheet-form\""))
    #expect(host.html.contains("class=\"ground\"><div"))
    #expect(host.css.contains("--corner:4px"))
    let ground = host.html.firstRange(of: "class=\"ground\"")
    let surface = host.html.firstRange(of: "class=\"surface\"")
    #expect(ground != nil && surface != nil && ground!.lowerBound < surface!.lowerBound)
  }

  @Test func `a sheet that leaves what is behind it free is no modal dialog, and a button closes it`() {
    let html = sheet { Text("Sheet").presentationBackgroundInteraction(.enabled) }.html
    #expect(html.contains("class=\"sheet floating\" role=\"dialog\""))
    #expect(html.contains("data-event=\"dismiss\" aria-label=\"Close\""))
    #expect(!html.contains("aria-modal"))
    let locked = sheet {
      Text("Sheet").presentationBackgroundInteraction(.enabled).interactiveDismissDisabled()
    }
    #expect(!locked.html.contains("aria-label=\"Close\""))
  }

  @Test func `the handle of a sheet with several heights is a button that leads to the next one`() throws {
    let host = sheet { Text("Sheet").presentationDetents([.medium, .height(100)]) }
    #expect(host.html.contains("data-event=\"step\" data-step=\"1\" aria-label=\"Resize\" class=\"grabber\""))
    #expect(host.css.contains("--detent:100px"))
    let one = sheet { Text("Sheet").presentationDetents([.medium]).presentationDragIndicator(.visible) }.html
    #expect(one.contains("aria-hidden=\"true\" class=\"grabber\"") && !one.contains("Resize"))
    let free = sheet {
      Text("Sheet").presentationDetents([.medium, .large]).presentationBackgroundInteraction(.enabled)
    }
    #expect(free.html.contains("aria-label=\"Resize\"") && free.html.contains("aria-label=\"Close\""))
  }

  @Test func `an alert has its icon above its title, and its box among the fields`() {
    let host = ViewHost {
      Text("Root").alert("Title", isPresented: .constant(true)) { Button("Yes") {} }
        .dialogSeverity(.critical).dialogSuppressionToggle("Never again", isSuppressed: .constant(false))
    }
    let order = ["dialog-icon", "dialog-title", "dialog-fields", "dialog-buttons"]
      .map { host.html.firstRange(of: "class=\"\($0)")?.lowerBound }
    #expect(!order.contains(nil))
    #expect(order.compactMap { $0 } == order.compactMap { $0 }.sorted())
  }
}
