public import Foundation

/// A person's choice of files.
struct FileImportDialog: View {
  @Environment(\.clientSharesFiles) private var sharesFiles
  @State private var ticket = makeFileTicket()
  let types: [UTType]
  let allowsMany: Bool
  let action: ([URL]) -> Void

  var body: some View {
    FileDialogFrame(title: Text(allowsMany ? "Choose Files" : "Choose a File")) {
      if sharesFiles {
        FileBrowser(
          purpose: .choose(allowsMany: allowsMany, folders: wantsFolder, accepts: files.accepts(name:)), action: action)
      } else if wantsFolder {
        Text("A folder cannot be chosen here.")
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
  /// Lets the person choose a file while `isPresented` (SwiftUI's `fileImporter`).
  ///
  /// In a browser the file is sent to the server, into a folder that is removed when the window ends; the address is
  /// that of the copy there. In a terminal the person gives a path, and the address is the file's own.
  ///
  /// - Parameters:
  ///   - isPresented: set to `false` when a file was chosen, or none.
  ///   - allowedContentTypes: what files may be chosen.
  ///   - onCompletion: is given the address of the file. It is not called when the person cancels.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileImport(isPresented, allowedContentTypes, allowsMany: false, { onCompletion($0.map { $0[0] }) }, {})
  }

  /// Lets the person choose files while `isPresented`; see
  /// ``fileImporter(isPresented:allowedContentTypes:onCompletion:)``.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImport(isPresented, allowedContentTypes, allowsMany: allowsMultipleSelection, onCompletion, {})
  }

  /// Lets the person choose files while `isPresented`; see
  /// ``fileImporter(isPresented:allowedContentTypes:onCompletion:)``.
  ///
  /// - Parameter onCancellation: is called when the person has chosen nothing.
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
