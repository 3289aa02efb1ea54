import Testing

@testable import IppoUI

@MainActor
@Suite("Colours and styles")
struct ColorTests {
  @Test("Colours by meaning keep it, UIKit's names included")
  func names() {
    #expect(Color.red.render == .named(.red))
    #expect(Color(.systemRed) == .red)
    #expect(Color(.label) == .primary)
    #expect(Color(.systemGray6).render == .named(.gray6))
    #expect(Color(.systemBackground).render == .named(.background))
    #expect(Color.accentColor.render == .named(.accent))
  }

  @Test("Colours by components are sRGB")
  func components() {
    #expect(Color(red: 1, green: 0.5, blue: 0).render == RenderColor(.rgb(red: 1, green: 0.5, blue: 0)))
    #expect(Color(white: 0.5).render.base == .rgb(red: 0.5, green: 0.5, blue: 0.5))
    #expect(Color(hue: 1.0 / 3, saturation: 1, brightness: 1) == Color(red: 0, green: 1, blue: 0))
    #expect(Color(.displayP3, red: 1, green: 1, blue: 1).description == "#FFFFFFFF")
    #expect(Color.red.opacity(0.5).opacity(0.5).render.opacity == 0.25)
    #expect(Color(red: 1, green: 0, blue: 0).description == "#FF0000FF")
    #expect(Color.red.description == "red")
  }

  @Test("A mix is between its colours")
  func mix() {
    let half = Color(white: 0).mix(with: Color(white: 1), by: 0.5, in: .device)
    #expect(half == Color(white: 0.5))
    #expect(Color.red.mix(with: .blue, by: 0) == .red)
    #expect(Color.red.mix(with: .blue, by: 2) == .blue)
  }

