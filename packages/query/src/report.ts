/** What an index is reported with, and what questions are refused with: without what answers them, which is much to load. */
export { editDistance } from './edit-distance.ts';
export { type IndexReportOptions, indexReport } from './index-report.ts';
export { nearAmong } from './near-names.ts';
export { QueryError, type QueryErrorCode } from './query-error.ts';
