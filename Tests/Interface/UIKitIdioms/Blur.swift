import SwiftUI

/// A material, by the shorter way.
public struct Blur: UIViewRepresentable {
  var style: UIBlurEffect.Style = .systemMaterial

  public init(style: UIBlurEffect.Style = .systemMaterial) { self.style = style }

  public func makeUIView(context: Context) -> UIVisualEffectView {
    UIVisualEffectView(effect: UIBlurEffect(style: style))
  }

  public func updateUIView(_ uiView: UIVisualEffectView, context: Context) {
    uiView.effect = UIBlurEffect(style: style)
  }
}

/// A material, by the longer way.
public struct Glass: UIViewRepresentable {
  public typealias UIViewType = UIView
  let style: UIBlurEffect.Style

  public init(style: UIBlurEffect.Style) { self.style = style }

  public func makeUIView(context: UIViewRepresentableContext<Glass>) -> UIView {
    let view = UIView(frame: CGRect.zero)
    view.backgroundColor = .clear
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: style))
    blur.translatesAutoresizingMaskIntoConstraints = false
    view.insertSubview(blur, at: 0)
    NSLayoutConstraint.activate([
      blur.widthAnchor.constraint(equalTo: view.widthAnchor),
      blur.heightAnchor.constraint(equalTo: view.heightAnchor),
    ])
    return view
  }

  public func updateUIView(_ uiView: UIView, context: UIViewRepresentableContext<Glass>) {}
}

public struct Spinner: UIViewRepresentable {
  @Binding var isAnimating: Bool

  public init(isAnimating: Binding<Bool>) { _isAnimating = isAnimating }

  public func makeUIView(context: Context) -> UIActivityIndicatorView {
    let view = UIActivityIndicatorView(style: .large)
    view.color = .systemRed
    return view
  }

  public func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) {
    isAnimating ? uiView.startAnimating() : uiView.stopAnimating()
  }
}

public struct Caption: UIViewRepresentable {
  let text: String

  public init(text: String) { self.text = text }

  public func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.textColor = .secondaryLabel
    label.font = .preferredFont(forTextStyle: .footnote)
    return label
  }

  public func updateUIView(_ label: UILabel, context: Context) { label.text = text }
}

public struct Notes: UIViewRepresentable {
  @Binding var text: String

  public init(text: Binding<String>) { _text = text }

  public func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    view.font = UIFont.systemFont(ofSize: 17, weight: .medium)
    return view
  }

  public func updateUIView(_ view: UITextView, context: Context) { view.text = text }

  public func makeCoordinator() -> Coordinator { Coordinator(self) }

  public class Coordinator: NSObject, UITextViewDelegate {
    let parent: Notes

    init(_ parent: Notes) { self.parent = parent }

    public func textViewDidChange(_ textView: UITextView) { parent.text = textView.text }
  }
}

public struct Hosted: UIViewControllerRepresentable {
  let greeting: String

  public init(greeting: String) { self.greeting = greeting }

  public func makeUIViewController(context: Context) -> UIHostingController<Text> {
    UIHostingController(rootView: Text(greeting))
  }

  public func updateUIViewController(_ controller: UIHostingController<Text>, context: Context) {
    controller.rootView = Text(greeting)
  }
}

/// What UIKit draws by code.
public final class Dial: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { fatalError("not used") }

  public override func draw(_ rect: CGRect) {}
}

public struct DialView: UIViewRepresentable {
  public init() {}

  public func makeUIView(context: Context) -> Dial { Dial(frame: .zero) }

  public func updateUIView(_ uiView: Dial, context: Context) {}
}
