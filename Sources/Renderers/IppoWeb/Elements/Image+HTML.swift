import IppoRender

extension RenderImage: HTMLUnit {
  func html(_ context: HTMLContext) -> HTMLElement {
    switch source {
    case .symbol(let name): symbolElement(name, context)
    case .asset(let name):
      pictureElement("assets/" + (name.addingPathEncoding), alternative: context.name(name), context)
    case .url(let url):
      pictureElement(LinkScheme.image(url), alternative: context.name(""), context)
    }
  }

  private func symbolElement(_ name: String, _ context: HTMLContext) -> HTMLElement {
    var element = SymbolSet.image(name, in: context.surroundings.words)
    element.part = ""
    element.addClass("image")
    element.apply(font)
    if let color { element.colorSymbol(with: color, gradient: context.id("g")) }
    if let back {
      element.addClass("layered")
      if case .paint(let paint) = back { element.styles["--back"] = paint.cssNearestColor }
    }
    if fit != .original {
      element.addClass("fit")
    } else if size != .medium {
      element.addClass("scale-\(size.rawValue)")
    }
    if context.attributes.accessibility.isHidden {
      element["role"] = nil
      element["aria-label"] = nil
    } else if let label = context.attributes.accessibility.label {
      element["aria-label"] = label
    }
    return element
  }

  /// A source whose scheme is not allowed leaves the alternative text in its place.
  private func pictureElement(_ url: String?, alternative: String?, _ context: HTMLContext) -> HTMLElement {
    var element = context.root("img", class: "image img-\(fit.rawValue)")
    if let url { element["src"] = url }
    // An empty alternative has to be there: it says that the picture is decoration.
    element["alt"] = alternative ?? ""
    element["decoding"] = "async"
    if reportsFailure, url != nil {
      element["data-also"] = "custom"
      element["data-listens"] = "error"
    }
    if isPixelated { element.styles["image-rendering"] = "pixelated" }
    if scale > 0, scale != 1, fit == .original { element.styles["zoom"] = CSSLength.number(1 / scale) }
    return element
  }

  func fillAxes(_ content: FillContent) -> FillAxes {
    switch source {
    case .symbol: fit == .original ? [] : .both
    case .asset, .url: fit == .stretch || fit == .fill ? .both : []
    }
  }

  var firmness: Firmness {
    switch (source, fit) {
    case (_, .original): .isFirm
    case (.symbol, _): .none
    case (.asset, _), (.url, _): .yields
    }
  }

  var isPicture: Bool { true }
}

extension RenderImage.Source {
  /// Where a picture is; `nil` for symbols, and where its scheme is not allowed. It can stand in a quoted CSS value.
  var address: String? {
    switch self {
    case .symbol: nil
    case .asset(let name): "assets/" + name.addingPathEncoding
    case .url(let url):
      LinkScheme.image(url).map {
        $0.replacing("\\", with: "%5C").replacing("\"", with: "%22").replacing("\n", with: "")
      }
    }
  }
}

extension String {
  /// The text as one segment of a URL path (RFC 3986, 3.3): what is not unreserved is percent-encoded.
  fileprivate var addingPathEncoding: String {
    var result = ""
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return result
  }
}
