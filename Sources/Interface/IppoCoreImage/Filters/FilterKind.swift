internal import IppoUI

/// The filters that there are, by the names of Core Image.
enum FilterKind: String, CaseIterable {
  case boxBlur = "CIBoxBlur"
  case code128 = "CICode128BarcodeGenerator"
  case colorControls = "CIColorControls"
  case colorInvert = "CIColorInvert"
  case colorMonochrome = "CIColorMonochrome"
  case constantColor = "CIConstantColorGenerator"
  case crystallize = "CICrystallize"
  case edges = "CIEdges"
  case exposure = "CIExposureAdjust"
  case falseColor = "CIFalseColor"
  case gaussianBlur = "CIGaussianBlur"
  case hue = "CIHueAdjust"
  case lanczos = "CILanczosScaleTransform"
  case maskToAlpha = "CIMaskToAlpha"
  case chrome = "CIPhotoEffectChrome"
  case fade = "CIPhotoEffectFade"
  case instant = "CIPhotoEffectInstant"
  case mono = "CIPhotoEffectMono"
  case noir = "CIPhotoEffectNoir"
  case process = "CIPhotoEffectProcess"
  case tonal = "CIPhotoEffectTonal"
  case transfer = "CIPhotoEffectTransfer"
  case pixellate = "CIPixellate"
  case qrCode = "CIQRCodeGenerator"
  case sepia = "CISepiaTone"
  case sourceOver = "CISourceOverCompositing"
  case twirl = "CITwirlDistortion"
  case unsharpMask = "CIUnsharpMask"
  case vignette = "CIVignette"

  /// The keys besides the picture, with the values that a new filter has; `nil` for a key without a value.
  var inputs: [(key: String, value: Any?)] {
    let center: (key: String, value: Any?) = (kCIInputCenterKey, CIVector(x: 150, y: 150))
    return switch self {
    case .boxBlur, .gaussianBlur: [(kCIInputRadiusKey, 10)]
    case .code128: [("inputMessage", nil), ("inputQuietSpace", 10), ("inputBarcodeHeight", 32)]
    case .colorControls: [(kCIInputSaturationKey, 1), (kCIInputBrightnessKey, 0), (kCIInputContrastKey, 1)]
    case .colorMonochrome: [(kCIInputColorKey, CIColor(red: 0.6, green: 0.45, blue: 0.3)), (kCIInputIntensityKey, 1)]
    case .constantColor: [(kCIInputColorKey, CIColor.red)]
    case .crystallize: [(kCIInputRadiusKey, 20), center]
    case .edges, .sepia: [(kCIInputIntensityKey, 1)]
    case .exposure: [(kCIInputEVKey, 0)]
    case .falseColor:
      [("inputColor0", CIColor(red: 0.3, green: 0, blue: 0)), ("inputColor1", CIColor(red: 1, green: 0.9, blue: 0.8))]
    case .hue: [(kCIInputAngleKey, 0)]
    case .lanczos: [(kCIInputScaleKey, 1), (kCIInputAspectRatioKey, 1)]
    case .pixellate: [center, (kCIInputScaleKey, 8)]
    case .qrCode: [("inputMessage", nil), ("inputCorrectionLevel", "M")]
    case .sourceOver: [(kCIInputBackgroundImageKey, nil)]
    case .twirl: [center, (kCIInputRadiusKey, 300), (kCIInputAngleKey, Double.pi)]
    case .unsharpMask: [(kCIInputRadiusKey, 2.5), (kCIInputIntensityKey, 0.5)]
    case .vignette: [(kCIInputIntensityKey, 0), (kCIInputRadiusKey, 1)]
    case .colorInvert, .maskToAlpha, .chrome, .fade, .instant, .mono, .noir, .process, .tonal, .transfer: []
    }
  }

  /// Whether the filter makes a picture without another one.
  var isGenerator: Bool {
    switch self {
    case .code128, .constantColor, .qrCode: true
    case .boxBlur, .colorControls, .colorInvert, .colorMonochrome, .crystallize, .edges, .exposure, .falseColor,
      .gaussianBlur, .hue, .lanczos, .maskToAlpha, .chrome, .fade, .instant, .mono, .noir, .process, .tonal, .transfer,
      .pixellate, .sepia, .sourceOver, .twirl, .unsharpMask, .vignette:
      false
    }
  }
}
