/** Options whose value is a module that the command loads, reading what it exports. */
const OPTION =
  /^(-[rcd]|--?[\w-]*(loader|import|require|register|config|setup|plugin|reporter|formatter|preset|preload|transform|data-?source|knexfile|plopfile|gulpfile|jakefile|hook|resolver|runner|environment|middlewares?|parser|processor)[\w-]*)$/i;
/** Options of this kind that take no value, or none that is loaded. */
const SWITCH = /^--(no-|out|ignore|trace-|import-map|experimental-(?!loader)|experimental-import-meta)/;

/** Commands that read what the file exports that they are given. */
const READERS = new Set(
  `k6 micro micro-dev fastify wrangler bun partykit remotion plop pm2 artillery probot json-server jscodeshift karma wdio stryker
  protractor cucumber-js functions-framework lambda-local hardhat miniflare srvx listhen hubot`.split(/\s+/),
);

/** The paths in a command of a package.json by which a tool loads a module and reads its exports. */
export function loadedByCommand(command: string): string[] {
  const out: string[] = [];
  for (const part of command.split(/&&|\|\||[;|&\n]/)) {
    const words = part
      .trim()
      .split(/\s+/)
      .map((word) => word.replace(/^["'\\]+|["'\\]+$/g, ''));
    const reads = words.some((word) => READERS.has(word)) || / deno serve /.test(` ${words.join(' ')} `);
    for (let at = 0; at < words.length; at++) {
      const word = words[at]!.replace(/^NODE_OPTIONS=["'\\]*/, '');
      const [option, value] = optionOf(word);
      if (option === null) {
        if (reads) out.push(word);
      } else if (OPTION.test(option) && !SWITCH.test(option)) {
        const loaded = value ?? words[at + 1];
        if (loaded !== undefined) out.push(loaded);
      }
    }
  }
  return out;
}

function optionOf(word: string): readonly [string | null, string | null] {
  if (!word.startsWith('-')) return [null, null];
  const equals = word.indexOf('=');
  return equals < 0 ? [word, null] : [word.slice(0, equals), word.slice(equals + 1)];
}
