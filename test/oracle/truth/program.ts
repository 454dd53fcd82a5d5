import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { isHost, splitHost, virtualSuffix } from './embedded.ts';
import type { Project } from './projects.ts';
import type { Workspace } from './workspace.ts';

/** A specifier that led nowhere, though it may mean a file of the repository. */
export interface Unresolved {
  /** Absolute path of the importing file. */
  readonly from: string;
  readonly specifier: string;
}

/** Builds the programs of one repository; they share what they parsed. */
export class Programs {
  readonly unresolved: Unresolved[] = [];
  readonly #workspace: Workspace;
  readonly #externals: string | null;
  readonly #files = new Map<string, ts.SourceFile>();

  /** @param externals a directory whose `node_modules` stands in for the dependencies that are not installed, or null */
  constructor(workspace: Workspace, externals: string | null) {
    this.#workspace = workspace;
    this.#externals = externals;
  }

  create(project: Project): ts.Program {
    const host = this.host(project.options);
    const references = project.references;
    return ts.createProgram({
      rootNames: [...project.roots, ...this.#ambient()],
      options: project.options,
      host,
      ...(references ? { projectReferences: references } : {}),
    });
  }

  host(options: ts.CompilerOptions): ts.CompilerHost {
    // The compiler knows this member though its published types do not: references lead to sources, not to outputs.
    const host: ts.CompilerHost & { useSourceOfProjectReferenceRedirect?: () => boolean } = ts.createCompilerHost(
      options,
      true,
    );
    const cache = ts.createModuleResolutionCache(this.#workspace.root, (name) => name, options);
    host.useSourceOfProjectReferenceRedirect = () => true;
    host.fileExists = fileExists;
    host.readFile = readFile;
    host.getSourceFile = (name, languageVersion) => this.sourceFile(name, languageVersion, options);
    host.resolveModuleNameLiterals = (literals, from, redirected, _options, file) =>
      literals.map((literal) => {
        const mode = ts.getModeForUsageLocation(file, literal, options);
        const found = ts.resolveModuleName(literal.text, from, options, host, cache, redirected, mode);
        if (found.resolvedModule) return found;
        return { resolvedModule: this.#fallback(literal.text, from, options, host) };
      });
    return host;
  }

  /** Parsed once per path and per way of parsing: binding marks the tree, and depends on nothing else. */
  sourceFile(
    name: string,
    version: ts.ScriptTarget | ts.CreateSourceFileOptions,
    options: ts.CompilerOptions,
  ): ts.SourceFile | undefined {
    const parse = typeof version === 'object' ? version : { languageVersion: version };
    const key = [name, parse.languageVersion, parse.impliedNodeFormat, options.jsx, options.moduleDetection].join('\0');
    let file = this.#files.get(key);
    if (!file) {
      const text = readFile(name);
      if (text === undefined) return undefined;
      file = ts.createSourceFile(name, text, parse, true);
      this.#files.set(key, file);
    }
    return file;
  }

  #fallback(
    specifier: string,
    from: string,
    options: ts.CompilerOptions,
    host: ts.ModuleResolutionHost,
  ): ts.ResolvedModuleFull | undefined {
    const inside = this.#workspace.resolve(specifier) ?? this.#alias(specifier, from);
    if (inside) return resolved(path.join(this.#workspace.root, inside));
    if (this.#externals !== null && !specifier.startsWith('.')) {
      const bundler = { ...options, moduleResolution: ts.ModuleResolutionKind.Bundler, module: ts.ModuleKind.ESNext };
      const outside = ts.resolveModuleName(specifier, path.join(this.#externals, 'index.ts'), bundler, host);
      if (outside.resolvedModule) return outside.resolvedModule;
    }
    if (!from.includes('/node_modules/')) this.unresolved.push({ from, specifier });
    return undefined;
  }

  /** Aliases that frameworks and bundlers define outside of tsconfig: `$lib/x`, `@/x`, `~/x`, `src/x`. */
  #alias(specifier: string, from: string): string | null {
    const match = /^(\$lib|@|~|src|#)\/(.*)$/.exec(specifier);
    if (!match && specifier !== '$lib') return null;
    const rest = match ? match[2]! : 'index';
    const bases = match?.[1] === '$lib' || !match ? ['src/lib'] : ['src', 'app', ''];
    let directory = path.relative(this.#workspace.root, path.dirname(from));
    for (;;) {
      for (const base of bases) {
        const found = this.#workspace.sourceOf(path.posix.join(directory, base), rest);
        if (found?.startsWith(path.posix.join(directory, base))) return found;
      }
      if (directory === '' || directory.startsWith('..')) return null;
      directory = path.dirname(directory) === '.' ? '' : path.dirname(directory);
    }
  }

  #ambient(): string[] {
    if (this.#externals === null) return [];
    return ['node', 'jest']
      .map((name) => path.join(this.#externals!, 'node_modules/@types', name, 'index.d.ts'))
      .filter((file) => existsSync(file));
  }
}

function resolved(file: string): ts.ResolvedModuleFull {
  const resolvedFileName = isHost(file) ? file + virtualSuffix : file;
  const extension = /(\.d\.[mc]?ts|\.[mc]?[jt]sx?)$/.exec(resolvedFileName)?.[0] ?? '.ts';
  return { resolvedFileName, extension, isExternalLibraryImport: false };
}

/** The path in the repository behind a name that the compiler uses: a host's script has a suffix of ours. */
export function realName(name: string): string {
  const stem = name.slice(0, -virtualSuffix.length);
  return name.endsWith(virtualSuffix) && isHost(stem) ? stem : name;
}

function fileExists(name: string): boolean {
  return ts.sys.fileExists(realName(name));
}

function readFile(name: string): string | undefined {
  const real = realName(name);
  if (real === name) return ts.sys.readFile(name);
  return existsSync(real) ? splitHost(readFileSync(real, 'utf8'), real).script : undefined;
}
