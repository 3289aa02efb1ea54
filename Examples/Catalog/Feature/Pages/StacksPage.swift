import SwiftUI

/// `HStack`, `VStack`, `ZStack`, spacers, dividers, and what fits.
struct StacksPage: View {
  var body: some View {
    Specimens {
      Specimen("Horizontal") {
        HStack {
          Block("A")
          Block("B")
          Spacer()
          Block("C")
        }
      }
      Specimen("Alignment across") {
        HStack(alignment: .top, spacing: 4) {
          Block("Top")
          Block("Tall").frame(height: 64)
        }
        HStack(alignment: .firstTextBaseline) {
          Text("Large").font(.title)
          Text("on one baseline").font(.caption)
        }
      }
      Specimen("Vertical") {
        VStack(alignment: .trailing, spacing: 2) {
          Block("Short")
          Block("Rather longer")
        }
      }
      Specimen("On each other") {
        ZStack(alignment: .bottomTrailing) {
          Color.mint.frame(width: 160, height: 64)
          Text("Corner").foregroundStyle(.black).padding(4)
        }
      }
      Specimen("Divided") {
        VStack {
          Text("Above")
          Divider()
          HStack {
            Text("Left")
            Divider()
            Text("Right")
          }
          .frame(height: 24)
        }
      }
      Specimen("Priority") {
        HStack {
          Text("This gives way where there is not room for both of them").lineLimit(1)
          Text("This does not").lineLimit(1).layoutPriority(1)
        }
        .frame(width: 240)
      }
      Specimen("What fits") {
        ViewThatFits(in: .horizontal) {
          Text("A sentence that is much too long for a frame as narrow as this one is").lineLimit(1)
          Text("A short one")
        }
        .frame(width: 160, alignment: .leading)
      }
    }
  }
}

/// A box with a word in it.
struct Block: View {
  let word: String

  init(_ word: String) { self.word = word }

  var body: some View {
    Text(word)
      .padding(.horizontal, 8)
      .padding(.vertical, 4)
      .background(.quaternary, in: RoundedRectangle(cornerRadius: 6))
  }
}
