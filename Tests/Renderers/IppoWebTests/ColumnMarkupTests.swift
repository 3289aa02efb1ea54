import Foundation
import IppoTesting
import IppoUI
import Testing

@testable import IppoWeb

/// The widths of the columns of split views in pages.
@MainActor
@Suite struct ColumnMarkupTests {
  /// The tracks of a split view whose sidebar and detail have these widths.
  private func css(_ sidebar: RenderNavigation.Column, _ detail: RenderNavigation.Column) -> String {
    let host = ViewHost {
      NavigationSplitView {
        Text("Sidebar").navigationSplitViewColumnWidth(
          min: sidebar.minimum.map { CGFloat($0) }, ideal: sidebar.width, max: sidebar.maximum.map { CGFloat($0) })
      } detail: {
        Text("Detail").navigationSplitViewColumnWidth(min: detail.minimum.map { CGFloat($0) }, ideal: detail.width)
      }
    }
    host.adapt(to: ClientEnvironment(width: 1_000, height: 800))
    return host.css
  }

  @Test func `a column without limits gives way to the width of the window`() {
    let css = css(.init(width: 240), .init(width: 300))
    #expect(css.contains("grid-template-columns:minmax(0, 240px) minmax(0, 1fr)"))
  }

  @Test func `a column keeps its least width, and a share of a window that has no space for all`() {
    let css = css(.init(width: 240, minimum: 200, maximum: 300), .init(width: 300, minimum: 300))
    #expect(css.contains("grid-template-columns:minmax(min(200px, 40%), 240px) minmax(min(300px, 60%), 1fr)"))
  }

  @Test func `a column without a least width is left a part of the window`() {
    let css = css(.init(width: 240, minimum: 192), .init(width: 300))
    #expect(css.contains("grid-template-columns:minmax(min(192px, 75%), 240px) minmax(0, 1fr)"))
  }

  @Test(arguments: [-10, 0, .infinity, .nan] as [Double])
  func `a least width that is no length is none`(_ minimum: Double) throws {
    var builder = TreeBuilder()
    let window = builder.make(.window)
    let pages = ["Sidebar", "Detail"].map { builder.make(.page(RenderPage(title: $0))) }
    let columns = [RenderNavigation.Column(width: 240, minimum: minimum), RenderNavigation.Column(width: 0)]
    let navigation = builder.make(.navigation(RenderNavigation(columns: columns)), RenderAttributes(), pages)
    builder.record(.insert(navigation, into: window, at: 0))
    _ = builder.commit()
    let css = String(decoding: try #require(PageMirror(builder.tree).content()).css, as: UTF8.self)
    #expect(css.contains("grid-template-columns:minmax(0, 240px) minmax(0, 1fr)"))
  }
}
