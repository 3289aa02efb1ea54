import Foundation
import IppoTesting
import IppoUI
import Testing

@testable import IppoWeb

@MainActor
@Suite struct AppearanceMarkupTests {
  @Test func `a page says its line under the title, and what is behind its bar`() {
    let large = ViewHost {
      NavigationStack {
        Text("Content").navigationTitle("Title").navigationSubtitle("Two <new>").toolbarBackground(.hidden)
      }
    }
    #expect(large.html.contains("class=\"subtitle\">Two &lt;new&gt;</div>"))
    #expect(large.html.contains("class=\"bar clear\""))
    #expect(large.contains(.text, "Two <new>"))
    let inline = ViewHost {
      NavigationStack {
        Text("Content").navigationTitle("Title").navigationSubtitle("Subtitle").navigationBarTitleDisplayMode(.inline)
          .toolbarBackground(.red).toolbarColorScheme(.dark)
      }
    }
    #expect(inline.html.contains("class=\"small-title\">Title</h1><div"))
    #expect(inline.html.contains("class=\"subtitle\">Subtitle</div>"))
    #expect(inline.css.contains("background:var(--red);color-scheme:dark"))
  }

  @Test func `the large title and the search have the background of the bar they are part of`() {
    func page(_ isSearched: Bool) -> ViewHost {
      ViewHost {
        NavigationStack {
          let page = Text("Content").navigationTitle("Title").toolbarBackground(.red).toolbarColorScheme(.dark)
          if isSearched { page.searchable(text: .constant("")) } else { page }
        }
      }
    }
    #expect(page(false).css.ranges(of: "background:var(--red);color-scheme:dark").count == 2)
    #expect(page(false).html.contains("large-title of-bar"))
    #expect(page(true).html.contains("search of-bar"))
    let plain = ViewHost { NavigationStack { Text("Content").navigationTitle("Title") } }
    #expect(!plain.html.contains("of-bar"))
  }

  @Test func `a shadow tells the style sheet where it falls, and a material that it is one`() {
    let host = ViewHost { Text("A").background(.thinMaterial).shadow(color: .red, radius: 4, x: 1, y: 2) }
    #expect(host.html.contains("effect shadowed"))
    #expect(host.html.contains("material"))
    #expect(host.css.contains("--drop:1px 2px 4px var(--red);filter:drop-shadow(var(--drop))"))
  }

