public import Foundation
public import IppoUniformTypeIdentifiers

/// Lets the person choose files, or take some (`UIKit.UIDocumentPickerViewController`), as `fileImporter` and
/// `fileExporter` do.
@MainActor @preconcurrency
open class UIDocumentPickerViewController: UIViewController {
  package enum Purpose {
    case open([UTType])
    case export([URL], isMove: Bool)
  }

  package let purpose: Purpose

  /// Is told what was chosen.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files may be chosen.
  open var allowsMultipleSelection = false
  /// Whether endings of names are shown: always.
  open var shouldShowFileExtensions = true
  /// Where the choice begins. It is kept: renderers decide.
  open var directoryURL: URL?

  /// A choice of files. What is given are copies where the person's files are elsewhere, whatever `asCopy` says.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    purpose = .open(contentTypes)
    super.init()
  }

  /// Gives files to the person; `asCopy` is false for those that leave the place where they are.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    purpose = .export(urls, isMove: !asCopy)
    super.init()
  }

  /// Controllers are not read from archives here: `nil`.
  public required init?(coder: NSCoder) { nil }

  /// Files were chosen, or taken. The picker goes.
  package func finish(_ urls: [URL]) {
    dismiss(animated: true)
    delegate?.documentPicker(self, didPickDocumentsAt: urls)
  }

  /// The person has chosen nothing. The picker goes.
  package func cancel() {
    dismiss(animated: true)
    delegate?.documentPickerWasCancelled(self)
  }
}

/// Is told which files were chosen (`UIKit.UIDocumentPickerDelegate`).
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: AnyObject {
  /// Files were chosen, or taken.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Nothing was chosen.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
