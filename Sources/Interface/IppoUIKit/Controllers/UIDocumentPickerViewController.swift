public import Foundation
public import IppoUniformTypeIdentifiers

/// A picker of files to open or to export (`UIKit.UIDocumentPickerViewController`), as `fileImporter` and
/// `fileExporter` are.
@MainActor @preconcurrency
open class UIDocumentPickerViewController: UIViewController {
  package enum Purpose {
    case open([UTType])
    case export([URL], isMove: Bool)
  }

  package let purpose: Purpose

  /// Receives the chosen files.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether the user may choose several files.
  open var allowsMultipleSelection = false
  /// Whether the picker shows file extensions: always.
  open var shouldShowFileExtensions = true
  /// The folder in which the choice begins. The value is stored, but renderers decide.
  open var directoryURL: URL?

  /// A choice of files. The app receives copies if the user's files are on another machine, whatever `asCopy` says.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    purpose = .open(contentTypes)
    super.init()
  }

  /// Gives files to the user. If `asCopy` is `false`, the files are moved from their place.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    purpose = .export(urls, isMove: !asCopy)
    super.init()
  }

  /// Returns `nil`, because controllers cannot be read from archives.
  public required init?(coder: NSCoder) { nil }

  /// Reports files that were chosen or taken, and dismisses the picker.
  package func finish(_ urls: [URL]) {
    dismiss(animated: true)
    delegate?.documentPicker(self, didPickDocumentsAt: urls)
  }

  /// Reports that the user has chosen no file, and dismisses the picker.
  package func cancel() {
    dismiss(animated: true)
    delegate?.documentPickerWasCancelled(self)
  }
}

/// A delegate that receives the chosen files (`UIKit.UIDocumentPickerDelegate`).
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: AnyObject {
  /// Files were chosen, or taken.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// No file was chosen.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
