import path from 'node:path';
import { Programs, realName } from '../truth/program.ts';
import { loadProjects } from '../truth/projects.ts';
import { declaredNames } from '../truth/symbols.ts';
import { trackedFiles } from '../truth/tracked.ts';
import { Workspace } from '../truth/workspace.ts';
import type { Peer } from './peer.ts';

/** `noUnusedLocals`: unused declarations, imports aside, and unused private members. */
const codes = new Set([6133, 6138, 6192, 6196, 6198]);

/** The compiler with `noUnusedLocals`, over every project of a checkout: it speaks of what files keep to themselves. */
export function noUnused(root: string, externals: string | null): Peer {
  const { user: before } = process.cpuUsage();
  const tracked = trackedFiles(root);
  const workspace = new Workspace(root, tracked);
  const programs = new Programs(workspace, externals);
  const listed = new Set<string>();
  const seen = new Set<string>();
  const projects = loadProjects(workspace, tracked).sort((a, b) => b.roots.length - a.roots.length);
  for (const project of projects) {
    if (project.roots.every((name) => seen.has(name))) continue;
    const program = programs.create({ ...project, options: { ...project.options, noUnusedLocals: true } });
    for (const name of project.roots) {
      const file = seen.has(name) ? undefined : program.getSourceFile(name);
      seen.add(name);
      if (!file) continue;
      const found = program.getSemanticDiagnostics(file).filter(({ code }) => codes.has(code));
      if (found.length === 0) continue;
      for (const declared of declaredNames(file))
        if (
          declared.nameStarts.some((at) =>
            found.some(({ start = 0, length = 0 }) => start <= at && at < start + length),
          )
        )
          listed.add(`${path.relative(root, realName(name))}#${declared.key}`);
    }
  }
  const seconds = (process.cpuUsage().user - before) / 1e6;
  return {
    name: 'tsc noUnusedLocals',
    listed,
    speaksOf: ({ level, exported }) => level === 'top' && !exported,
    seconds,
  };
}
