/** Whether a path is one of these paths, or lies under one. No path at all narrows nothing; `.` is everything. */
export function withinPaths(path: string, paths: readonly string[]): boolean {
  if (paths.length === 0) return true;
  return paths.some((each) => {
    const root = each.replace(/^(?:\.\/)+/u, '').replace(/\/+$/u, '');
    return root === '' || root === '.' || path === root || path.startsWith(`${root}/`);
  });
}
