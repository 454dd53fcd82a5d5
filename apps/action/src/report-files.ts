import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemovalReport } from 'nonesuch-schema';
import { digestOf } from './comment/marker.ts';
import { sarifOf } from './sarif/sarif.ts';

export interface ReportFiles {
  readonly report: string;
  readonly sarif: string;
}

/**
 * Writes the report, before GitHub is asked for anything: whatever fails later, it is there.
 *
 * @param temp `RUNNER_TEMP`: outside of the checkout, where nothing of a stranger's can be in the way
 * @returns absolute paths
 */
export async function writeReportFiles(temp: string, key: string, report: RemovalReport): Promise<ReportFiles> {
  const directory = join(temp, 'nonesuch', /^[A-Za-z0-9][A-Za-z0-9_-]*$/u.test(key) ? key : digestOf(key));
  await mkdir(directory, { recursive: true });
  const files = { report: join(directory, 'report.json'), sarif: join(directory, 'report.sarif') };
  await writeFile(files.report, `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(files.sarif, `${JSON.stringify(sarifOf(report), null, 2)}\n`);
  return files;
}