  @Test("A mix of colours by meaning is left to renderers, which know the tint")
  func mixOfNames() {
    let mixed = Color.accentColor.mix(with: .white, by: 0.25, in: .device)
    #expect(
      mixed.render.base == .mixed(.named(.accent), .named(.white), share: 0.25, isPerceptual: false))
    #expect(mixed.description == "accent with 25% white")
    #expect(Color.accentColor.gradient.gradient.stops.last?.color == .accentColor)
  }

  private func color(of text: String, in screen: Screen) -> RenderPaint? {
    screen.all { if case .text(let value) = $0, value.string == text { value.color } else { nil } }.first
  }

  @Test("Text has no colour of its own where none was set")
  func inherited() throws {
    let screen = Screen { Text("Plain") }
    let text = try screen.first { if case .text(let text) = $0 { text } else { nil } }.value
    #expect(text == RenderText([.init("Plain")]))
  }

  @Test("Levels of the foreground style are those of what was set around")
  func levels() {
    let screen = Screen {
      VStack {
        Text("A").foregroundStyle(.secondary)
        VStack {
          Text("B")
          Text("C").foregroundStyle(.secondary)
        }
        .foregroundStyle(.red)
        VStack { Text("D").foregroundStyle(.secondary) }.foregroundStyle(.red, .blue)
        Text("E").foregroundColor(.green).foregroundColor(.red)
        Text("F").foregroundStyle(.tint)
      }
      .tint(.purple)
    }
    #expect(color(of: "A", in: screen) == .color(.named(.secondary)))
    #expect(color(of: "B", in: screen) == .color(.named(.red)))
    #expect(color(of: "C", in: screen) == .color(RenderColor(.named(.red), opacity: 0.5)))
    #expect(color(of: "D", in: screen) == .color(.named(.blue)))
    #expect(color(of: "E", in: screen) == .color(.named(.green)))
    #expect(color(of: "F", in: screen) == .color(.named(.purple)))
  }

  @Test("A style of the app's own picks another by the environment")
  func customStyle() {
    struct Adaptive: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.white : Color.black
      }
    }
    let screen = Screen {
      VStack {
        Text("Light").foregroundStyle(Adaptive())
        Text("Dark").foregroundStyle(Adaptive()).environment(\.colorScheme, .dark)
      }
    }
    #expect(color(of: "Light", in: screen) == .color(.named(.black)))
    #expect(color(of: "Dark", in: screen) == .color(.named(.white)))
  }

  @Test("Gradients are paints")
  func gradients() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let screen = Screen { Rectangle().fill(gradient) }
    let shapes = screen.all { if case .shape(let shape) = $0 { shape } else { nil } }
    #expect(
      shapes == [
        RenderShape(
          .rectangle,
          fill: .linearGradient(
            [.init(color: .named(.red), location: 0), .init(color: .named(.blue), location: 1)],
            start: .init(x: 0.5, y: 0), end: .init(x: 0.5, y: 1)))
      ])
  }

  private func fills(_ screen: Screen) -> [RenderPaint?] {
    screen.all { if case .shape(let shape) = $0 { .some(shape.fill) } else { nil } }
  }

  @Test("The background is what was set as such, and its levels are less of it")
  func background() {
    let screen = Screen {
      VStack {
        Rectangle().fill(.background)
        Rectangle().fill(BackgroundStyle().secondary)
        Rectangle().fill(.background).backgroundStyle(BackgroundStyle().secondary)
      }
      .backgroundStyle(.red)
      Rectangle().fill(BackgroundStyle().secondary)
    }
    #expect(
      fills(screen) == [
        .color(.named(.red)), .color(RenderColor(.named(.red), opacity: 0.5)), .color(.named(.secondaryBackground)),
        .color(.named(.secondaryBackground)),
      ])
  }

  @Test("Every level of the foreground is weaker than the one before")
  func fiveLevels() {
    let screen = Screen {
      Rectangle().fill(.quaternary)
      Rectangle().fill(.quinary)
    }
    #expect(
      fills(screen) == [
        .color(.named(.quaternary)), .color(RenderColor(.named(.quaternary), opacity: 0.12 / 0.18)),
      ])
  }

  @Test("Gradients run from the leading edge, wherever that is")
  func mirroredGradients() {
    let screen = Screen {
      VStack {
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: UnitPoint(x: 0.75, y: 1))
        AngularGradient(colors: [.red, .blue], center: .leading, startAngle: .zero, endAngle: .radians(1))
        // What was worked out further out is not mirrored again.
        Rectangle().foregroundStyle(RadialGradient(colors: [.red], center: .leading, startRadius: 0, endRadius: 9))
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    let (red, blue) = (
      RenderPaint.Stop(color: .named(.red), location: 0), RenderPaint.Stop(color: .named(.blue), location: 1)
    )
    #expect(
      fills(screen) == [
        .linearGradient([red, blue], start: .init(x: 1, y: 0.5), end: .init(x: 0.25, y: 1)),
        .angularGradient([red, blue], center: .init(x: 1, y: 0.5), startAngle: .pi, endAngle: .pi - 1),
        .radialGradient([red], center: .init(x: 1, y: 0.5), startRadius: 0, endRadius: 9),
      ])
  }

  @Test("Less than a turn is completed with the colours at its ends, and of more than a turn the last is seen")
  func turns() {
    func stop(_ name: RenderColor.Name, _ location: Double) -> RenderPaint.Stop {
      .init(color: .named(name), location: location)
    }
    let stops = [stop(.red, 0), stop(.blue, 1)]
    let half = Double.pi
    func expect(
      _ start: Double, _ end: Double, from first: Double, _ expected: [(RenderColor.Name, Double)],
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let turn = AngularStops(stops, from: start, to: end)
      #expect(turn.start == first, sourceLocation: sourceLocation)
      let wanted: [RenderPaint.Stop] = expected.map { stop($0.0, $0.1) }
      #expect(turn.stops == wanted, sourceLocation: sourceLocation)
    }
    expect(1, 1, from: 1, [(.red, 0), (.blue, 0), (.blue, half), (.red, half)])
    expect(0, half / 2, from: 0, [(.red, 0), (.blue, half / 2), (.blue, half * 1.25), (.red, half * 1.25)])
    expect(0, half * 2, from: 0, [(.red, 0), (.blue, half * 2)])
    expect(0, half * 4, from: half * 2, [(.red, -half * 2), (.blue, half * 2)])
    expect(half * 2, 0, from: 0, [(.blue, 0), (.red, half * 2)])
  }

  @Test("The tint and the colour scheme reach the element")
  func attributes() {
    let screen = Screen { Button("A") {}.tint(.red).preferredColorScheme(.dark) }
    let button = screen.nodes.first { if case .button = $0.element { true } else { false } }
    #expect(button?.attributes.tint == .named(.red))
    #expect(button?.attributes.colorScheme == .dark)
  }
}
