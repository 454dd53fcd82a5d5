/** Folders that hold nothing but tests, in every language that has such a custom. `spec` is not one: specifications are code too. */
const FOLDER = /(?:^|\/)(?:tests?|__tests__|__mocks__|e2e|cypress)\//u;
/** Names of test files: `a.test.ts`, `a.spec.js`, `a.e2e-spec.ts`, `test_a.py`, `a_test.go`, `conftest.py`. */
const FILE =
  /(?:\.(?:test|spec|e2e|e2e-spec|cy)(?:-d)?\.[a-z]+|(?:^|\/)test_[^/]+\.py|_test\.(?:go|py|rb|exs)|(?:^|\/)conftest\.py)$/u;

/** Whether a path is one of a test, by where it lies and how it is called: what `tests_as_users: false` does not count. */
export function isTestPath(path: string): boolean {
  return FOLDER.test(path) || FILE.test(path);
}
