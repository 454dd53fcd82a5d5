/** Units around a name that are looked at. */
const NEAR = 80;

/** `...look`, `Object.values(Status)`, `v-bind="look"`, `{{ look }}`; behind `style=`, two braces are a literal. */
const BEFORE = /(?:\.\.\.|\bObject\.(?:keys|values|entries)\(\s*|\bv-(?:bind|on)=["']\s*|(?<!=)\{\{\s*)$/;
/** `"each in Status`, `"(each, key) in Status`, `(let each of rows`: what a loop names, and nothing else, stands in front. */
const LOOP = /["'(;]\s*(?:(?:let|const|var)\s+)?(?:[\w$]+|\([^()]*\)|\{[^{}]*\}|\[[^[\]]*\])\s+(?:in|of)\s+$/;
/** Behind these prefixes the name is all that is there, or another is read of it. */
const GOES_ON = /^\s*(?:\?\.|\.|\(|\[)/;
/** `formats[kind]`, `status | keyvalue`: not `rows[0]`, `rows['a']`. */
const BEHIND = /^(?:\?\.)?\[\s*[^\]\s'"`\d]|^\s*\|\s*(?:keyvalue|json)\b/;

/** Whether an expression of a template reads all that a name holds, and not members of it that are written down. */
export function isReadWhole(text: string, start: number, end: number): boolean {
  const behind = text.slice(end, end + NEAR);
  if (BEHIND.test(behind)) return true;
  const before = text.slice(Math.max(0, start - NEAR), start);
  if (GOES_ON.test(behind)) return false;
  return LOOP.test(before) || BEFORE.test(before);
}
