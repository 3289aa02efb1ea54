import Foundation

/// The length in metres of the shortest way between two places over the ellipsoid of WGS 84, by the inverse formula of T. Vincenty
/// (Survey Review XXII, 176, 1975).
func geodesicDistance(_ first: CLLocationCoordinate2D, _ second: CLLocationCoordinate2D) -> Double {
  let radians = Double.pi / 180
  let (latitude1, latitude2) = (first.latitude * radians, second.latitude * radians)
  let difference = (second.longitude - first.longitude) * radians
  // The half axis of the equator, the flattening, and the half axis of the poles.
  let (a, f) = (6_378_137.0, 1 / 298.257223563)
  let b = a * (1 - f)
  // Reduced latitudes.
  let (u1, u2) = (atan((1 - f) * tan(latitude1)), atan((1 - f) * tan(latitude2)))
  var lambda = difference
  for _ in 0..<100 {
    let x = cos(u2) * sin(lambda)
    let y = cos(u1) * sin(u2) - sin(u1) * cos(u2) * cos(lambda)
    let sinSigma = (x * x + y * y).squareRoot()
    if sinSigma == 0 { return 0 }
    let cosSigma = sin(u1) * sin(u2) + cos(u1) * cos(u2) * cos(lambda)
    let sigma = atan2(sinSigma, cosSigma)
    let sinAlpha = cos(u1) * cos(u2) * sin(lambda) / sinSigma
    let cosAlphaSquared = 1 - sinAlpha * sinAlpha
    // On the equator the term is 0.
    let middle = cosAlphaSquared == 0 ? 0 : cosSigma - 2 * sin(u1) * sin(u2) / cosAlphaSquared
    let c = f / 16 * cosAlphaSquared * (4 + f * (4 - 3 * cosAlphaSquared))
    let former = lambda
    lambda =
      difference + (1 - c) * f * sinAlpha
      * (sigma + c * sinSigma * (middle + c * cosSigma * (2 * middle * middle - 1)))
    guard abs(lambda - former) < 1e-12 else { continue }
    let square = cosAlphaSquared * (a * a - b * b) / (b * b)
    let large = 1 + square / 16384 * (4096 + square * (-768 + square * (320 - 175 * square)))
    let small = square / 1024 * (256 + square * (-128 + square * (74 - 47 * square)))
    let inner =
      cosSigma * (2 * middle * middle - 1) - small / 6 * middle * (4 * sinSigma * sinSigma - 3)
      * (4 * middle * middle - 3)
    return b * large * (sigma - small * sinSigma * (middle + small / 4 * inner))
  }
  let haversine =
    pow(sin((latitude2 - latitude1) / 2), 2) + cos(latitude1) * cos(latitude2) * pow(sin(difference / 2), 2)
  return 2 * 6_371_008.8 * asin(min(1, haversine.squareRoot()))
}
