/// The entries of a menu of UIKit.
struct MenuContent: View {
  let menu: UIMenu

  var body: some View {
    ForEach(menu.children.map(Entry.init)) { entry in
      switch entry.element {
      case let inner as UIMenu where inner.options.contains(.displayInline):
        Section { MenuContent(menu: inner) }
      case let inner as UIMenu:
        Menu {
          MenuContent(menu: inner)
        } label: {
          MenuEntryLabel(element: inner)
        }
      case let action as UIAction where !action.attributes.contains(.hidden): ActionEntry(action: action)
      default: EmptyView()
      }
    }
  }

  private struct Entry: Identifiable {
    let element: UIMenuElement
    var id: ObjectIdentifier { ObjectIdentifier(element) }
  }
}

private struct ActionEntry: View {
  let action: UIAction

  var body: some View {
    Group {
      if action.state == .on {
        Toggle(isOn: Binding(get: { true }, set: { _ in action.perform(from: nil) })) {
          MenuEntryLabel(element: action)
        }
      } else {
        Button(role: action.attributes.contains(.destructive) ? .destructive : nil) {
          action.perform(from: nil)
        } label: {
          MenuEntryLabel(element: action)
        }
      }
    }
    .disabled(action.attributes.contains(.disabled))
  }
}

private struct MenuEntryLabel: View {
  let element: UIMenuElement

  var body: some View {
    if let image = element.image {
      Label {
        Text(verbatim: element.title)
      } icon: {
        Image(uiImage: image)
      }
    } else {
      Text(verbatim: element.title)
    }
  }
}
