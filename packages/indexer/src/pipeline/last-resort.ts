import { decode } from '../decode/decode.ts';
import { scanWords } from '../words/scan-words.ts';
import { BatchEncoder } from './batch-encoder.ts';
import type { BatchResult } from './protocol.ts';

/**
 * Reads a file that ended its worker twice as words, with none of the code that may have done so. Its words are complete;
 * what they mean was not checked, and the ledger says so.
 *
 * @param bytes null where it cannot be read
 */
export function readAsWords(bytes: Buffer | null): BatchResult {
  const encoder = new BatchEncoder();
  if (!bytes) encoder.add(null);
  else {
    const decoded = decode(bytes);
    const reason = 'checker_failed';
    if (decoded.state === 'text') {
      const facts = scanWords(decoded.text);
      const { encoding } = decoded;
      const info = {
        state: 'read',
        reason,
        room: facts.room,
        encoding,
        bytes: bytes.length,
        flags: facts.flags,
      } as const;
      encoder.add({ info, facts });
    } else {
      const state = decoded.state === 'too-large' ? 'unread' : decoded.state;
      encoder.add({ info: { state, reason, room: null, encoding: null, bytes: bytes.length, flags: 0 }, facts: null });
    }
  }
  return encoder.finish();
}
