public import Foundation

/// A field for a search (`UIKit.UISearchBar`), shown as a field with a magnifier, and a button that gives up the search.
@MainActor @preconcurrency
open class UISearchBar: UIView {
  /// How the bar looks. Renderers decide.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  /// Is told what a person does with the bar.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The field of the bar.
  open private(set) lazy var searchTextField: UISearchTextField = {
    let field = UISearchTextField()
    field.changes.onNote = { [weak self] in self?.changes.note() }
    return field
  }()

  /// What is searched for. Setting it does not call the delegate.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// What an empty field shows; `nil` for nothing.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// A line above the field. It is kept, and not shown.
  open var prompt: String?
  /// Whether there is a button that gives up the search.
  open var showsCancelButton = false { didSet { changes.note() } }
  /// Whether there is a button for bookmarks. It is kept, and not shown.
  open var showsBookmarkButton = false
  /// How the bar looks. It is kept: renderers decide.
  open var searchBarStyle = Style.default
  /// How the bar is filled. It is kept: renderers decide.
  open var barStyle = UIBarStyle.default
  /// Whether what is behind shines through. It is kept: renderers decide.
  open var isTranslucent = true
  /// The colour of the bar; `nil` for that of the platform. It is kept, and does not change what is drawn.
  open var barTintColor: UIColor?
  /// A picture behind the bar. It is kept, and does not change what is drawn.
  open var backgroundImage: UIImage?
  /// Titles of ranges to search in. They are kept, and not shown: use `searchScopes`.
  open var scopeButtonTitles: [String]?
  /// Whether ranges are shown. It is kept: they are not.
  open var showsScopeBar = false
  /// Which range is chosen, from 0. It is kept.
  open var selectedScopeButtonIndex = 0
  /// What stands above an on-screen keyboard. It is kept: keyboards are the browser's.
  open var inputAccessoryView: UIView?

  /// Which letters an on-screen keyboard begins with.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// Whether words are corrected.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// The on-screen keyboard.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// What Return is called. It is kept: keyboards are the browser's.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// Whether Return waits for text. It is kept: keyboards are the browser's.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }

  /// Shows or hides the button that gives up the search.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Has no effect in browsers and terminals: they draw the field themselves.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {}

  /// Has no effect in browsers and terminals: they draw the signs of the field themselves.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}

  /// A sign in a bar for a search.
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  @discardableResult
  open override func endEditing(_ force: Bool) -> Bool { searchTextField.resignFirstResponder() }

  /// A person has changed the text.
  package func type(_ text: String) {
    let range = NSRange(location: 0, length: (self.text ?? "").utf16.count)
    guard delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: text) != false else { return }
    searchTextField.text = text
    delegate?.searchBar(self, textDidChange: text)
  }

  /// The focus has come, or gone.
  package func editing(_ isEditing: Bool) {
    searchTextField.focusChanged(isEditing)
    if isEditing { delegate?.searchBarTextDidBeginEditing(self) } else { delegate?.searchBarTextDidEndEditing(self) }
  }

  /// Return was pressed.
  package func submit() { delegate?.searchBarSearchButtonClicked(self) }

  /// The search was given up.
  package func cancel() { delegate?.searchBarCancelButtonClicked(self) }

  open override class func appearance() -> UISearchBar { Appearances.proxy { UISearchBar() } }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UISearchBar {
    appearance()
  }
}

/// The field of a bar for a search (`UIKit.UISearchTextField`).
@MainActor @preconcurrency
open class UISearchTextField: UITextField {
  open override class func appearance() -> UISearchTextField { Appearances.proxy { UISearchTextField() } }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UISearchTextField {
    appearance()
  }
}

/// Is told what a person does with a bar for a search (`UIKit.UISearchBarDelegate`).
@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {
  /// The text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether a change is made. The whole text is replaced: renderers tell the text as it is after a change.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Whether the field may get the focus. What is returned has no effect: renderers decide.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// The field has got the focus.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether the field may lose the focus. What is returned has no effect: renderers decide.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// The field has lost the focus.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Return was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The search was given up.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// The button for bookmarks was pressed. There is none.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// A range to search in was chosen. None is shown.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// `true`: every change is made.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// `true`.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// `true`.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
