import SwiftUI
import UIKit

public struct ColorSlider: UIViewRepresentable {
  @Binding var value: Double

  public func makeUIView(context: Context) -> UISlider {
    let slider = UISlider(frame: .zero)
    slider.thumbTintColor = .red
    slider.minimumValue = 0
    slider.maximumValue = 255
    slider.value = Float(value)
    slider.isContinuous = true
    slider.addAction(UIAction { _ in value = Double(slider.value) }, for: .valueChanged)
    return slider
  }

  public func updateUIView(_ uiView: UISlider, context: Context) { uiView.setValue(Float(value), animated: true) }
}

public struct WrappedSwitch: UIViewRepresentable {
  @Binding var isOn: Bool

  public func makeUIView(context: Context) -> UISwitch {
    let view = UISwitch(
      frame: .zero, primaryAction: UIAction(handler: { action in isOn = (action.sender as? UISwitch)?.isOn ?? false }))
    view.onTintColor = .orange
    view.title = "Wrapped"
    return view
  }

  public func updateUIView(_ uiView: UISwitch, context: Context) { uiView.setOn(isOn, animated: false) }
}

public struct SearchBar: UIViewRepresentable {
  @Binding var text: String

  public class Coordinator: NSObject, UISearchBarDelegate {
    @Binding var text: String

    init(text: Binding<String>) { _text = text }

    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { text = searchText }

    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
      searchBar.setShowsCancelButton(true, animated: true)
    }

    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
      searchBar.text = ""
      text = ""
      searchBar.showsCancelButton = false
      searchBar.endEditing(true)
    }
  }

  public func makeCoordinator() -> SearchBar.Coordinator { Coordinator(text: $text) }

  public func makeUIView(context: UIViewRepresentableContext<SearchBar>) -> UISearchBar {
    let bar = UISearchBar(frame: .zero)
    bar.delegate = context.coordinator
    bar.placeholder = "Search"
    bar.searchBarStyle = .minimal
    bar.autocapitalizationType = .none
    bar.returnKeyType = .done
    return bar
  }

  public func updateUIView(_ uiView: UISearchBar, context: UIViewRepresentableContext<SearchBar>) {
    uiView.text = text
  }
}

public struct FocusedField: UIViewRepresentable {
  @Binding var text: String
  let isFirst: Bool

  public func makeUIView(context: Context) -> UITextField {
    let field = UITextField(frame: .zero)
    field.delegate = context.coordinator
    field.borderStyle = .roundedRect
    field.attributedPlaceholder = NSAttributedString(string: "City", attributes: [.foregroundColor: UIColor.gray])
    field.leftView = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    field.leftViewMode = .always
    field.enablesReturnKeyAutomatically = true
    field.spellCheckingType = .no
    field.inputAccessoryView = UIToolbar()
    field.addAction(
      UIAction { action in text = (action.sender as? UITextField)?.text ?? "" }, for: .editingChanged)
    field.setContentHuggingPriority(.defaultHigh, for: .vertical)
    return field
  }

  public func updateUIView(_ uiView: UITextField, context: Context) {
    uiView.text = text
    if isFirst && !context.coordinator.didBecomeFirst {
      uiView.becomeFirstResponder()
      context.coordinator.didBecomeFirst = true
    }
  }

  public func makeCoordinator() -> Coordinator { Coordinator() }

  public class Coordinator: NSObject, UITextFieldDelegate {
    var didBecomeFirst = false

    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      textField.resignFirstResponder()
      return true
    }
  }
}

public struct Segments: UIViewRepresentable {
  @Binding var selection: Int

  public func makeUIView(context: Context) -> UISegmentedControl {
    let control = UISegmentedControl(items: ["Day", "Week"])
    control.addAction(UIAction { _ in selection = control.selectedSegmentIndex }, for: .valueChanged)
    return control
  }

  public func updateUIView(_ uiView: UISegmentedControl, context: Context) { uiView.selectedSegmentIndex = selection }
}

public struct Dots: UIViewRepresentable {
  @Binding var page: Int

