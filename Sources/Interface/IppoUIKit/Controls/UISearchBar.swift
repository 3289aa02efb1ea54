public import Foundation

/// A search field (`UIKit.UISearchBar`), shown as a field with a magnifier, and a button that cancels the search.
@MainActor @preconcurrency
open class UISearchBar: UIView {
  /// The look of the bar, which renderers decide.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  /// Receives the user's actions in the bar.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The field of the bar.
  open private(set) lazy var searchTextField: UISearchTextField = {
    let field = UISearchTextField()
    field.changes.onNote = { [weak self] in self?.changes.note() }
    return field
  }()

  /// The text of the search. Setting it does not call the delegate.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// The text in an empty field; `nil` for none.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// A line above the field. The value is stored, but not shown.
  open var prompt: String?
  /// Whether the bar has a button that cancels the search.
  open var showsCancelButton = false { didSet { changes.note() } }
  /// Whether the bar has a button for bookmarks. The value is stored, but not shown.
  open var showsBookmarkButton = false
  /// The look of the bar. The value is stored, but renderers decide.
  open var searchBarStyle = Style.default
  /// The fill of the bar. The value is stored, but renderers decide.
  open var barStyle = UIBarStyle.default
  /// Whether the content behind the bar is visible through it. The value is stored, but renderers decide.
  open var isTranslucent = true
  /// The colour of the bar; `nil` for that of the platform. The value is stored, but renderers ignore it.
  open var barTintColor: UIColor?
  /// A picture behind the bar. The value is stored, but renderers ignore it.
  open var backgroundImage: UIImage?
  /// The titles of the search scopes. The values are stored, but not shown: use `searchScopes`.
  open var scopeButtonTitles: [String]?
  /// Whether the bar shows scopes. The value is stored, but scopes are not shown.
  open var showsScopeBar = false
  /// The index of the chosen scope, from 0. The value is only stored.
  open var selectedScopeButtonIndex = 0
  /// The view above an on-screen keyboard. The value is stored, but the browser decides about keyboards.
  open var inputAccessoryView: UIView?

  /// The letters that an on-screen keyboard capitalizes.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// Whether the client corrects words.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// The on-screen keyboard.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// The name of the Return key. The value is stored, but the browser decides about keyboards.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// Whether Return waits for text. The value is stored, but the browser decides about keyboards.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }

  /// Shows or hides the button that cancels the search.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Has no effect in browsers and terminals: they draw the field themselves.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {}

  /// Has no effect in browsers and terminals: they draw the icons of the field themselves.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}

  /// An icon in a search bar.
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  @discardableResult
  open override func endEditing(_ force: Bool) -> Bool { searchTextField.resignFirstResponder() }

  /// Handles the user's change of the text.
  package func type(_ text: String) {
    let range = NSRange(location: 0, length: (self.text ?? "").utf16.count)
    guard delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: text) != false else { return }
    searchTextField.text = text
    delegate?.searchBar(self, textDidChange: text)
  }

  /// Handles a change of the focus.
  package func editing(_ isEditing: Bool) {
    searchTextField.focusChanged(isEditing)
    if isEditing { delegate?.searchBarTextDidBeginEditing(self) } else { delegate?.searchBarTextDidEndEditing(self) }
  }

  /// Handles Return in the field.
  package func submit() { delegate?.searchBarSearchButtonClicked(self) }

  /// Handles the cancellation of the search.
  package func cancel() { delegate?.searchBarCancelButtonClicked(self) }

  open override class func appearance() -> UISearchBar { Appearances.proxy { UISearchBar() } }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UISearchBar {
    appearance()
  }
}

/// The field of a search bar (`UIKit.UISearchTextField`).
@MainActor @preconcurrency
open class UISearchTextField: UITextField {
  open override class func appearance() -> UISearchTextField { Appearances.proxy { UISearchTextField() } }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UISearchTextField {
    appearance()
  }
}

/// A delegate that receives the user's actions in a search bar (`UIKit.UISearchBarDelegate`).
@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {
  /// The text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether the bar accepts a change. The range is the whole text, because renderers report the text after a change.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Whether the field may get the focus. The result has no effect: renderers decide.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// The field has got the focus.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether the field may lose the focus. The result has no effect: renderers decide.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// The field has lost the focus.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Return was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The user has cancelled the search.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// The button for bookmarks was pressed. The bar has no such button.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// The user has chosen a scope. Scopes are not shown.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// `true`: the bar accepts every change.
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
