/// The role of a node for assistive technology. The names are those of WAI-ARIA 1.2.
public enum AccessibilityRole: String, CaseIterable, Sendable {
  case alertdialog, button, checkbox, combobox, dialog, group, heading, img, link, list, listitem, menu, navigation
  case progressbar, radiogroup, slider, spinbutton, status, tab, tablist, tabpanel, text, textbox, toolbar
  case `switch`

  /// The roles of what a person taps.
  package static let tappable: Set<AccessibilityRole> = [.button, .link, .listitem, .menu, .tab]
}