  public func makeUIView(context: Context) -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = 3
    control.currentPageIndicatorTintColor = .systemBlue
    control.hidesForSinglePage = true
    control.addAction(UIAction { _ in page = control.currentPage }, for: .valueChanged)
    return control
  }

  public func updateUIView(_ uiView: UIPageControl, context: Context) { uiView.currentPage = page }
}

/// Buttons, a label and a stepper below each other.
public struct ButtonStack: UIViewRepresentable {
  @Binding var count: Int

  public func makeUIView(context: Context) -> UIStackView {
    let plain = UIButton(type: .system)
    plain.setTitle("Plain", for: .normal)
    plain.setTitleColor(.white, for: .normal)
    plain.setImage(UIImage(systemName: "star"), for: .normal)
    plain.backgroundColor = .systemBlue
    plain.layer.cornerRadius = 8
    plain.titleLabel?.font = .boldSystemFont(ofSize: 15)
    plain.contentEdgeInsets = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    plain.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)

    var configuration = UIButton.Configuration.filled()
    configuration.title = "Filled"
    configuration.baseBackgroundColor = .systemRed
    configuration.cornerStyle = .capsule
    configuration.image = UIImage(systemName: "heart")
    configuration.imagePadding = 8
    let filled = UIButton(configuration: configuration, primaryAction: UIAction { _ in count += 10 })

    let menu = UIButton(type: .system)
    menu.setTitle("More", for: .normal)
    menu.menu = UIMenu(
      title: "",
      children: [
        UIAction(title: "Hundred", image: UIImage(systemName: "plus")) { _ in count += 100 },
        UIMenu(title: "Other", options: .displayInline, children: [UIAction(title: "Zero") { _ in count = 0 }]),
      ])
    menu.showsMenuAsPrimaryAction = true

    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "Styled",
      attributes: [
        .font: UIFont.boldSystemFont(ofSize: 12), .foregroundColor: UIColor.red,
        .underlineStyle: NSUnderlineStyle.single.rawValue,
      ])

    let stepper = UIStepper()
    stepper.maximumValue = 1000
    stepper.stepValue = 2
    stepper.addAction(UIAction { _ in count = Int(stepper.value) }, for: .valueChanged)

    let stack = UIStackView(arrangedSubviews: [plain, filled, menu, label])
    stack.axis = .vertical
    stack.alignment = .center
    stack.distribution = .fill
    stack.spacing = 8
    stack.addArrangedSubview(stepper)
    stack.setCustomSpacing(3, after: plain)
    return stack
  }

  public func updateUIView(_ uiView: UIStackView, context: Context) {}
}

final class GradientBack: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    gradient.cornerRadius = 12
    let ring = CAShapeLayer()
    ring.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath
    ring.fillColor = nil
    ring.strokeColor = UIColor.white.cgColor
    ring.lineWidth = 2
    ring.strokeEnd = 0.5
    layer.addSublayer(ring)
  }

  required init?(coder: NSCoder) { fatalError("not used") }
}

public struct GradientCard: UIViewRepresentable {
  public init() {}
  public func makeUIView(context: Context) -> some UIView { GradientBack(frame: .zero) }
  public func updateUIView(_ uiView: UIViewType, context: Context) {}
}

/// All of them, and what they have come to.
public struct WrappedControls: View {
  @State private var value = 51.0
  @State private var isOn = false
  @State private var search = ""
  @State private var city = ""
  @State private var segment = 0
  @State private var page = 0
  @State private var count = 0

  public init() {}

  public var body: some View {
    VStack {
      ColorSlider(value: $value)
      WrappedSwitch(isOn: $isOn)
      SearchBar(text: $search)
      FocusedField(text: $city, isFirst: true)
      Segments(selection: $segment)
      Dots(page: $page)
      ButtonStack(count: $count)
      GradientCard().frame(height: 30)
      Text("value \(Int(value)), \(isOn ? "on" : "off"), search \(search), city \(city)")
      Text("segment \(segment), page \(page), count \(count)")
    }
  }
}
