/// Whether a number is prime: greater than one, and divided by one and itself alone.
func isPrime(_ number: Int) -> Bool {
  guard number > 3 else { return number > 1 }
  var divisor = 2
  while divisor * divisor <= number {
    if number.isMultiple(of: divisor) { return false }
    divisor += 1
  }
  return true
}
