import type { Fitting, RevisionView } from 'nonesuch-indexer/languages';
import type { MeasuredView } from './corpus.ts';

/**
 * A view for one question, which remembers whose facts the answer was made from. That set follows from the question and
 * the revision alone: what an index knew before, or parsed only to find out that it was not meant, is not in it.
 */
export class ConsultedView implements MeasuredView {
  readonly consulted: ReadonlySet<string>;
  readonly revision: object;
  readonly #consulted = new Set<string>();
  readonly #view: MeasuredView;

  constructor(view: RevisionView) {
    this.#view = view;
    this.consulted = this.#consulted;
    this.revision = view.revision ?? view;
  }

  facts(path: string) {
    const facts = this.#view.facts(path);
    if (facts !== null) this.#consulted.add(path);
    return facts;
  }

  file(path: string) {
    return this.#view.file(path);
  }

  files() {
    return this.#view.files();
  }

  isDirectory(path: string) {
    return this.#view.isDirectory(path);
  }

  filesWithWord(word: string, fitting?: Fitting) {
    return this.#view.filesWithWord(word, fitting);
  }

  longerWords(text: string, limit: number) {
    return this.#view.longerWords(text, limit);
  }

  filesImporting(segment: string) {
    return this.#view.filesImporting(segment);
  }

  filesLeading(paths: Iterable<string>, leads: (path: string, specifier: string) => boolean) {
    return this.#view.filesLeading(paths, leads);
  }

  filesWithSpecifierPart(part: string) {
    return this.#view.filesWithSpecifierPart(part);
  }

  filesWithImportKind(kind: number) {
    return this.#view.filesWithImportKind(kind);
  }

  linkTarget(path: string) {
    return this.#view.linkTarget(path);
  }

  config(path: string) {
    return this.#view.config(path);
  }

  ignores(path: string) {
    return this.#view.ignores(path);
  }

  info(path: string) {
    return this.#view.info?.(path) ?? null;
  }
}