  @Test func `borders, letters and lists are drawn as is asked for`() {
    let host = ViewHost {
      Button("A") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)
      Button("B") {}.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle(radius: 3))
      Button("C") {}.buttonStyle(.borderedProminent).buttonBorderShape(.circle)
      Text("D").fontWidth(.condensed)
      List { Text("E") }.scrollContentBackground(.hidden)
    }
    #expect(host.css.contains("border-radius:100vmax"))
    #expect(host.css.contains("border-radius:3px"))
    #expect(host.html.contains("look-prominent circular"))
    #expect(host.css.contains("font-stretch:75%"))
    #expect(host.html.contains("list list-insetGrouped clear"))
  }

  @Test func `where several rows can be selected they have marks for that, and no buttons that delete`() {
    func list(_ selection: Binding<Set<String>>?) -> ViewHost {
      ViewHost {
        NavigationStack {
          List(selection: selection) {
            ForEach(["A", "B"], id: \.self) { Text($0) }.onDelete { _ in }
            NavigationLink("C", value: "C")
            Text("D")
          }
        }
      }
    }
    let several = list(.constant(["B"])).html
    #expect(several.ranges(of: "class=\"row-select\"").count == 3)
    #expect(several.contains("class=\"row-select\" type=\"button\" data-event=\"activate\" aria-label=\"Select\""))
    #expect(!several.contains("row-remove") && several.contains("data-deletable"))
    #expect(several.ranges(of: "role=\"option\"").count == 2)
    let none = list(nil).html
    #expect(!none.contains("row-select") && none.ranges(of: "class=\"row-remove\"").count == 2)
  }

  @Test func `tabs of a sidebar have the headers of their sections, and dots their ground`() {
    let sidebar = ViewHost {
      TabView {
        Tab("Home", systemImage: "house") { Text("1") }
        TabSection("Library <new>") { Tab("Albums", systemImage: "star") { Text("2") } }
      }
      .tabViewStyle(.sidebarAdaptable)
    }
    #expect(sidebar.html.contains("class=\"tabs tabs-side"))
    #expect(sidebar.html.contains("role=\"presentation\" class=\"tab-section\">Library &lt;new&gt;</div>"))
    let pages = ViewHost {
      TabView { Text("A") }.tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always))
    }
    #expect(pages.html.contains("with-pill"))
  }

  @Test func `spaces, lines and badges of lists, and the ground of pages, are drawn as is asked for`() {
    let host = ViewHost {
      NavigationStack {
        List {
          Text("A").badge(1).badgeProminence(.increased).listRowSeparatorTint(.red)
          Text("B").badge(2)
        }
        .listRowSpacing(12).listSectionSpacing(4)
        .containerBackground(.yellow, for: .navigation)
      }
    }
    #expect(host.html.contains("list-insetGrouped spaced"))
    #expect(host.css.contains("--row-spacing:12px;--section-spacing:4px"))
    #expect(host.css.contains("--line:var(--red)"))
    #expect(host.html.contains("class=\"badge badge-increased\""))
    #expect(host.html.contains("class=\"badge\""))
    #expect(host.css.contains("background:var(--yellow)"))
  }

  @Test func `a direction of layout is that of what is below`() {
    let host = ViewHost { HStack { Text("A") }.environment(\.layoutDirection, .rightToLeft) }
    #expect(host.html.contains("dir=\"rtl\""))
  }

  @Test func `columns and cells of a grid say where they stand`() {
    let host = ViewHost {
      Grid {
        GridRow {
          Text("Wide").gridCellColumns(2)
          Text("Last").gridColumnAlignment(.trailing)
        }
        GridRow { Text("A").gridCellAnchor(.bottomTrailing) }
      }
    }
    #expect(host.css.contains("--a3:end"))
    #expect(host.css.contains("justify-self:var(--a3,auto)"))
    for axis in ["columns", "rows"] {
      #expect(host.css.contains("grid-template-\(axis):minmax(0,1fr) auto minmax(0,0fr)"))
    }
  }

  @Test func `several views of an overlay lie on each other, and each view of a group has its own`() {
    let host = ViewHost {
      Group {
        Text("A")
        Text("B")
      }
      .overlay(alignment: .topTrailing) {
        Text("1")
        Text("2")
      }
    }
    #expect(host.html.components(separatedBy: "class=\"decorated").count == 3)
    #expect(host.html.contains("z ax-end ay-start"))
  }

  @Test func `labels in bars show their icons alone where these are drawn, and toggles are buttons`() {
    let host = ViewHost {
      NavigationStack {
        Label("Content", systemImage: "plus")
          .toolbar {
            Button("Add", systemImage: "plus") {}
            Button("Odd", systemImage: "no.such.symbol") {}
            Button {
            } label: {
              Label("Both", systemImage: "gear").labelStyle(.titleAndIcon)
            }
            Toggle("Info", systemImage: "info.circle", isOn: .constant(true))
          }
      }
    }
    let labels = host.html.split(separator: "icon-only").count - 1
    #expect(labels == 2)
    #expect(host.html.contains("aria-pressed=\"true\""))
    #expect(!host.html.contains("role=\"switch\""))
    // Titles stay in the page: they name the buttons.
    for title in ["Add", "Odd", "Both", "Info"] { #expect(host.html.contains(">\(title)</")) }
  }

  @Test func `what is clipped to a circle is, whatever its proportion`() {
    let host = ViewHost { Text("12").padding(4).background(.red).clipShape(Circle()) }
    #expect(host.css.contains("clip-path:circle(closest-side)"))
    #expect(!host.css.contains("border-radius:50%"))
  }

  @Test func `the number of adaptive tracks follows from their minimum`() {
    let host = ViewHost {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 100, maximum: 120))]) { Text("A") }
    }
    #expect(host.css.contains("repeat(auto-fill,minmax(100px,1fr))"))
    #expect(host.css.contains("--cell:120px"))
  }

  @Test func `symbols are drawn in gradients`() {
    let host = ViewHost {
      Image(systemName: "star").foregroundStyle(
        .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      Image(systemName: "heart").foregroundStyle(AngularGradient(colors: [.red, .blue], center: .center))
    }
    #expect(host.html.contains("<linearGradient x1=\"12\" y1=\"0\" x2=\"12\" y2=\"24\""))
    #expect(host.html.contains("<stop offset=\"0%\" stop-color=\"var(--red)\""))
    #expect(host.css.contains("--ink:url(#"))
    // SVG has no gradient around a circle.
    #expect(host.css.contains("color:var(--red)"))
    #expect(!host.html.contains("paint-text"))
  }

  @Test func `pictures that are asked about tell when they cannot be loaded`() {
    let host = ViewHost {
      AsyncImage(url: URL(string: "https://example.com/a.png"))
      Image("b")
    }
    #expect(host.html.split(separator: "data-listens=\"error\"").count == 2)
  }
}
