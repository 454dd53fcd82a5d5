import ignore, { type Ignore } from 'ignore';

/** The rules of the tracked .gitignore files: what they ignore cannot be tracked, unless someone forced it. */
export class IgnoreRules {
  /** Directory (no slash at the end) to its rules. */
  readonly #rules = new Map<string, Ignore>();

  /** @param texts path of each .gitignore to its text */
  constructor(texts: Iterable<readonly [path: string, text: string]>) {
    for (const [path, text] of texts) {
      this.#rules.set(path.slice(0, Math.max(0, path.lastIndexOf('/'))), ignore().add(text));
    }
  }

  /** Whether a path, or a directory above it, is ignored. Of a path that may be either, rules for directories count too. */
  ignores(path: string): boolean {
    if (this.#rules.size === 0) return false;
    const parts = path.split('/').filter((part) => part !== '' && part !== '.');
    if (parts.length === 0 || parts.includes('..')) return false;
    for (let depth = 1; depth <= parts.length; depth++) {
      const prefix = parts.slice(0, depth);
      if (this.#decides(prefix, true) || (depth === parts.length && this.#decides(prefix, false))) return true;
    }
    return false;
  }

  /** The rules nearest to the path decide. */
  #decides(parts: readonly string[], directory: boolean): boolean {
    for (let depth = parts.length - 1; depth >= 0; depth--) {
      const rules = this.#rules.get(parts.slice(0, depth).join('/'));
      if (!rules) continue;
      const { ignored, unignored } = rules.test(parts.slice(depth).join('/') + (directory ? '/' : ''));
      if (ignored || unignored) return ignored;
    }
    return false;
  }
}
