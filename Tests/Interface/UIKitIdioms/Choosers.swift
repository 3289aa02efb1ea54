import PhotosUI
import SwiftUI
import UIKit

public struct ImagePicker: UIViewControllerRepresentable {
  @Binding var image: UIImage?
  @Environment(\.presentationMode) private var presentationMode
  var sourceType: UIImagePickerController.SourceType = .photoLibrary

  public func makeUIViewController(
    context: UIViewControllerRepresentableContext<ImagePicker>
  ) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.allowsEditing = true
    picker.sourceType = sourceType
    picker.mediaTypes = ["public.image"]
    picker.delegate = context.coordinator
    return picker
  }

  public func updateUIViewController(
    _ uiViewController: UIImagePickerController, context: UIViewControllerRepresentableContext<ImagePicker>
  ) {}

  public func makeCoordinator() -> Coordinator { Coordinator(self) }

  public final class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    var parent: ImagePicker

    init(_ parent: ImagePicker) { self.parent = parent }

    public func imagePickerController(
      _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      if let edited = info[.editedImage] as? UIImage {
        parent.image = edited
      } else if let original = info[UIImagePickerController.InfoKey.originalImage] as? UIImage {
        parent.image = original
      }
      parent.presentationMode.wrappedValue.dismiss()
    }

    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      picker.dismiss(animated: true, completion: nil)
    }
  }
}

public struct PhotoPicker: UIViewControllerRepresentable {
  @Binding var images: [UIImage]

  public func makeUIViewController(context: Context) -> PHPickerViewController {
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    configuration.filter = .images
    configuration.selectionLimit = 3
    configuration.preferredAssetRepresentationMode = .current
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = context.coordinator
    return picker
  }

  public func updateUIViewController(_ uiViewController: PHPickerViewController, context: Context) {}

  public func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  public class Coordinator: PHPickerViewControllerDelegate {
    let parent: PhotoPicker

    init(parent: PhotoPicker) { self.parent = parent }

    public func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      picker.dismiss(animated: true)
      for result in results where result.itemProvider.canLoadObject(ofClass: UIImage.self) {
        result.itemProvider.loadObject(ofClass: UIImage.self) { image, _ in
          if let image { self.parent.images.append(image) }
        }
      }
    }
  }
}

public struct DocumentPicker: UIViewControllerRepresentable {
  let onPick: ([URL]) -> Void

  public func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText, .pdf], asCopy: true)
    picker.allowsMultipleSelection = false
    picker.delegate = context.coordinator
    return picker
  }

  public func updateUIViewController(_ uiViewController: UIDocumentPickerViewController, context: Context) {}

  public func makeCoordinator() -> Coordinator { Coordinator(self) }

  public class Coordinator: NSObject, UIDocumentPickerDelegate {
    let parent: DocumentPicker

    init(_ parent: DocumentPicker) { self.parent = parent }

    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      parent.onPick(urls)
    }
  }
}

/// A picture of oneself, from the files.
public struct Profile: View {
  @State private var image: UIImage?
  @State private var photos: [UIImage] = []
  @State private var document = ""
  @State private var isChoosing = false
  @State private var isChoosingMany = false
  @State private var isChoosingText = false
  @State private var isSharing = false

  public init() {}

  public var body: some View {
    VStack {
      if let image { Text("\(Int(image.size.width)) by \(Int(image.size.height))") } else { Text("no picture") }
      Text("\(photos.count) photos")
      Text("document \(document)")
      Button("Choose") { isChoosing = true }
      Button("Choose some") { isChoosingMany = true }
      Button("Choose text") { isChoosingText = true }
      Button("Share") { isSharing = true }
    }
    .sheet(isPresented: $isChoosing) { ImagePicker(image: $image).ignoresSafeArea() }
    .sheet(isPresented: $isChoosingMany) { PhotoPicker(images: $photos) }
    .sheet(isPresented: $isChoosingText) { DocumentPicker { document = $0[0].lastPathComponent } }
    .sheet(isPresented: $isSharing) { ActivityView(items: ["shared text"]) }
  }
}
