import type { Value } from './value.ts';

/** Names that every JavaScript program can read without declaring them. A free use of one means the runtime's. */
export const RUNTIME_NAMES: ReadonlySet<string> = new Set(
  `Array ArrayBuffer AsyncIterator Atomics BigInt BigInt64Array BigUint64Array Boolean Buffer DataView Date Error EvalError
  Float32Array Float64Array Function Infinity Int16Array Int32Array Int8Array Intl Iterator JSON Map Math NaN Number Object Promise
  Proxy RangeError ReferenceError Reflect RegExp Set SharedArrayBuffer String Symbol SyntaxError TypeError URIError Uint16Array
  Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet AggregateError FinalizationRegistry WebAssembly
  clearInterval clearTimeout console crypto decodeURI decodeURIComponent encodeURI encodeURIComponent escape eval fetch
  isFinite isNaN parseFloat parseInt performance process queueMicrotask setImmediate setInterval setTimeout structuredClone undefined
  unescape arguments global globalThis self window document navigator location history localStorage sessionStorage
  require module exports __dirname __filename
  AbortController AbortSignal Blob BroadcastChannel CustomEvent DOMException DOMParser Element Event EventSource EventTarget File
  FileReader FormData HTMLElement Headers Image IntersectionObserver KeyboardEvent MessageChannel MessageEvent MouseEvent
  MutationObserver Node PointerEvent ReadableStream Request ResizeObserver Response TextDecoder TextEncoder TransformStream URL
  URLSearchParams WebSocket Worker WritableStream XMLHttpRequest alert atob btoa cancelAnimationFrame confirm getComputedStyle
  matchMedia prompt requestAnimationFrame requestIdleCallback
  afterAll afterEach after beforeAll beforeEach before describe expect it test suite jest vi cy assert QUnit`.split(
    /\s+/,
  ),
);

/** Whether a type of this name, which nothing declares, is the runtime's: by its name alone, or as one of a page's elements. */
export function isRuntimeType(name: string): boolean {
  return RUNTIME_NAMES.has(name) || /^(?:HTML|SVG|MathML)\w*Element$/.test(name);
}

/** Types of the runtime's library whose argument is what matters about a value of them. */
export const TRANSPARENT_TYPES: ReadonlySet<string> = new Set(
  'Partial Required Readonly Pick Omit NonNullable Awaited Exclude Extract Ref ComputedRef ShallowRef Signal Mocked DeepPartial'.split(
    ' ',
  ),
);
export const LIST_TYPES: ReadonlySet<string> = new Set(
  'Array ReadonlyArray Set ReadonlySet Iterable IterableIterator Generator AsyncIterable AsyncGenerator'.split(' '),
);
export const PROMISE_TYPES: ReadonlySet<string> = new Set('Promise PromiseLike'.split(' '));
/** Methods that hand each element of a list to their first argument. */
export const LIST_CALLBACKS: ReadonlySet<string> = new Set(
  'map forEach filter find findIndex findLast some every flatMap'.split(' '),
);

const LISTS: readonly object[] = [Array.prototype, Set.prototype, Promise.prototype];
const PRIMITIVES: readonly object[] = [
  String.prototype,
  Number.prototype,
  Boolean.prototype,
  Date.prototype,
  RegExp.prototype,
  Map.prototype,
  Set.prototype,
  Error.prototype,
  Promise.prototype,
  Function.prototype,
];

/**
 * Whether a member is the runtime's own on a value of the runtime's. A type that has no member of a name proves nothing
 * by that: the program compiles, so the receiver was narrowed, or is something else than we think.
 */
export function isRuntimeMember(value: Value, name: string): boolean {
  switch (value.k) {
    case 'array':
    case 'promise':
      return LISTS.some((prototype) => name in prototype);
    case 'string':
    case 'plain':
      return PRIMITIVES.some((prototype) => name in prototype);
    default:
      return false;
  }
}
