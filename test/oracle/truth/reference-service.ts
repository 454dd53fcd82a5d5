import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { isHost, splitHost } from './embedded.ts';
import { type Programs, realName } from './program.ts';
import type { Project } from './projects.ts';

/**
 * An editor's service over one project, for single questions: it finds references by another way than the sweep
 * does, so each checks the other. Edits are made in memory only.
 */
export class ReferenceService {
  readonly service: ts.LanguageService;
  readonly #edited = new Map<string, string>();
  readonly #versions = new Map<string, number>();

  constructor(project: Project, programs: Programs, root: string) {
    const compiler = programs.host(project.options);
    this.service = ts.createLanguageService({
      getCompilationSettings: () => project.options,
      getCurrentDirectory: () => root,
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      getScriptFileNames: () => [...project.roots],
      getScriptVersion: (name) => String(this.#versions.get(name) ?? 0),
      getScriptSnapshot: (name) => {
        const text = this.#edited.get(name) ?? compiler.readFile(name);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      fileExists: (name) => compiler.fileExists(name),
      readFile: (name) => this.#edited.get(name) ?? compiler.readFile(name),
      readDirectory: ts.sys.readDirectory,
      ...(compiler.directoryExists ? { directoryExists: compiler.directoryExists.bind(compiler) } : {}),
      ...(compiler.resolveModuleNameLiterals
        ? { resolveModuleNameLiterals: compiler.resolveModuleNameLiterals.bind(compiler) }
        : {}),
      ...(project.references ? { getProjectReferences: () => project.references } : {}),
    });
  }

  /** Replaces a file's text until it is restored with null. */
  edit(name: string, text: string | null): void {
    if (text === null) this.#edited.delete(name);
    else this.#edited.set(name, text);
    this.#versions.set(name, (this.#versions.get(name) ?? 0) + 1);
  }

  text(name: string): string {
    const real = realName(name);
    const text = readFileSync(real, 'utf8');
    return isHost(real) ? splitHost(text, real).script : text;
  }

  /** References of the symbol at a position, its own declarations left out. */
  references(name: string, position: number): { path: string; start: number }[] {
    const found = this.service.findReferences(name, position) ?? [];
    return found.flatMap(({ references }) =>
      references
        .filter(({ isDefinition }) => !isDefinition)
        .map(({ fileName, textSpan }) => ({ path: realName(fileName), start: textSpan.start })),
    );
  }
}
