import SwiftUI
import UIKit

/// A page that writes down what its callbacks know.
open class LoggedController: UIViewController {
  public let name: String
  private let log: (String) -> Void

  public init(_ name: String, log: @escaping (String) -> Void) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "page \(name)"
    view.addSubview(label)
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log("\(name) appears\(isMovingToParent ? ", pushed" : "")\(isBeingPresented ? ", presented" : "")")
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log("\(name) disappears\(isMovingFromParent ? ", popped" : "")\(isBeingDismissed ? ", dismissed" : "")")
  }

  open override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log("\(name) will move \(parent == nil ? "out" : "in")")
  }

  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log("\(name) did move \(parent == nil ? "out" : "in")")
  }
}

/// A controller of UIKit in a window of SwiftUI, which is made in that window.
public struct Shown<Controller: UIViewController>: UIViewControllerRepresentable {
  let make: () -> Controller

  public init(_ make: @escaping @autoclosure () -> Controller) { self.make = make }

  public func makeUIViewController(context: Context) -> Controller { make() }

  public func updateUIViewController(_ uiViewController: Controller, context: Context) {}
}
