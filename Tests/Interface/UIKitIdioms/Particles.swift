import UIKit

/// A name over particles that fall.
public final class Party: UIView {
  public let emitter = CAEmitterLayer()

  public init(name: String) {
    super.init(frame: .zero)
    let flake = CAEmitterCell()
    flake.name = "flake"
    flake.contents = UIImage(systemName: "snowflake")?.cgImage
    flake.birthRate = 40
    flake.lifetime = 8
    flake.emissionRange = .pi / 4
    flake.velocityRange = 20
    flake.yAcceleration = 60
    flake.spin = 2
    flake.scale = 0.5
    emitter.emitterShape = .line
    emitter.emitterMode = .outline
    emitter.renderMode = .additive
    emitter.emitterPosition = CGPoint(x: bounds.midX, y: bounds.minY)
    emitter.emitterSize = CGSize(width: 100, height: 1)
    emitter.emitterCells = [flake]
    emitter.birthRate = 0
    let rate = CASpringAnimation(keyPath: "birthRate")
    rate.damping = 3
    rate.fromValue = 1
    rate.toValue = 0
    let group = CAAnimationGroup()
    group.animations = [rate]
    emitter.add(group, forKey: "rate")
    layer.addSublayer(emitter)

    let text = CATextLayer()
    text.string = name
    text.font = UIFont.boldSystemFont(ofSize: 1)
    text.fontSize = 24
    text.foregroundColor = UIColor.red.cgColor
    text.alignmentMode = .center
    layer.addSublayer(text)
    let button = UIButton(type: .roundedRect)
    button.setTitle("Stop", for: .normal)
    addSubview(button)
  }

  public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
