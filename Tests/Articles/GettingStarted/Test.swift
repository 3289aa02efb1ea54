//= struct CounterTests {
