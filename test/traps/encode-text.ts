/** How a fixture's text becomes the bytes of a file. `utf-8` is what a path without an entry in `encode` gets. */
export type Encoding = 'utf-8' | 'utf-8-bom' | 'utf-16le-bom' | 'utf-16be-bom' | 'latin1' | 'cr' | 'crlf';

const encoders: Record<Encoding, (text: string) => Buffer> = {
  'utf-8': (text) => Buffer.from(text, 'utf8'),
  'utf-8-bom': (text) => Buffer.from(`\uFEFF${text}`, 'utf8'),
  'utf-16le-bom': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'utf-16be-bom': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
  latin1: (text) => Buffer.from(text, 'latin1'),
  cr: (text) => Buffer.from(text.replaceAll('\n', '\r'), 'utf8'),
  crlf: (text) => Buffer.from(text.replaceAll('\n', '\r\n'), 'utf8'),
};

export function isEncoding(name: string): name is Encoding {
  return Object.hasOwn(encoders, name);
}

/** @returns the bytes of `text` in that encoding, byte order mark included where its name says so */
export function encodeText(text: string, encoding: Encoding): Buffer {
  return encoders[encoding](text);
}
