import { defineConfig } from 'tsup';
import { base } from '../../tsup.config.base.ts';

export default defineConfig({ ...base, entry: { index: 'src/index.ts', report: 'src/report.ts' } });
