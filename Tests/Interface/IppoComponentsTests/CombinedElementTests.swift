import IppoTesting
import IppoUI
import Testing

@MainActor
@Suite("Views that are one element for assistive technology")
struct CombinedElementTests {
  private func outline<V: View>(@ViewBuilder _ view: @escaping @MainActor () -> V) -> String {
    ViewHost { view() }.outline
  }

  @Test("What lies on a view is read with it")
  func overlays() {
    #expect(
      outline {
        VStack { Text("Inbox") }.overlay(alignment: .topTrailing) { Text("3") }.accessibilityElement(children: .combine)
      } == #"text "Inbox, 3""#)
    #expect(
      outline {
        HStack {
          Text("Inbox")
          Text("new")
        }
        .overlay { Text("3") }.padding().background(Color.red).accessibilityElement(children: .combine)
      } == #"text "Inbox, new, 3""#)
  }

  @Test("A name of the whole is read in place of all, and another one inside is part of it")
  func labels() {
    #expect(
      outline {
        Text("Inbox").overlay { Text("3") }.accessibilityElement(children: .combine).accessibilityLabel(
          "Three messages")
      } == #"text "Three messages""#)
    #expect(
      outline {
        Text("Inbox").overlay { Text("3") }.accessibilityLabel("Mail").accessibilityElement(children: .combine)
      } == #"text "Mail, 3""#)
  }

  @Test("The parts stand apart by commas, at every depth, symbols among them, and not in elements around")
  func commas() {
    #expect(
      outline {
        VStack {
          HStack {
            Text("Rain")
            Text("")
            Image(systemName: "trash")
          }
          VStack { HStack { Text("54 %") } }
          Text("hidden").accessibilityHidden(true)
        }
        .accessibilityElement(children: .combine)
      } == #"text "Rain, Delete, 54 %""#)
    #expect(
      outline {
        Button {
        } label: {
          Text("Today")
          HStack {
            Text("Rain")
            Text("54 %")
          }
          .accessibilityElement(children: .combine)
        }
      } == #"button "Today Rain, 54 %""#)
  }

  @Test("A hidden one is hidden, and one that is not combined is read part by part")
  func others() {
    #expect(
      outline {
        Text("Inbox").overlay { Text("3") }.accessibilityElement(children: .combine).accessibilityHidden(true)
      } == "")
    #expect(outline { Text("Inbox").overlay { Text("3") } } == "text \"Inbox\"\ntext \"3\"")
  }
}
