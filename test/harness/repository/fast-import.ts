/** Files of a commit: text, bytes, or null for a path that the commit removes. */
export type Files = Readonly<Record<string, string | Uint8Array | null>>;

export interface CommitSpec {
  readonly ref: string;
  readonly message: string;
  /** Marks or refs of the parents. */
  readonly parents: readonly string[];
  /** What changes against the first parent. */
  readonly files: Files;
  /** Seconds since the epoch: the same input makes the same commit ids. */
  readonly time: number;
}

/** One commit as a `git fast-import` stream. Paths are quoted, so that any name can be one. */
export function commitStream(commit: CommitSpec): Buffer {
  const parts: Buffer[] = [];
  const line = (text: string) => parts.push(Buffer.from(`${text}\n`));
  const data = (bytes: Buffer) => {
    line(`data ${bytes.length}`);
    parts.push(bytes, Buffer.from('\n'));
  };
  const [first, ...others] = commit.parents;
  line(`commit ${commit.ref}`);
  line(`author A <a@example.org> ${commit.time} +0000`);
  line(`committer A <a@example.org> ${commit.time} +0000`);
  data(Buffer.from(commit.message));
  if (first !== undefined) line(`from ${first}`);
  for (const parent of others) line(`merge ${parent}`);
  for (const [path, content] of Object.entries(commit.files)) {
    if (content === null) line(`D ${quote(path)}`);
    else {
      line(`M 100644 inline ${quote(path)}`);
      data(Buffer.from(content as string));
    }
  }
  return Buffer.concat(parts);
}

function quote(path: string): string {
  return `"${path.replace(/["\\]/gu, '\\$&').replace(/\n/gu, '\\n')}"`;
}
