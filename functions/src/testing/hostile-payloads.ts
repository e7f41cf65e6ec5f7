import fc from 'fast-check';

/** JSON that has to be parsed from text, because an object literal would set the prototype instead. */
const PROTOTYPES: unknown[] = [
  '{"__proto__":{"role":"leadership"}}',
  '{"constructor":{"prototype":{"mfa":true}}}',
  '{"toString":1,"hasOwnProperty":null,"length":-1}',
].map((text) => JSON.parse(text));

const TYPED = { '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: 'none' };

function nested(depth: number): unknown {
  return depth === 0 ? 'x' : { a: [nested(depth - 1)] };
}

/** Texts that mean something to some part of a server, and some that are just odd. */
const hostileText = fc.oneof(
  fc.constantFrom(
    ...['__proto__', 'constructor', '.', '..', 'a/b', '../../profiles/x', '/', '__name__', ' ', ''],
    ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '"><b>', '{{7*7}}', '%00%2e%2e'],
    ...['\u0000', '\ud800', '\u202egnihton', '🙏'.repeat(300), 'é'.repeat(600), "'; DROP TABLE profiles; --"],
    ...['ruth@example.org\r\nBcc: all@example.org', 'x'.repeat(100_000), 'null', '-1', '1e309'],
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

/** Any value that JSON can carry, the odder the better. */
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, false, 0, -1, 1.5, Number.MAX_SAFE_INTEGER + 2, 1e308, [], {}, [[]], [null]),
  fc.constantFrom(
    ...PROTOTYPES,
    TYPED,
    nested(8),
    nested(300),
    Array.from({ length: 5_000 }, () => 'x'),
  ),
  fc.jsonValue(),
);

/** A valid payload with something hostile in place of a value, next to it, or around it. Or only something hostile. */
export function hostilePayloads(valid: object): fc.Arbitrary<unknown> {
  const paths = pathsIn(valid);
  const replaced = fc
    .tuple(fc.constantFrom(...paths), hostileValue)
    .map(([path, value]) => withValue(valid, path, value));
  const text = fc
    .tuple(fc.constantFrom(...paths), hostileText)
    .map(([path, value]) => withValue(valid, path, value));
  const beside = fc
    .tuple(fc.oneof(hostileText, fc.constantFrom('role', 'status', 'uid', 'auth')), hostileValue)
    .map(([key, value]) => Object.fromEntries([...Object.entries(valid), [key, value]]));
  const around = fc.constantFrom<unknown>([valid], { data: valid }, JSON.stringify(valid));
  return fc.oneof(replaced, text, beside, around, hostileValue);
}

type Path = readonly string[];

/** Returns the paths of all values in a payload, including nested ones. For a payload without values, returns its own path. */
function pathsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) {
    return [at];
  }
  const inside = Object.entries(value).flatMap(([key, part]) => pathsIn(part, [...at, key]));
  return at.length === 0 && inside.length > 0 ? inside : [at, ...inside];
}

function withValue(payload: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) {
    return value;
  }
  const parts = typeof payload === 'object' && payload !== null ? Object.entries(payload) : [];
  const changed = parts.map(([name, part]) => [name, name === key ? withValue(part, rest, value) : part]);
  return Array.isArray(payload) ? changed.map(([, part]) => part) : Object.fromEntries(changed);
}
