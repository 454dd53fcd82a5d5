const testPath = /(^|\/)(tests?|specs?|__tests__|__mocks__|e2e|fixtures?)(\/|$)|[.-](test|spec|cy|e2e)\.[a-z]+$/;

/** Whether a path is a test by the conventions of the ecosystem. */
export function isTestPath(path: string): boolean {
  return testPath.test(path);
}
