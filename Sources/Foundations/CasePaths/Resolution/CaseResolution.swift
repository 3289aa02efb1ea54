/// Turns case key paths into what they mean.
///
/// Applying a key path walks its components in the standard library, once for the case key path and once for the inner
/// key path. It allocates on the way. A key path literal is one object for the life of the process, so its identity is
/// enough to find what it resolved to before.
@usableFromInline
enum CaseResolution {
  /// The case path of a case key path.
  @inlinable
  static func typed<Root, Value>(_ keyPath: CaseKeyPath<Root, Value>) -> _ResolvedCasePath<Root, Value> {
    if let cached = CaseKeyPathCache.shared.value(for: keyPath) {
      // A key path object has one root and one value type, and only its own resolution is filed under it.
      return unsafeDowncast(cached, to: _ResolvedCasePath<Root, Value>.self)
    }
    return self.resolve(keyPath)
  }

  /// The case of a partial case key path, or `nil` if the key path leads to something else than a case.
  @inlinable
  static func partial<Root>(_ keyPath: PartialCaseKeyPath<Root>) -> _ResolvedCase<Root>? {
    if let cached = CaseKeyPathCache.shared.value(for: keyPath) {
      return unsafeDowncast(cached, to: _ResolvedCase<Root>.self)
    }
    return self.resolvePartial(keyPath)
  }

  @usableFromInline
  static func resolve<Root, Value>(_ keyPath: CaseKeyPath<Root, Value>) -> _ResolvedCasePath<Root, Value> {
    let box = Case<Root>()[keyPath: keyPath].box
    let path: AnyCasePath<Root, Value>
    if let rooted = box as? RootedCaseBox<Root, Value> {
      path = rooted.path
    } else {
      // A key path written by hand may start over from another root; its values are then cast on the way.
      path = AnyCasePath(embed: { box.embed($0) as! Root }, extract: { box.extract(from: $0) })
    }
    let resolved = _ResolvedCasePath(path)
    CaseKeyPathCache.shared.insert(resolved, for: keyPath)
    return resolved
  }

  @usableFromInline
  static func resolvePartial<Root>(_ keyPath: PartialCaseKeyPath<Root>) -> _ResolvedCase<Root>? {
    guard
      let anyCase = Case<Root>()[keyPath: keyPath] as? any _AnyCase,
      let resolved = anyCase._resolve(from: Root.self)
    else { return nil }
    CaseKeyPathCache.shared.insert(resolved, for: keyPath)
    return resolved
  }
}
