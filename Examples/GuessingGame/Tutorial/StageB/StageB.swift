/// The results are keyed by the identity of their question.
enum StageB {}
