public import Foundation

extension View {
  func text(_ modifier: Text.Modifier) -> some View {
    transformEnvironment(\.textModifiers) { $0.append(modifier) }
  }

  /// The font of text and symbols.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// The weight of fonts; `nil` for that of each font.
  public func fontWeight(_ weight: Font.Weight?) -> some View { text(.weight(weight)) }

  /// The family of the system font; `nil` for the default one.
  public func fontDesign(_ design: Font.Design?) -> some View { text(.design(design)) }

  /// Whether text is bold; `false` takes it away where the surroundings ask for it.
  public func bold(_ isActive: Bool = true) -> some View { text(.bold(isActive)) }

  /// Whether text is italic; `false` takes it away where the surroundings ask for it.
  public func italic(_ isActive: Bool = true) -> some View { text(.italic(isActive)) }

  /// Makes all characters equally wide.
  public func monospaced(_ isActive: Bool = true) -> some View { text(.monospaced(isActive)) }

  /// Digits equally wide.
  public func monospacedDigit() -> some View { text(.monospacedDigit) }

  /// A line under text, in the text's colour or one of its own.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { text(.underline(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)) }

  /// A line through text, in the text's colour or one of its own.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { text(.strikethrough(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)) }

  /// Adds points between characters.
  public func kerning(_ kerning: CGFloat) -> some View { text(.letterSpacing(kerning)) }

  /// Adds points after every character.
  public func tracking(_ tracking: CGFloat) -> some View { text(.letterSpacing(tracking)) }

  /// Raises text by points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View { text(.baselineOffset(baselineOffset)) }

  /// Capitalization of text; `nil` leaves it as it is.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  /// Sets the alignment of the lines of one text.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// The most lines a text may have; `nil` for as many as fit.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// The fewest lines for which a text or a field has space, and the most it may have.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
      .environment(\.reservedLines, ReservedLines(count: limit.lowerBound, limit: limit.upperBound))
  }

  /// The most lines a text may have.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

  /// The fewest lines for which a text or a field has space; it may have as many as fit.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineLimit, nil)
      .environment(\.reservedLines, ReservedLines(count: limit.lowerBound, limit: nil))
  }

  /// The most lines a text may have.
  /// - Parameter reservesSpace: Whether it is as tall as so many lines even where it has fewer.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimit, limit)
      .environment(\.reservedLines, ReservedLines(count: reservesSpace ? limit : 0, limit: limit))
  }

  /// Sets the distance between lines in points.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

  /// Sets the smallest factor by which text may shrink to fit, 0...1.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }

  /// The position where text that does not fit is cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

  /// Whether letters may move closer together to fit.
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

  /// The variant symbols are shown in, added to those already in effect.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = variant == .none ? .none : $0.adding(variant) }
  }

  /// The size of symbols next to text.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// Sets the colouring of the layers of symbols; renderers draw them in one colour.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// The size of text that the user prefers.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// The size of text that the user prefers, within bounds.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      guard !range.contains(size) else { return }
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      size = allowed.first.map { size < $0 ? $0 : allowed.last! } ?? size
    }
  }
}
