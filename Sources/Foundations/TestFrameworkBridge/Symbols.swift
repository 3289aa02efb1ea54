#if os(Linux)
  import Glibc

  /// The exports of the libraries of this process, by mangled name.
  struct Symbols: Sendable {
    /// Finds the address of a name.
    let address: @Sendable (_ name: String) -> UnsafeMutableRawPointer?

    /// The symbols of this process.
    static let ofProcess = Symbols { dlsym(dlopen(nil, RTLD_LAZY), $0) }

    /// The function of that name; `F` is a thin function type. Parameters of initializers are `consuming`, and all others
    /// borrowed, as the compiler passes them.
    func function<F>(_ name: String, as type: F.Type) -> F? {
      self.address(name).map { unsafeBitCast($0, to: type) }
    }

    /// The type whose metadata has that name.
    func type(_ name: String) -> Any.Type? {
      self.address(name).map { unsafeBitCast($0, to: Any.Type.self) }
    }

    /// The constant of that name.
    func value<T: BitwiseCopyable>(_ name: String, as type: T.Type) -> T? {
      self.address(name)?.load(as: type)
    }
  }
#endif
