// Cuts the operations that the Action uses out of GitHub's own description of its API.
//
//   node test/harness/openapi/slice.mjs <folder of @octokit/openapi>/generated/api.github.com.json
//
// The description is 12 MB and its package 385 MB, so the package is no dependency: install it somewhere else when the slice
// is to be renewed (see NOTICE.md for the version that this one was made from), and commit what this writes.
import { readFileSync, writeFileSync } from 'node:fs';

const OPERATIONS = [
  ['get', '/repos/{owner}/{repo}/issues/{issue_number}/comments'],
  ['post', '/repos/{owner}/{repo}/issues/{issue_number}/comments'],
  ['patch', '/repos/{owner}/{repo}/issues/comments/{comment_id}'],
  ['get', '/repos/{owner}/{repo}/pulls'],
  ['get', '/repos/{owner}/{repo}/pulls/{pull_number}/files'],
  ['get', '/repos/{owner}/{repo}/pulls/{pull_number}/comments'],
  ['post', '/repos/{owner}/{repo}/pulls/{pull_number}/reviews'],
  ['patch', '/repos/{owner}/{repo}/pulls/comments/{comment_id}'],
  ['get', '/repos/{owner}/{repo}/actions/runs/{run_id}/artifacts'],
  ['get', '/repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}'],
];
/** Prose and examples: a request is not judged by them. */
const DROPPED = new Set([
  'example',
  'examples',
  'description',
  'summary',
  'externalDocs',
  'tags',
  'x-github',
  'x-octokit',
]);

const source = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const slice = {
  openapi: source.openapi,
  info: { title: source.info.title, version: source.info.version, license: source.info.license },
  paths: {},
  components: {},
};
const seen = new Set();

for (const [method, path] of OPERATIONS) {
  const operation = strip(source.paths[path][method]);
  slice.paths[path] ??= {};
  slice.paths[path][method] = operation;
  follow(operation);
}
writeFileSync(new URL('./github.slice.json', import.meta.url), `${JSON.stringify(slice)}\n`);

/** `inProperties`: here a key is the name of a property, and `description` is one like any other. */
function strip(value, inProperties = false) {
  if (Array.isArray(value)) return value.map((item) => strip(item));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => inProperties || !DROPPED.has(key));
  return Object.fromEntries(kept.map(([key, child]) => [key, strip(child, !inProperties && key === 'properties')]));
}

function follow(value) {
  if (Array.isArray(value)) return value.forEach(follow);
  if (typeof value !== 'object' || value === null) return;
  if (typeof value.$ref === 'string' && !seen.has(value.$ref)) {
    seen.add(value.$ref);
    const [, , section, name] = value.$ref.split('/');
    slice.components[section] ??= {};
    slice.components[section][name] = strip(source.components[section][name]);
    follow(slice.components[section][name]);
  }
  Object.values(value).forEach(follow);
}
