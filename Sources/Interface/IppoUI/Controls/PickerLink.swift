/// A picker as a link that shows the chosen option, and leads to a page with all options
/// (`.pickerStyle(.navigationLink)`).
struct PickerLink<Label: View, SelectionValue: Hashable, Options: View>: View {
  let selection: PickerSelection<SelectionValue>
  let isLabelHidden: Bool
  let label: Label
  let options: Options

  var body: some View {
    let value = selection.value()
    NavigationLink {
      PickerPage(selection: selection, title: title, options: options)
    } label: {
      if isLabelHidden {
        chosen(value)
      } else {
        LabeledContent {
          chosen(value)
        } label: {
          label
        }
      }
    }
  }

  /// The option with a value.
  private func chosen(_ value: SelectionValue?) -> some View {
    Group(subviews: options) { subviews in
      if let value, let option = subviews.first(where: { $0.child.tag(as: SelectionValue.self) == value }) { option }
    }
  }

  /// The text of the label, which names the page as well.
  private var title: Text? { label as? Text ?? (label as? IppoUI.Label<Text, Image>)?.title }
}

/// The options of a picker on a page of their own, which closes once one is chosen.
private struct PickerPage<SelectionValue: Hashable, Options: View>: View {
  @Environment(\.dismiss) private var dismiss
  let selection: PickerSelection<SelectionValue>
  let title: Text?
  let options: Options

  var body: some View {
    let list = List {
      Picker(shared: selection.then { dismiss() }, options: options, label: title ?? Text(verbatim: ""))
        .pickerStyle(.inline)
        .labelsHidden()
    }
    if let title {
      list.navigationTitle(title).navigationBarTitleDisplayMode(.inline)
    } else {
      list
    }
  }
}
