const PREFIX = Buffer.from('version https://');
/** Pointers are short by their specification. */
const LONGEST = 1024;

/** Whether a blob is a Git LFS pointer: then what it stands for is not in the repository, and nothing is known of it. */
export function isLfsPointer(bytes: Buffer): boolean {
  if (bytes.length > LONGEST || !bytes.subarray(0, PREFIX.length).equals(PREFIX)) return false;
  const text = bytes.toString('latin1');
  return (
    /^version https:\/\/(?:git-lfs|hawser)\.github\.com\/spec\/v\d/.test(text) &&
    /^oid sha256:[0-9a-f]{64}$/m.test(text)
  );
}
