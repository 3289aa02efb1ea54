import SwiftUI

/// `Text`: styles of fonts, weights, markdown, alignment, truncation.
struct TextPage: View {
  private static let styles: [(name: String, font: Font)] = [
    ("Large title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Title 3", .title3),
    ("Headline", .headline), ("Subheadline", .subheadline), ("Body", .body), ("Callout", .callout),
    ("Footnote", .footnote), ("Caption", .caption), ("Caption 2", .caption2),
  ]
  private static let sentence = "The quick brown fox jumps over the lazy dog while nobody is looking."

  var body: some View {
    Specimens {
      Specimen("Font styles") {
        ForEach(Self.styles, id: \.name) { style in
          Text(style.name).font(style.font)
        }
      }
      Specimen("Traits") {
        Text("Bold").bold()
        Text("Italic").italic()
        Text("Underline").underline()
        Text("Strikethrough").strikethrough()
        Text("Monospaced 0123").monospaced()
        Text("Small caps").textCase(.uppercase).kerning(2)
      }
      Specimen("Markdown") {
        Text("Some **strong**, *emphasized* and `coded` words, and a [link](https://www.swift.org).")
      }
      Specimen("Alignment") {
        VStack {
          Text(Self.sentence).multilineTextAlignment(.leading)
          Text(Self.sentence).multilineTextAlignment(.center)
          Text(Self.sentence).multilineTextAlignment(.trailing)
        }
        .frame(width: 240)
      }
      Specimen("Lines and truncation") {
        Group {
          Text(Self.sentence).lineLimit(1)
          Text(Self.sentence).lineLimit(1).truncationMode(.middle)
          Text(Self.sentence).lineLimit(2).lineSpacing(6)
        }
        .frame(width: 240)
      }
      Specimen("Styles") {
        Text("Primary").foregroundStyle(.primary)
        Text("Secondary").foregroundStyle(.secondary)
        Text("Tint").foregroundStyle(.tint)
      }
    }
  }
}
