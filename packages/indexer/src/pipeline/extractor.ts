import { decode } from '../decode/decode.ts';
import type { Facts } from '../facts/facts.ts';
import { FileFlag } from '../facts/kinds.ts';
import type { Rooms } from '../languages/registry.ts';
import type { LanguageRoom, Reading } from '../languages/room.ts';
import type { Sketch } from '../languages/sketch.ts';
import type { UnitInfo } from '../segments/unit.ts';
import type { GrammarSource, Parser, SyntaxEngine } from '../syntax/engine.ts';
import { scanWords } from '../words/scan-words.ts';
import { PhaseClock } from './phases.ts';

/**
 * Milliseconds that one parse may take, and how many more for each character: two hundred times what it needs, so that a busy
 * machine does not change what is known of a file. Then the file is read as words.
 */
export const PARSE_BUDGET = 5_000;
const BUDGET_PER_CHARACTER = 0.02;

export interface Extracted {
  readonly info: UnitInfo;
  readonly facts: Facts | null;
  /** In place of facts, where no more was asked for. */
  readonly sketch?: Sketch;
}

/** What is to be extracted: see `UnitKey`. */
export interface Subject {
  readonly room: string;
  readonly variant: string;
  readonly symlink: boolean;
  /** Whether a sketch is enough. */
  readonly sketch?: boolean | undefined;
}

/** Turns bytes into facts. One per thread: parsers keep their memory. */
export class Extractor {
  readonly #rooms: Rooms;
  readonly #engine: SyntaxEngine | null;
  readonly #grammars: ReadonlyMap<string, GrammarSource>;
  readonly #budget: number;
  readonly #clock: PhaseClock;
  readonly #parsers = new Map<string, Promise<Parser>>();
  readonly #ready = new Map<string, Parser>();

  /**
   * @param engine null where no file is to be parsed
   * @param grammars loaded grammars by id
   * @param budget milliseconds for one parse
   * @param clock of the thread
   */
  constructor(
    rooms: Rooms,
    engine: SyntaxEngine | null,
    grammars: ReadonlyMap<string, GrammarSource>,
    budget = PARSE_BUDGET,
    clock = new PhaseClock(),
  ) {
    this.#rooms = rooms;
    this.#engine = engine;
    this.#grammars = grammars;
    this.#budget = budget;
    this.#clock = clock;
  }

  /** Never throws: what a room fails at is read as words, and says so. */
  async extract(subject: Subject, bytes: Buffer): Promise<Extracted> {
    // A sketch needs no parser. Where the room has none of this file, it is read whole.
    const quick = subject.sketch === true ? this.#sketch(subject, bytes) : null;
    if (quick) return quick;
    const room = subject.symlink ? undefined : this.#roomOf(subject);
    const grammar = room?.reading(subject.variant)?.grammar;
    // A parser that does not load fails where it is used.
    if (room && grammar !== undefined) await this.#load(room, grammar).catch(() => {});
    return this.extractNow({ ...subject, sketch: false }, bytes);
  }

  /** Loads all parsers, for `extractNow`. */
  async prepare(): Promise<void> {
    for (const room of this.#rooms.languages) {
      for (const grammar of Object.keys(room.grammars))
        if (this.#grammars.has(grammar)) await this.#load(room, grammar).catch(() => {});
    }
  }

  /** As `extract`, on a thread whose parsers are loaded. */
  extractNow(subject: Subject, bytes: Buffer): Extracted {
    if (subject.symlink) return this.#link(bytes);
    const quick = subject.sketch === true ? this.#sketch(subject, bytes) : null;
    if (quick) return quick;
    const decoded = decode(bytes);
    this.#clock.spent('decode');
    if (decoded.state === 'too-large') return { info: bare('unread', bytes, 'too_large'), facts: null };
    if (decoded.state !== 'text') return { info: bare(decoded.state, bytes, null), facts: null };
    const { text, encoding } = decoded;
    const room = this.#roomOf(subject);
    let reason: string | null = null;
    let facts: Facts;
    try {
      const [found, why] = room ? this.#read(room, text, subject.variant) : [this.#text(text, subject.variant), null];
      facts = found;
      reason = why;
    } catch {
      facts = scanWords(text);
      reason = 'checker_failed';
    }
    const info: UnitInfo = {
      state: 'read',
      reason,
      room: facts.room,
      encoding,
      bytes: bytes.length,
      flags: facts.flags,
    };
    return { info, facts };
  }

  /** Null where the file is to be read whole. */
  #sketch(subject: Subject, bytes: Buffer): Extracted | null {
    const room = subject.symlink ? undefined : this.#roomOf(subject);
    const reading = room?.sketch === undefined ? null : room.reading(subject.variant);
    if (!room || !reading) return null;
    const decoded = decode(bytes);
    if (decoded.state !== 'text') return null;
    const sketch = sketched(room, decoded.text, reading);
    if (!sketch) return null;
    this.#clock.spent('words');
    const { encoding } = decoded;
    const info: UnitInfo = { state: 'read', reason: null, room: room.id, encoding, bytes: bytes.length, flags: 0 };
    return { info, facts: null, sketch };
  }

  #roomOf(subject: Subject): LanguageRoom | undefined {
    return this.#rooms.languages.find((candidate) => candidate.id === subject.room);
  }

  #read(room: LanguageRoom, text: string, variant: string): [Facts, string | null] {
    const reading = room.reading(variant);
    if (!reading) throw new Error(`the room ${room.id} does not read ${variant}`);
    const parser = this.#ready.get(`${room.id} ${reading.grammar}`);
    if (!parser) throw new Error(`the grammar ${reading.grammar} is not loaded`);
    const tree = parser.parse(room.prepare(text, reading), this.#budget + text.length * BUDGET_PER_CHARACTER);
    this.#clock.spent('parse');
    const failure = 'failure' in tree ? `parse_${tree.failure}` : null;
    const facts = room.extract('failure' in tree ? null : tree, text, variant, reading);
    this.#clock.spent('extract');
    return [facts, failure];
  }

  /** Rules of `.gitignore` are kept whole: a view answers from them what cannot be tracked. */
  #text(text: string, variant: string): Facts {
    const facts = this.#rooms.extractText(text, variant);
    this.#clock.spent('words');
    return variant === '.gitignore' ? { ...facts, config: text } : facts;
  }

  /** A symlink is never followed. Its target is kept, and the words of it are words of the repository. */
  #link(bytes: Buffer): Extracted {
    const target = bytes.toString('utf8');
    const facts = { ...scanWords(target), config: target };
    return { info: { ...bare('link', bytes, null), flags: FileFlag.Unparsed }, facts };
  }

  #load(room: LanguageRoom, grammar: string): Promise<Parser> {
    const key = `${room.id} ${grammar}`;
    let parser = this.#parsers.get(key);
    if (!parser) {
      const source = this.#grammars.get(grammar);
      if (!source || !this.#engine) return Promise.reject(new Error(`the grammar ${grammar} is not loaded`));
      parser = this.#engine.parser(source, room.kinds);
      parser.then(
        (loaded) => this.#ready.set(key, loaded),
        () => {},
      );
      this.#parsers.set(key, parser);
    }
    return parser;
  }
}

/** A sketch that fails is none: the file is read whole then. */
function sketched(room: LanguageRoom, text: string, reading: Reading): Sketch | null {
  try {
    return room.sketch?.(text, reading) ?? null;
  } catch {
    return null;
  }
}

function bare(state: UnitInfo['state'], bytes: Buffer, reason: string | null): UnitInfo {
  return { state, reason, room: null, encoding: null, bytes: bytes.length, flags: 0 };
}
