public import Foundation

/// A user's choice of files.
struct FileImportDialog: View {
  @Environment(\.clientSharesFiles) private var sharesFiles
  @State private var ticket = makeFileTicket()
  let types: [UTType]
  let allowsMany: Bool
  let action: ([URL]) -> Void

  var body: some View {
    FileDialogFrame(title: Text(LocalizedStringKey(allowsMany ? .chooseFiles : .chooseFile))) {
      if sharesFiles {
        FileBrowser(
          purpose: .choose(allowsMany: allowsMany, folders: wantsFolder, accepts: files.accepts(name:)), action: action)
      } else if wantsFolder {
        Text(LocalizedStringKey(.noFolderHere))
      } else {
        FilesElement(files: files, action: action)
      }
    }
  }

  private var files: RenderFiles {
    RenderFiles(ticket: ticket, purpose: .choose(types: UTType.accept(types), allowsMany: allowsMany))
  }

  private var wantsFolder: Bool { !types.isEmpty && types.allSatisfy { $0.conforms(to: .directory) } }
}

extension RenderFiles {
  /// Going by the name alone: a name without a known ending is accepted where a media type is.
  fileprivate func accepts(name: String) -> Bool {
    accepts(
      name: name, mediaType: UTType(filenameExtension: URL(fileURLWithPath: name).pathExtension)?.preferredMIMEType)
  }
}

extension View {
  /// Lets the user choose a file while `isPresented` (SwiftUI's `fileImporter`).
  ///
  /// A browser sends the file to the server, into a folder that is removed when the window ends. The address is that of
  /// the copy there. In a terminal the user gives a path, and the address is the file's own.
  ///
  /// - Parameters:
  ///   - isPresented: Set to `false` when a file was chosen, or none.
  ///   - allowedContentTypes: The types of the files that may be chosen.
  ///   - onCompletion: Receives the address of the file. It is not called when the user cancels.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileImport(isPresented, allowedContentTypes, allowsMany: false, { onCompletion($0.map { $0[0] }) }, {})
  }

  /// Lets the user choose files while `isPresented`; see
  /// ``fileImporter(isPresented:allowedContentTypes:onCompletion:)``.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImport(isPresented, allowedContentTypes, allowsMany: allowsMultipleSelection, onCompletion, {})
  }

  /// Lets the user choose files while `isPresented`; see
  /// ``fileImporter(isPresented:allowedContentTypes:onCompletion:)``.
  ///
  /// - Parameter onCancellation: Called when the user has cancelled.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    fileImport(isPresented, allowedContentTypes, allowsMany: allowsMultipleSelection, onCompletion, onCancellation)
  }

  package func fileImport(
    _ isPresented: Binding<Bool>, _ types: [UTType], allowsMany: Bool,
    _ onCompletion: @escaping (Result<[URL], any Error>) -> Void, _ onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(isPresented: isPresented, onCancellation: onCancellation) { finish in
        FileImportDialog(types: types, allowsMany: allowsMany) { urls in
          finish()
          onCompletion(.success(urls))
        }
      })
  }
}
