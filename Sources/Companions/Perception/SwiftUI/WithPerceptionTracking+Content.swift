#if UI
  public import IppoUI

  extension WithPerceptionTracking: ToolbarContent where Content: ToolbarContent {
    /// Creates toolbar items.
    ///
    /// - Parameter content: The items.
    public init(@ToolbarContentBuilder content: @escaping () -> Content) {
      self.content = content
    }

    /// The items.
    public var body: Content { self.tracked() }
  }

  extension WithPerceptionTracking: Scene where Content: Scene {
    /// Creates a scene.
    ///
    /// - Parameter content: The scene.
    public init(@SceneBuilder content: @escaping () -> Content) {
      self.content = content
    }

    /// The scene.
    public var body: Content { self.tracked() }
  }

  extension WithPerceptionTracking: Commands where Content: Commands {
    /// Creates commands.
    ///
    /// - Parameter content: The commands.
    public init(@CommandsBuilder content: @escaping () -> Content) {
      self.content = content
    }

    /// The commands.
    public var body: Content { self.tracked() }
  }

  extension WithPerceptionTracking: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    /// Creates entries of a rotor.
    ///
    /// - Parameter content: The entries.
    public init(@AccessibilityRotorContentBuilder content: @escaping () -> Content) {
      self.content = content
    }
  }
#endif
