import Foundation
import SwiftNavigation
import Testing

@MainActor @Perceptible
private final class Feature: Identifiable {
  nonisolated let id = 7
  var text = ""
  var isOn: Bool?
  var child: Feature?
  var path = UINavigationPath()
  var status: Status = .inStock(quantity: 1)
  var destination: Status?
}

@CasePathable @dynamicMemberLookup
private enum Status: Equatable {
  case inStock(quantity: Int)
  case outOfStock(isOnBackOrder: Bool)
}

/// Bindings to what may not be there.
@MainActor
struct UIBindingOptionalTests {
  @Test func anOptionalIsPresentOrNot() {
    @UIBinding var count: Int? = 1
    let isPresented = UIBinding<Bool>($count)
    #expect(isPresented.wrappedValue)
    isPresented.wrappedValue = true
    #expect(count == 1)
    isPresented.wrappedValue = false
    #expect(count == nil)
    isPresented.wrappedValue = true
    #expect(count == nil)
  }

  @Test func anOptionalIsUnwrapped() throws {
    @UIBinding var count: Int?
    #expect(UIBinding<Int>($count)?.wrappedValue == nil)
    count = 1
    let unwrapped = try #require(UIBinding<Int>($count))
    unwrapped.wrappedValue += 1
    #expect(count == 2)
    count = nil
    #expect(unwrapped.wrappedValue == 2)
    unwrapped.wrappedValue += 1
    #expect(count == nil)
    #expect(unwrapped.wrappedValue == 3)
  }

  @Test func aValueIsWrapped() {
    @UIBinding var count = 1
    let optional: UIBinding<Int?> = UIBinding($count)
    optional.wrappedValue = 2
    optional.wrappedValue = nil
    #expect(count == 2)
    let hashable: UIBinding<AnyHashable> = UIBinding($count)
    hashable.wrappedValue = 3
    hashable.wrappedValue = "three"
    #expect(count == 3)
  }

  @Test func referencesAreFollowed() throws {
    @UIBindable var feature = Feature()
    let child = UIBinding<Feature>($feature.child)
    #expect(child == nil)
    feature.child = Feature()
    let text = try #require(UIBinding<Feature>($feature.child)).text
    text.wrappedValue = "child"
    #expect(feature.child?.text == "child")
    let first = feature
    let binding = $feature.text
    feature = Feature()
    binding.wrappedValue = "first"
    #expect(first.text == "first")
    #expect(feature.text == "")
    #expect($feature.id == 7)
    #expect($feature.child.wrappedValue == nil)
  }

  @Test func casesAreFollowed() throws {
    @UIBindable var feature = Feature()
    let quantity = try #require($feature.status.inStock)
    quantity.wrappedValue += 1
    #expect(feature.status == .inStock(quantity: 2))
    feature.status = .outOfStock(isOnBackOrder: true)
    quantity.wrappedValue = 9
    #expect(feature.status == .outOfStock(isOnBackOrder: true))
    let destination: UIBinding<Int?> = $feature.destination.inStock
    destination.wrappedValue = 1
    #expect(feature.destination == .inStock(quantity: 1))
    feature.destination = .outOfStock(isOnBackOrder: false)
    destination.wrappedValue = nil
    destination.wrappedValue = 2
    #expect(feature.destination == .outOfStock(isOnBackOrder: false))
    feature.destination = .inStock(quantity: 3)
    let isPresented = UIBinding<Bool>($feature.destination.inStock)
    isPresented.wrappedValue = false
    #expect(feature.destination == nil)
  }

  @Test func bindingsToOnePlaceAreIdentified() {
    @UIBindable var feature = Feature()
    let copy = feature
    #expect(UIBindingIdentifier($feature.text) == UIBindingIdentifier(UIBindable(copy).text))
    #expect(UIBindingIdentifier($feature.text) != UIBindingIdentifier(UIBindable(Feature()).text))
    #expect(UIBindingIdentifier($feature.destination.inStock) != UIBindingIdentifier($feature.destination.outOfStock))
    #expect(UIBindingIdentifier(UIBinding.constant(1)) != UIBindingIdentifier(UIBinding.constant(1)))
  }

  @Test func aConstantStays() {
    let binding = UIBinding.constant(1)
    binding.wrappedValue = 2
    #expect(binding.wrappedValue == 1)
  }

  @Test func aPathIsBound() {
    @UIBindable var feature = Feature()
    $feature.path.wrappedValue.append(1)
    #expect(feature.path == UINavigationPath([1]))
  }
}
