import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// An object keeps its context alive, so that relationships can be read as long as there is an object. While the context
// keeps the object alive, because of unsaved changes or as a recent one, the reference of the object is weak: a context
// that nobody else has goes with its unsaved changes, as contexts of Core Data do.
extension _ModelStorage {
  /// The context of the object.
  var context: ModelContext? { owner ?? keeper }

  /// Makes the object part of a context.
  func join(_ context: ModelContext) {
    if keeps == 0 { owner = context } else { keeper = context }
  }

  /// Takes the object out of its context.
  func leaveContext() {
    (owner, keeper, keeps) = (nil, nil, 0)
  }

  /// Notes that the context keeps the object alive: once more than before.
  func keep() {
    keeps += 1
    guard keeps == 1, owner != nil else { return }
    keeper = owner
    owner = nil
  }

  /// Notes that one of the reasons is gone for which the context keeps the object alive.
  func endKeeping() {
    guard keeps > 0 else { return }
    keeps -= 1
    guard keeps == 0 else { return }
    owner = keeper
    keeper = nil
  }
}

// MARK: Objects of a store

extension _ModelStorage {
  /// The storage for the initialiser that this thread is about to call.
  ///
  /// The compiler evaluates the initial value of a stored property in each initialiser, also in the one that is given a
  /// storage. The initial value is that very storage then, and no second one is made.
  ///
  /// An object of a subclass has a second one for a moment. The initial values of the subclass come first, and an object of
  /// the superclass among them would take the storage.
  private static let adopted: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The initial value of the property with the storage. Made by ``Model()``.
  public static func own(_ entity: _ModelEntity) -> _ModelStorage {
    guard let pointer = pthread_getspecific(adopted) else { return _ModelStorage(entity) }
    let storage = Unmanaged<_ModelStorage>.fromOpaque(pointer).takeUnretainedValue()
    // Initial values of other properties may make objects as well.
    guard storage.entity === entity else { return _ModelStorage(entity) }
    pthread_setspecific(adopted, nil)
    return storage
  }

  /// Makes the object of a storage.
  func makeModel() -> any PersistentModel {
    if entity.superclass != nil {
      let model = entity.type.init(_$storage: self)
      Self.forgetInitialValues(of: model)
      return model
    }
    pthread_setspecific(Self.adopted, Unmanaged.passUnretained(self).toOpaque())
    defer { pthread_setspecific(Self.adopted, nil) }
    return entity.type.init(_$storage: self)
  }
}
