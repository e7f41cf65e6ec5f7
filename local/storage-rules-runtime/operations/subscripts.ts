import { Fault, indexOutOfBound, undefinedProperty } from '../values/fault.ts';
import { Path } from '../values/path.ts';
import type { Result, Value } from '../values/value.ts';
import { index, type Operation, range } from './operation.ts';

function at<T extends Value>(items: ArrayLike<T>, position: bigint): Result<T> {
  const item = items[Number(position)];
  return item === undefined ? indexOutOfBound(position, items.length) : item;
}

function atName(path: Path, name: string): Result {
  return path.captured(name) ?? undefinedProperty(name);
}

function atPosition(path: Path, position: bigint): Result {
  const texts = path.resolve();
  return texts instanceof Fault ? texts : at(texts, position);
}

/** `[from:to]`, the end excluded; nothing is clamped: both ends must lie in the value, which also excludes `[0:0]`. `[:]` is the value. */
function slice<T extends { readonly length: number; slice(from: number, to: number): T }>(
  items: T,
  from: bigint | null,
  to: bigint | null,
): T | Fault {
  const start = from ?? 0n;
  const end = to ?? BigInt(items.length);
  for (const position of [start, end - 1n]) {
    if (position < 0n || position >= items.length) {
      return indexOutOfBound(position, items.length);
    }
  }
  return start > end
    ? new Fault(`Illegal range error. From index: [${start}] , To index: [${end}].`)
    : items.slice(Number(start), Number(end));
}

function slicePath(path: Path, from: bigint | null, to: bigint | null): Path | Fault {
  const texts = path.resolve();
  const part = texts instanceof Fault ? texts : slice(texts, from, to);
  return part instanceof Fault ? part : Path.ofTexts(part);
}

const BOUNDS = [
  ['null', 'int'],
  ['int', 'null'],
  ['int', 'int'],
] as const;

/** Firebase Security Rules reference, "List", "String", "Map" and "Path": `a[i]`, `a['k']` and `a[i:j]`. */
// biome-ignore format: a table
export const SUBSCRIPTS: readonly Operation[] = [
  index('[]', ['string', 'int'],    'string', at),
  index('[]', ['list', 'int'],      'any',    at),
  index('[]', ['map', 'string'],    'any',    (map, key) => map.get(key) ?? (map.has(key) ? null : undefinedProperty(key))),
  index('[]', ['path', 'int'],      'string', atPosition),
  index('[]', ['path', 'string'],   'any',    atName),
  range('@range', ['string', 'null', 'null'], 'string', (text) => text),
  range('@range', ['list', 'null', 'null'],   'list',   (list) => list),
  range('@range', ['path', 'null', 'null'],   'path',   (path) => path),
  ...BOUNDS.flatMap(([from, to]) => [
    range('@range', ['string', from, to], 'string', slice),
    range('@range', ['list', from, to],   'list',   (list, start, end) => slice(list, start, end)),
    range('@range', ['path', from, to],   'path',   slicePath),
  ]),
];

/** `object.name`: a map's field or what a path's placeholder holds. */
export function memberOf(object: ReadonlyMap<string, Value> | Path, name: string): Result {
  if (object instanceof Path) {
    return atName(object, name);
  }
  const field = object.get(name);
  return field === undefined ? undefinedProperty(name) : field;
}
