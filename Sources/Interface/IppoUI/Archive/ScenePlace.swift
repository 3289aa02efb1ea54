/// The place of a scene in the body of its app. It stays the same when other scenes come and go.
struct ScenePlace: Hashable, Sendable {
  /// The positions of the scene in the groups of scenes around it, the outermost first.
  let path: [Int]
  /// The id of the window group, if it has one. Another id makes another scene.
  let id: String?
}
