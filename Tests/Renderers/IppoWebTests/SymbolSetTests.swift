import ConcurrencyExtras
import Testing

@testable import IppoWeb

@Suite struct SymbolSetTests {
  /// Names that apps use most, in no order.
  static let common = """
    character.cursor.ibeam rectangle.dashed snow book.pages table lizard
    plus minus multiply divide equal xmark checkmark questionmark exclamationmark info percent number at ellipsis asterisk
    plus.circle plus.circle.fill plus.square plus.square.fill plus.app plus.app.fill plus.rectangle plus.bubble
    minus.circle minus.circle.fill minus.square xmark.circle xmark.circle.fill xmark.square xmark.square.fill
    xmark.octagon xmark.octagon.fill xmark.shield checkmark.circle checkmark.circle.fill checkmark.square
    checkmark.square.fill checkmark.seal checkmark.seal.fill checkmark.shield checkmark.shield.fill
    checkmark.rectangle questionmark.circle questionmark.circle.fill exclamationmark.circle exclamationmark.circle.fill
    exclamationmark.triangle exclamationmark.triangle.fill exclamationmark.octagon exclamationmark.bubble info.circle
    info.circle.fill ellipsis.circle ellipsis.circle.fill ellipsis.bubble number.circle percent.circle at.circle
    chevron.left chevron.right chevron.up chevron.down chevron.backward chevron.forward chevron.left.circle
    chevron.right.circle chevron.right.circle.fill chevron.up.circle chevron.down.circle chevron.down.circle.fill
    chevron.left.2 chevron.right.2 chevron.compact.down chevron.compact.up chevron.up.chevron.down
    chevron.left.forwardslash.chevron.right arrow.left arrow.right arrow.up arrow.down arrow.backward arrow.forward
    arrow.left.circle arrow.right.circle arrow.right.circle.fill arrow.up.circle arrow.up.circle.fill arrow.down.circle
    arrow.down.circle.fill arrow.up.right arrow.up.left arrow.down.right arrow.down.left arrow.up.forward
    arrow.up.arrow.down arrow.left.arrow.right arrow.up.and.down arrow.left.and.right arrow.clockwise
    arrow.counterclockwise arrow.clockwise.circle arrow.2.circlepath arrow.triangle.2.circlepath
    arrow.triangle.2.circlepath.circle arrow.uturn.backward arrow.uturn.forward arrow.uturn.left arrow.uturn.right
    arrow.turn.up.left arrow.turn.up.right arrow.turn.down.left arrow.turn.down.right arrow.up.left.and.arrow.down.right
    arrow.down.right.and.arrow.up.left arrow.up.to.line arrow.down.to.line arrow.right.to.line arrow.triangle.branch
    arrowshape.turn.up.left arrowshape.turn.up.left.fill arrowshape.turn.up.right arrowshape.turn.up.right.fill
    arrowtriangle.up arrowtriangle.down.fill arrowtriangle.left.fill arrowtriangle.right.fill return escape
    square.and.arrow.up square.and.arrow.up.fill square.and.arrow.down square.and.pencil rectangle.portrait.and.arrow.right
    circle circle.fill square square.fill rectangle rectangle.fill triangle triangle.fill diamond hexagon hexagon.fill
    pentagon octagon capsule capsule.fill oval oval.fill seal seal.fill shield shield.fill app app.fill circle.dashed
    square.dashed circle.circle largecircle.fill.circle smallcircle.filled.circle circle.lefthalf.filled
    circle.righthalf.filled dot.circle record.circle circle.grid.2x2 circle.grid.3x3 circle.grid.3x3.fill
    square.grid.2x2 square.grid.2x2.fill square.grid.3x3 square.grid.3x3.fill rectangle.grid.1x2 rectangle.grid.1x2.fill
    rectangle.grid.2x2 rectangle.split.2x1 rectangle.split.3x1 rectangle.stack rectangle.stack.fill
    rectangle.on.rectangle square.on.square square.stack square.stack.fill square.stack.3d.up square.stack.3d.up.fill
    square.split.2x1 rectangle.3.group sidebar.left sidebar.leading list.bullet list.dash list.number list.star
    list.bullet.rectangle list.bullet.indent checklist line.3.horizontal line.3.horizontal.decrease.circle
    slider.horizontal.3 slider.vertical.3 switch.2 text.alignleft text.aligncenter text.alignright text.justify
    text.quote quote.opening quote.closing textformat textformat.size textformat.abc bold italic underline
    strikethrough character person person.fill person.circle person.circle.fill person.2 person.2.fill person.3
    person.3.fill person.crop.circle person.crop.circle.fill person.crop.square person.badge.plus
    person.crop.circle.badge.plus person.crop.circle.badge.checkmark person.text.rectangle person.crop.rectangle
    briefcase briefcase.fill suitcase suitcase.rolling.fill backpack wave.3.right wave.3.left brain brain.head.profile
    bitcoinsign.circle mountain.2 mountain.2.fill toilet parkingsign.circle ev.charger aqi.medium airplayaudio airplayvideo
    heart.text.square comb mustache shoe gym.bag.fill scalemass level angle figure.mind.and.body
    figure.walk figure.run figure.stand figure.wave hand.thumbsup hand.thumbsup.fill hand.thumbsdown hand.thumbsdown.fill
    hand.raised hand.raised.fill hand.tap hand.tap.fill eye eye.fill eye.slash eye.slash.fill eyeglasses ear face.smiling
    face.smiling.fill heart heart.fill heart.circle heart.circle.fill heart.slash star star.fill star.circle
    star.circle.fill star.slash star.leadinghalf.filled bookmark bookmark.fill bookmark.circle flag flag.fill flag.slash
    tag tag.fill tag.circle bell bell.fill bell.slash bell.slash.fill bell.badge bell.badge.fill bell.circle bolt bolt.fill
    bolt.circle bolt.circle.fill bolt.slash flame flame.fill drop drop.fill leaf leaf.fill sun.max sun.max.fill sun.min
    sun.min.fill sunrise sunrise.fill sunset sunset.fill moon moon.fill moon.stars moon.stars.fill moon.zzz sparkles
    sparkle cloud cloud.fill cloud.rain cloud.rain.fill cloud.heavyrain cloud.drizzle cloud.snow cloud.snow.fill cloud.bolt
    cloud.bolt.fill cloud.bolt.rain cloud.fog cloud.sun cloud.sun.fill cloud.sun.rain cloud.moon snowflake wind tornado
    thermometer thermometer.sun umbrella umbrella.fill globe globe.americas.fill globe.europe.africa network map map.fill
    mappin mappin.circle mappin.circle.fill mappin.and.ellipse location location.fill location.circle location.circle.fill
    location.slash location.north location.north.fill safari safari.fill house house.fill house.circle building building.2
    building.2.fill building.columns building.columns.fill tent tree pawprint pawprint.fill hare hare.fill tortoise
    tortoise.fill fish bird ladybug ladybug.fill ant ant.fill gear gearshape gearshape.fill gearshape.2 gearshape.2.fill
    wrench wrench.fill hammer hammer.fill wrench.and.screwdriver wrench.and.screwdriver.fill screwdriver paintbrush
    paintbrush.fill paintbrush.pointed paintpalette paintpalette.fill eyedropper highlighter eraser ruler pencil
    pencil.circle pencil.circle.fill pencil.slash scribble signature scissors crop lasso wand.and.stars wand.and.rays
    trash trash.fill trash.circle trash.slash folder folder.fill folder.circle folder.badge.plus folder.badge.minus
    doc doc.fill doc.text doc.text.fill doc.on.doc doc.on.doc.fill doc.on.clipboard doc.badge.plus
    doc.text.magnifyingglass clipboard list.clipboard tray tray.fill tray.and.arrow.down tray.and.arrow.up tray.full tray.2
    archivebox archivebox.fill paperclip paperclip.circle paperplane paperplane.fill paperplane.circle.fill envelope
    envelope.fill envelope.open envelope.open.fill envelope.badge envelope.circle phone phone.fill phone.circle
    phone.circle.fill phone.down phone.down.fill video video.fill video.slash video.slash.fill video.circle message
    message.fill message.circle bubble.left bubble.left.fill bubble.right bubble.right.fill
    bubble.left.and.bubble.right bubble.left.and.bubble.right.fill text.bubble text.bubble.fill quote.bubble calendar
    calendar.circle calendar.badge.plus calendar.badge.clock clock clock.fill clock.arrow.circlepath timer stopwatch
    stopwatch.fill alarm alarm.fill hourglass camera camera.fill camera.circle camera.viewfinder photo photo.fill
    photo.on.rectangle photo.on.rectangle.angled photo.stack photo.circle film film.fill play play.fill play.circle
    play.circle.fill play.rectangle play.rectangle.fill pause pause.fill pause.circle pause.circle.fill stop stop.fill
    stop.circle stop.circle.fill backward backward.fill forward forward.fill backward.end backward.end.fill forward.end
    forward.end.fill playpause playpause.fill gobackward gobackward.10 gobackward.15 goforward goforward.10 goforward.30
    shuffle repeat repeat.1 speaker speaker.fill speaker.slash speaker.slash.fill speaker.wave.1 speaker.wave.1.fill
    speaker.wave.2 speaker.wave.2.fill speaker.wave.3 speaker.wave.3.fill mic mic.fill mic.circle mic.circle.fill mic.slash
    mic.slash.fill music.note music.note.list music.mic headphones hifispeaker radio waveform waveform.circle
    waveform.path waveform.path.ecg pianokeys guitars magnifyingglass magnifyingglass.circle plus.magnifyingglass
    minus.magnifyingglass link link.circle lock lock.fill lock.open lock.open.fill lock.circle lock.shield key key.fill
    faceid touchid qrcode qrcode.viewfinder barcode barcode.viewfinder viewfinder scope target wifi wifi.slash
    antenna.radiowaves.left.and.right dot.radiowaves.left.and.right battery.100 battery.75 battery.50 battery.25 battery.0
    power power.circle powerplug lightbulb lightbulb.fill lightbulb.slash desktopcomputer laptopcomputer display tv tv.fill
    iphone ipad applewatch keyboard printer printer.fill cpu cpu.fill memorychip externaldrive server.rack opticaldisc
    terminal terminal.fill curlybraces command option control shift delete.left delete.left.fill delete.right function sum
    x.squareroot infinity plusminus plus.forwardslash.minus dollarsign dollarsign.circle dollarsign.circle.fill eurosign
    eurosign.circle sterlingsign.circle yensign.circle banknote banknote.fill creditcard creditcard.fill cart cart.fill
    cart.badge.plus bag bag.fill basket basket.fill gift gift.fill giftcard shippingbox shippingbox.fill cube cube.fill
    wallet.pass ticket ticket.fill stethoscope bandage bandage.fill cross cross.fill cross.case cross.case.fill pill pills
    syringe bed.double bed.double.fill car car.fill bus bus.fill tram tram.fill airplane
    airplane.departure bicycle scooter ferry ferry.fill sailboat fuelpump fuelpump.fill box.truck fork.knife
    fork.knife.circle cup.and.saucer cup.and.saucer.fill wineglass wineglass.fill mug birthday.cake carrot balloon
    book book.fill book.closed book.closed.fill text.book.closed books.vertical books.vertical.fill magazine newspaper
    newspaper.fill graduationcap graduationcap.fill gamecontroller gamecontroller.fill dice dice.fill die.face.1 die.face.2
    die.face.3 die.face.4 die.face.5 die.face.6 puzzlepiece puzzlepiece.fill suit.heart suit.heart.fill suit.spade
    suit.club suit.diamond sportscourt basketball basketball.fill soccerball tennisball dumbbell dumbbell.fill trophy
    trophy.fill medal medal.fill crown crown.fill rosette speedometer gauge chart.bar chart.bar.fill chart.pie
    chart.pie.fill chart.line.uptrend.xyaxis chart.xyaxis.line tshirt tshirt.fill theatermasks sofa sofa.fill washer shower
    lamp.desk fan stairs exclamationmark.2 exclamationmark.3 circle.dotted rectangle.compress.vertical
    rectangle.expand.vertical list.bullet.clipboard text.badge.checkmark camera.rotate chart.line.downtrend.xyaxis lungs
    mouth nose dock.rectangle menubar.rectangle inset.filled.rectangle tablecells tablecells.fill translate testtube.2 atom
    flask icloud icloud.fill icloud.and.arrow.up xmark.icloud nosign slash.circle zzz 1.circle 2.circle.fill 10.square 42.circle a.circle
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  @Test func `the names that apps use most have drawings`() {
    #expect(Self.common.count >= 400)
    #expect(Set(Self.common).count == Self.common.count)
    #expect(Self.common.filter(SymbolSet.isUnknown) == [])
  }

  @Test func `a name that nobody knows shows that it is not known`() {
    #expect(SymbolSet.isUnknown("no.such.symbol"))
    #expect(SymbolSet.isUnknown("no.such.badge"))
    #expect(!SymbolSet.isUnknown("questionmark.square.dashed"))
  }

  @Test func `every other name of a glyph leads to one`() {
    for (name, other) in SymbolGlyphs.synonyms.merging(SymbolGlyphs.relatives, uniquingKeysWith: { old, _ in old }) {
      #expect(!SymbolSet.isUnknown(other), "\(name)")
    }
    for (name, half) in SymbolGlyphs.halves { #expect(!SymbolSet.isUnknown(half.outline), "\(name)") }
  }

  @Test func `names are put together of glyphs, badges, seconds and halves`() {
    #expect(SymbolSet.layers(of: "folder.badge.plus").map(\.place) == [.besideBadge, .badge])
    #expect(SymbolSet.layers(of: "bell.badge").last?.kind == .fill)
    #expect(SymbolSet.layers(of: "gobackward.15").map(\.place) == [.whole, .inset])
    #expect(SymbolSet.layers(of: "circle.lefthalf.filled").map(\.kind) == [.stroke, .fill])
    #expect(SymbolSet.layers(of: "clear") == SymbolSet.layers(of: "xmark.square"))
    #expect(SymbolSet.layers(of: "xmark.octagon.fill").map(\.kind) == [.fill, .knockout])
  }

  @Test func `what is cut out of a symbol shows what is behind it`() throws {
    func svg(_ name: String) throws -> HTMLElement {
      let drawings = SymbolSet.glyph(name).compactMap { if case .element(let element) = $0 { element } else { nil } }
      return try #require(drawings.first)
    }
    let cut = try #require(svg("plus.circle.fill")["mask"])
    #expect(cut.hasPrefix("url(\"data:image/svg+xml,%3Csvg ") && cut.hasSuffix("/svg%3E\") 0 0 / 100% 100% no-repeat"))
    #expect(cut.contains("M12 5v14M5 12h14") && !cut.contains("#"))
    #expect(try svg("plus.circle")["mask"] == nil)
  }

  @Test(arguments: [
    ("chevron.backward", true), ("arrow.forward", true), ("chevron.forward.circle", true),
    ("arrow.uturn.backward", true), ("chevron.right", false), ("backward.fill", false), ("forward.end", false),
    ("gobackward.15", false),
  ])
  func `what points along the direction of reading can be mirrored`(name: String, isMirrored: Bool) throws {
    let svg = SymbolSet.glyph(name).compactMap { if case .element(let element) = $0 { element } else { nil } }
    #expect(svg.map { $0["class"] == "reading" } == [isMirrored])
  }

  @Test func `a symbol is drawn alike each time, and names from outside do not fill the memory`() {
    let first = SymbolSet.glyph("bell.badge")
    for number in 0..<2_000 { _ = SymbolSet.glyph("unheard.of.\(number)") }
    #expect(SymbolSet.glyph("bell.badge") == first)
    #expect(SymbolSet.drawings.count <= 512)
  }
}
