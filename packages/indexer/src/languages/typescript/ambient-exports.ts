import { DeclFlag, DeclKind, DeclLevel, ExportKind, FileFlag } from '../../facts/kinds.ts';
import type { Extraction } from './extraction.ts';

/** A declaration file that is a module and lists no exports exports all that it declares, marked or not. */
export function exportAmbient(x: Extraction): void {
  if (!x.declarationFile || x.listsExports || (x.flags & FileFlag.Module) === 0) return;
  const { decls } = x;
  for (let decl = 0; decl < decls.count; decl++) {
    const kind = decls.kind[decl]!;
    if (decls.level[decl] !== DeclLevel.TopLevel || decls.container[decl]! >= 0 || decls.name[decl]! < 0) continue;
    if (kind === DeclKind.Import || kind === DeclKind.Augmentation || (decls.flags[decl]! & DeclFlag.Exported) !== 0)
      continue;
    decls.flags[decl]! |= DeclFlag.Exported;
    const row = x.exportRow(decls.name[decl]!, ExportKind.Local, decls.start[decl]!);
    x.exports.set(row, 'decl', decl);
    x.exports.set(row, 'typeOnly', kind === DeclKind.Interface || kind === DeclKind.TypeAlias ? 1 : 0);
  }
}
