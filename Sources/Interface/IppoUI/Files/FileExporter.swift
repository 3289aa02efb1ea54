public import Foundation

extension View {
  func fileExport(
    _ isPresented: Binding<Bool>, _ export: @escaping () -> FileExport, isMove: Bool = false,
    _ onCompletion: @escaping (Result<[URL], any Error>) -> Void, _ onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(isPresented: isPresented, onCancellation: onCancellation) { finish in
        FileExportDialog(export: export(), isMove: isMove) { result in
          finish()
          onCompletion(result)
        }
      })
  }

  /// Lets the user save a document while `isPresented` (SwiftUI's `fileExporter`).
  ///
  /// A browser downloads the file, from an address that only this visitor can use while the dialog is there. The
  /// address for `onCompletion` is that of the server's copy. In a terminal the user chooses the place of the file, and
  /// the address is the file's.
  ///
  /// - Parameters:
  ///   - isPresented: Set to `false` when the document was saved, or not.
  ///   - document: The document to save; `nil` fails.
  ///   - contentType: The type of the file.
  ///   - defaultFilename: The suggested name of the file, whose extension follows from the type.
  ///   - onCompletion: Receives the address of the file, or the error. It is not called when the user cancels.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType], defaultFilename: defaultFilename,
      onCompletion: onCompletion)
  }

  /// Lets the user save a document while `isPresented`.
  ///
  /// - Parameters:
  ///   - contentTypes: The allowed types of the file. The exporter takes the first one, or else the first type that the
  ///     document names.
  ///   - onCancellation: Called when the user has cancelled.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    fileExport(
      isPresented, { .documents(document.map { [$0] } ?? [], contentTypes, name: defaultFilename) },
      { onCompletion($0.map { $0[0] }) }, onCancellation)
  }

  /// Lets the user save documents while `isPresented`.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    fileExporter(
      isPresented: isPresented, documents: documents, contentTypes: [contentType], onCompletion: onCompletion)
  }

  /// Lets the user save documents while `isPresented`.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    fileExport(isPresented, { .documents(Array(documents), contentTypes, name: nil) }, onCompletion, onCancellation)
  }

  /// Lets the user save a document that is an object while `isPresented`.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType], defaultFilename: defaultFilename,
      onCompletion: onCompletion)
  }

  /// Lets the user save a document that is an object while `isPresented`.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    fileExport(
      isPresented, { .documents(objects: document.map { [$0] } ?? [], contentTypes, name: defaultFilename) },
      { onCompletion($0.map { $0[0] }) }, onCancellation)
  }

  /// Lets the user save documents that are objects while `isPresented`.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    fileExporter(
      isPresented: isPresented, documents: documents, contentTypes: [contentType], onCompletion: onCompletion)
  }

  /// Lets the user save documents that are objects while `isPresented`.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: ReferenceFileDocument {
    fileExport(
      isPresented, { .documents(objects: Array(documents), contentTypes, name: nil) }, onCompletion, onCancellation)
  }

  /// Lets the user save a value while `isPresented`, as one of its representations writes it.
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    fileExport(
      isPresented, { .items(item.map { [$0] } ?? [], contentTypes, name: defaultFilename) },
      { onCompletion($0.map { $0[0] }) }, onCancellation)
  }

  /// Lets the user save values while `isPresented`, as one of their representations writes them.
  public func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == T {
    fileExport(isPresented, { .items(Array(items), contentTypes, name: nil) }, onCompletion, onCancellation)
  }

  /// Lets the user move a file while `isPresented` (SwiftUI's `fileMover`). A browser gets a copy; the file stays.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets the user move a file while `isPresented`.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    fileExport(
      isPresented, { .files(file.map { [$0] } ?? []) }, isMove: true, { onCompletion($0.map { $0[0] }) }, onCancellation
    )
  }

  /// Lets the user move files while `isPresented`.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets the user move files while `isPresented`.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    fileExport(isPresented, { .files(Array(files)) }, isMove: true, onCompletion, onCancellation)
  }
}

extension FileExport {
  static func documents<D: FileDocument>(
    _ documents: [D], _ types: [UTType], name: String?, existingFile: FileWrapper? = nil
  ) -> Self {
    let type = types.first ?? D.writableContentTypes.first ?? .data
    let configuration = FileDocumentWriteConfiguration(type, existingFile: existingFile)
    return .documents(
      make: { try documents.map { try $0.fileWrapper(configuration: configuration) } },
      name: name, type: type)
  }

  static func documents<D: ReferenceFileDocument>(
    objects: [D], _ types: [UTType], name: String?, existingFile: FileWrapper? = nil
  ) -> Self {
    let type = types.first ?? D.writableContentTypes.first ?? .data
    let configuration = FileDocumentWriteConfiguration(type, existingFile: existingFile)
    return .documents(
      make: {
        try objects.map { document in
          try document.fileWrapper(
            snapshot: try document.snapshot(contentType: type), configuration: configuration)
        }
      },
      name: name, type: type)
  }

  /// The type of a file that a document is written as: by its name, or like the file it was read from.
  static func type(of url: URL?, among types: [UTType], like known: UTType?) -> UTType {
    let named = url.flatMap { UTType(filenameExtension: $0.pathExtension) }
    if let named, types.contains(where: { named.conforms(to: $0) }) { return named }
    if let known, types.contains(where: { known.conforms(to: $0) }) { return known }
    return types.first ?? .data
  }

  /// A document that is written in the background.
  static func written(
    name: String?, type: UTType, _ write: @escaping @MainActor (URL) async throws -> Void
  ) -> Self {
    .later { folder, untitled in
      let url = folder.appendingPathComponent(Self.name(name ?? untitled, for: type, untitled: untitled))
      try await write(url)
      return [url]
    }
  }

  static func items<T: Transferable>(_ items: [T], _ types: [UTType], name: String?) -> Self {
    .later { folder, untitled in
      var urls: [URL] = []
      for (index, item) in items.enumerated() {
        let written = try await T.transferRepresentation._write(item, as: types)
        guard let written else { throw FileExportError(errorDescription: "“\(T.self)” is not written as such a file.") }
        let given = name ?? written.name ?? untitled
        let own = FileExport.name(
          items.count > 1 && written.name == nil ? "\(given) \(index + 1)" : given, for: written.type,
          untitled: untitled)
        let place = folder.appendingPathComponent("\(index)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let url = place.appendingPathComponent(own)
        try written.write(to: url)
        urls.append(url)
      }
      return urls
    }
  }
}
