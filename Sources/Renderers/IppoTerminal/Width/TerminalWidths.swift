/// The columns that a terminal gives to glyphs on which terminals disagree, as far as it has reported them.
///
/// A layout counts in ``Glyph/columns``, which are the same for all terminals. The writer fills the rest with blanks if
/// a terminal needs fewer. The canvas replaces a glyph that needs more.
struct TerminalWidths: Equatable, Sendable {
  private var measured: [WidthSample: Int]

  /// - Parameter measured: The columns of samples on the terminal.
  init(_ measured: [WidthSample: Int] = [:]) { self.measured = measured }

  /// The glyph's columns on the terminal; `nil` if they are not known.
  func columns(of glyph: Glyph) -> Int? {
    guard !glyph.hasCertainWidth else { return glyph.columns }
    guard !measured.isEmpty, let kinds = WidthSample.kinds(of: glyph.character), !kinds.isEmpty else { return nil }
    var deviating: (kind: WidthSample, columns: Int)?
    for kind in kinds {
      guard let columns = measured[kind] else { return nil }
      guard columns != ClusterWidth.columns(kind.character) else { continue }
      // The sum of two deviations was not measured.
      guard deviating == nil else { return nil }
      deviating = (kind, columns)
    }
    guard let deviating else { return glyph.columns }
    guard kinds.count == 1 else { return nil }
    let scalars = glyph.character.unicodeScalars
    let sample = deviating.kind.character.unicodeScalars
    switch deviating.kind {
    case .flag, .styled, .keycap, .trigram, .hexagram, .countingRod: return deviating.columns
    case .emoji12, .emoji13, .emoji14, .emoji15, .emoji16, .emoji17: return deviating.columns
    // Every scalar has its own columns.
    case .joined, .toned:
      return deviating.columns == Glyph(deviating.kind.character).widestColumns ? glyph.widestColumns : nil
    case .spacingMark, .jamo: return scalars.count == sample.count ? deviating.columns : nil
    }
  }

  /// Whether the glyph covers no cell beyond its own.
  func areKept(by glyph: Glyph) -> Bool {
    if glyph.hasCertainWidth { return true }
    // A glyph without a column changes the cell before it.
    return columns(of: glyph).map { (1...max(1, glyph.columns)).contains($0) } ?? false
  }

  /// Whether the glyph is known to cover cells that are not its own.
  func areExceeded(by glyph: Glyph) -> Bool { !areKept(by: glyph) && columns(of: glyph) != nil }
}
