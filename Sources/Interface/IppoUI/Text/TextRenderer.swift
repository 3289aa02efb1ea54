public import Foundation

/// Draws a text itself (`SwiftUI.TextRenderer`).
///
/// Browsers and terminals lay texts out and draw them; a program is never asked. See ``View/textRenderer(_:)``.
public protocol TextRenderer: Animatable {
  /// Draws a text that was laid out.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// The size of the text for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The space around the text that it draws into.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// The size of the text.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

  /// No padding.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A mark of a part of a text for a ``TextRenderer`` (`SwiftUI.TextAttribute`).
public protocol TextAttribute {}

/// A text before it is laid out (`SwiftUI.TextProxy`).
public struct TextProxy {
  /// The size that is proposed, or 10 points where none is: texts are measured by renderers alone.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

extension Text {
  /// A text that was laid out (`SwiftUI.Text.Layout`): lines of runs of glyphs. Renderers lay the text out: there are
  /// no lines here.
  public struct Layout: RandomAccessCollection, Equatable {
    /// The size of a part of a layout, in points.
    public struct TypographicBounds: Equatable, Sendable {
      /// The start of the baseline.
      public var origin = CGPoint.zero
      /// The width.
      public var width: CGFloat = 0
      /// The height above the baseline.
      public var ascent: CGFloat = 0
      /// The depth below the baseline.
      public var descent: CGFloat = 0
      /// The space between lines.
      public var leading: CGFloat = 0

      /// The rectangle from above the baseline to below it.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// Glyphs in a row that look alike.
    public struct Run: RandomAccessCollection, Equatable {
      /// The index of the first glyph of the run.
      public var startIndex: Int { 0 }
      /// The place after the last glyph.
      public var endIndex: Int { 0 }
      /// The glyph at a place.
      public subscript(index: Int) -> RunSlice { RunSlice() }
      /// The attribute of a type that the run is marked with.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
      /// The size of the run.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }

    /// A part of the glyphs of a run.
    public struct RunSlice: Equatable {
      /// The size of the glyphs.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// The attribute of a type that they are marked with.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// A line of runs.
    public struct Line: RandomAccessCollection, Equatable {
      /// The index of the first run.
      public var startIndex: Int { 0 }
      /// The place after the last run.
      public var endIndex: Int { 0 }
      /// The run at a place.
      public subscript(index: Int) -> Run { Run() }
      /// The size of the line.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// The start of the baseline.
      public var origin: CGPoint { .zero }
    }

    /// The options for the drawing of glyphs.
    public struct DrawingOptions: OptionSet, Sendable {
      /// A bit for each option.
      public let rawValue: UInt32
      /// Options by their bits.
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// Glyphs lie on whole pixels.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    /// The index of the first line.
    public var startIndex: Int { 0 }
    /// The place after the last line.
    public var endIndex: Int { 0 }
    /// The line at a place.
    public subscript(index: Int) -> Line { Line() }
    /// Whether lines are missing.
    public var isTruncated: Bool { false }
  }

  /// Marks the text for a ``TextRenderer``. Has no effect in browsers and terminals: they draw texts themselves.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

extension GraphicsContext {
  /// Draws a line that was laid out. There are no such lines: renderers lay out.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) {}

  /// Draws a run that was laid out. There are no such runs: renderers lay out.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []) {}

  /// Draws glyphs that were laid out. There are no such glyphs: renderers lay out.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []) {}
}

extension View {
  /// Lets a renderer of the app's own draw the texts in the view. Has no effect in browsers and terminals: they lay
  /// texts out and draw them themselves.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { self }
}
