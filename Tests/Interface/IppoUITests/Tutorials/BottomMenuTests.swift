import IppoUI
import Testing

/// Section 000 of the tutorials: a panel over a dimmed screen, in plain SwiftUI.
@MainActor
@Suite("Bottom menu in plain views")
struct BottomMenuTests {
  struct Menu {
    struct Button: Identifiable {
      let id: String
      let icon: Image
      let action: () -> Void
    }

    var title: Text
    var message: Text?
    var buttons: [Button]
  }

  struct Wrapper<Content: View>: View {
    @Environment(\.colorScheme) private var colorScheme
    @Binding var item: Menu?
    let content: Content

    var body: some View {
      GeometryReader { proxy in
        ZStack(alignment: .bottom) {
          content.zIndex(0)
          ZStack(alignment: .bottom) {
            if let menu = item {
              Rectangle()
                .fill(Color.black.opacity(0.4))
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .ignoresSafeArea()
                .onTapGesture { withAnimation { item = nil } }
                .zIndex(1)
                .transition(.opacity)
              VStack(spacing: 24) {
                HStack {
                  menu.title.font(.system(size: 18))
                  Spacer()
                  SwiftButton(action: { item = nil }) {
                    Image(systemName: "xmark.circle.fill").font(.system(size: 24))
                  }
                }
                .foregroundColor(colorScheme == .light ? .white : .orange)
                if let message = menu.message { message.font(.system(size: 24)) }
                HStack(spacing: proxy.size.width > 100 ? 24 : 8) {
                  ForEach(menu.buttons) { button in
                    SwiftButton(action: {
                      item = nil
                      button.action()
                    }) {
                      VStack {
                        button.icon
                        Text(verbatim: button.id)
                      }
                    }
                  }
                }
              }
              .frame(maxWidth: .infinity)
              .padding(24)
              .padding(.bottom, 8)
              .background(Color.orange)
              .zIndex(2)
              .transition(.move(edge: .bottom))
            }
          }
          .ignoresSafeArea()
        }
      }
    }
  }

  typealias SwiftButton = Button

  struct Game: View {
    @State private var menu: Menu?
    let log: Box<[String]>

    var body: some View {
      Wrapper(
        item: Binding(
          get: { menu },
          set: { value, transaction in
            withAnimation(transaction.disablesAnimations ? nil : transaction.animation) {
              if value == nil { log.value.append("dismissed") }
              menu = value
            }
          }),
        content: HStack(alignment: .center, spacing: 8) {
          SwiftButton(action: { withAnimation(.default) { menu = made } }) {
            Image(systemName: "ellipsis").rotationEffect(.degrees(90))
          }
          .frame(maxHeight: .infinity)
          .background(Color.primary.opacity(0.05))
          .cornerRadius(12)
        }
        .fixedSize(horizontal: false, vertical: true)
        .padding([.leading, .trailing]))
    }

    private var made: Menu {
      Menu(
        title: Text("Solo"), message: nil,
        buttons: [.init(id: "End game", icon: Image(systemName: "flag")) { log.value.append("end game") }])
    }
  }

  @Test("000-T19, 000-T22: the menu slides in with the default animation, and a button closes it first")
  func menu() throws {
    let log = Box<[String]>([])
    let screen = Screen { Game(log: log) }
    let dots = try screen.first { if case .button = $0 { true } else { nil } }.id
    let frames = screen.recorded.count
    try screen.send(.activate, to: dots)
    #expect(screen.texts == ["Solo", "End game"])
    #expect(screen.recorded[frames...].flatMap(\.entries).contains { $0.animation == Animation.default.render })
    let button = try #require(
      screen.nodes.first { node in
        if case .button = node.element { screen.texts(in: node.id) == ["End game"] } else { false }
      })
    try screen.send(.activate, to: button.id)
    #expect(log.value == ["dismissed", "end game"])
  }

  @Test("000-T20: a tap on the backdrop dismisses, and the way out is a transition")
  func backdrop() throws {
    let log = Box<[String]>([])
    let screen = Screen { Game(log: log) }
    try screen.send(.activate, to: screen.first { if case .button = $0 { true } else { nil } }.id)
    let backdrop = try #require(screen.nodes.first { $0.attributes.gestures.contains(.tap) })
    try screen.send(.tap(count: 1, location: .init(x: 1, y: 1)), to: backdrop.id)
    #expect(log.value == ["dismissed"])
    #expect(screen.nodes.contains { $0.attributes.phase == .leaving && $0.attributes.transition == .move(.bottom) })
    screen.frames.advance(by: 10)
    #expect(screen.texts == [])
  }
}
