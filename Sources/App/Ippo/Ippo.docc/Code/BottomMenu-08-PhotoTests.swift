import ComposableArchitecture
import ComposableComponents
import Testing

@MainActor
struct PhotoTests {
  @Test func hiding() async {
    let store = TestStore(initialState: Photo.State()) {
      Photo()
    }
    await store.send(.moreButtonTapped) {
      $0.menu = .photo(isHidden: false)
    }
    await store.send(\.menu.hideButtonTapped) {
      $0.isHidden = true
      $0.menu = nil
    }
    await store.send(.moreButtonTapped) {
      $0.menu = .photo(isHidden: true)
    }
    await store.send(\.menu.dismiss) {
      $0.menu = nil
    }
  }
}
