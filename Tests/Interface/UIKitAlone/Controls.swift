import UIKit
import UIKit.UIGestureRecognizerSubclass
import os.signpost

/// A button made only from its action.
@MainActor public func button(_ action: @escaping () -> Void) -> UIButton {
  UIButton(primaryAction: UIAction(title: "Count") { _ in action() })
}

/// Buttons by each of their initializers.
@MainActor public func buttons(_ action: UIAction) -> [UIButton] {
  [
    UIButton(primaryAction: action), UIButton(primaryAction: nil), UIButton(type: .close, primaryAction: action),
    UIButton(frame: .zero, primaryAction: action), UIButton(configuration: .filled(), primaryAction: action),
    UIButton(frame: .zero), UIButton(type: .system), UIButton(),
  ]
}

/// A screen with a button.
public final class Counter: UIViewController {
  let signposter = OSSignposter()
  let log = OSLog(subsystem: "com.example", category: "counter")

  public override func viewDidLoad() {
    super.viewDidLoad()
    os_signpost(.event, log: log, name: "loaded")
    view.addSubview(button { [weak self] in self?.title = "counted" })
  }
}

#Preview { Counter() }

#Preview("With a title") {
  let counter = Counter()
  counter.title = "Counter"
  return counter
}

#Preview("Turned", traits: .landscapeLeft, .fixedLayout(width: 300, height: 200)) {
  UINavigationController(rootViewController: Counter())
}

#Preview("A view", traits: .sizeThatFitsLayout) {
  let label = UILabel()
  label.text = "Hello"
  return label
}
