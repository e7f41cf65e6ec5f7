import { isElement } from '../values/equality.ts';
import { allOrFault, Fault, isFault, wrongType } from '../values/fault.ts';
import { MapDiff } from '../values/map-diff.ts';
import { Path, type PathSegment } from '../values/path.ts';
import { textOf } from '../values/text.ts';
import { isOfType, typeOf } from '../values/type-of.ts';
import type { List, Result, Value, ValueMap } from '../values/value.ts';
import { ValueSet } from '../values/value-set.ts';
import { method, type Operation } from './operation.ts';
import { joined } from './strings.ts';

const hasAll = (list: List, wanted: List) => wanted.every((value) => isElement(value, list));
const hasAny = (list: List, wanted: List) => wanted.some((value) => isElement(value, list));
const setHasAll = (set: ValueSet, wanted: ValueSet) => wanted.members.every((value) => set.has(value));
const setHasAny = (set: ValueSet, wanted: ValueSet) => wanted.members.some((value) => set.has(value));
const difference = (a: ValueSet, b: ValueSet) => ValueSet.of(a.members.filter((value) => !b.has(value)));
const intersection = (a: ValueSet, b: ValueSet) => ValueSet.of(a.members.filter((value) => b.has(value)));

const sortedKeys = (map: ValueMap) => [...map.keys()].sort();

/** The value that the keys lead to; the default where a step is missing or leads into something that is no map. */
function getNested(map: ValueMap, keys: List, fallback: Value): Result {
  let found: Value | undefined = map;
  for (const key of keys) {
    if (typeof key !== 'string') {
      return wrongType(typeOf(key), 'string');
    }
    found = found !== undefined && isOfType(found, 'map') ? found.get(key) : undefined;
  }
  return found === undefined ? fallback : found;
}

/** The path with its placeholders bound, all at once: a path that was bound before takes no further names. */
function bind(path: Path, values: ValueMap): Path | Fault {
  const bound = path.segments.find((segment) => segment.kind !== 'literal' && segment.bound !== null);
  const names = path.segments.flatMap((segment) => (segment.kind === 'literal' ? [] : [segment.name]));
  const unknown = [...values.keys()].filter((name) => bound !== undefined || !names.includes(name));
  if (unknown.length > 0) {
    return new Fault(`Variable(s) ${unknown.join()} do not exist in the path template.`);
  }
  const segments = allOrFault(
    path.segments.map((segment) => {
      const value = segment.kind === 'literal' ? undefined : values.get(segment.name);
      return value === undefined ? segment : bindSegment(segment, value);
    }),
  );
  return isFault(segments) ? segments : new Path(segments);
}

function bindSegment(segment: PathSegment, value: Value): PathSegment | Fault {
  if (segment.kind === 'glob') {
    return value instanceof Path ? { ...segment, bound: value } : wrongType(typeOf(value), 'path');
  }
  if (segment.kind === 'literal') {
    return segment;
  }
  const text = textOf(value);
  return isFault(text) ? text : { ...segment, bound: text };
}

/** Firebase Security Rules reference, "List", "Set", "Map", "MapDiff" and "Path". */
// biome-ignore format: a table
export const COLLECTIONS: readonly Operation[] = [
  method('size',      ['list'],                  'int',  (list) => BigInt(list.length)),
  method('concat',    ['list', 'list'],          'list', (list, more) => [...list, ...more]),
  method('hasAll',    ['list', 'list'],          'bool', hasAll),
  method('hasAny',    ['list', 'list'],          'bool', hasAny),
  method('hasOnly',   ['list', 'list'],          'bool', (list, allowed) => hasAll(allowed, list)),
  method('join',      ['list', 'string'],        'string', joined),
  method('removeAll', ['list', 'list'],          'list', (list, unwanted) => list.filter((value) => !isElement(value, unwanted))),
  method('toSet',     ['list'],                  'set',  (list) => ValueSet.of(list)),
  method('size',      ['set'],                   'int',  (set) => BigInt(set.size)),
  method('hasAll',    ['set', 'list'],           'bool', (set, list) => setHasAll(set, ValueSet.of(list))),
  method('hasAll',    ['set', 'set'],            'bool', setHasAll),
  method('hasAny',    ['set', 'list'],           'bool', (set, list) => setHasAny(set, ValueSet.of(list))),
  method('hasAny',    ['set', 'set'],            'bool', setHasAny),
  method('hasOnly',   ['set', 'list'],           'bool', (set, list) => setHasAll(ValueSet.of(list), set)),
  method('hasOnly',   ['set', 'set'],            'bool', (set, allowed) => setHasAll(allowed, set)),
  method('difference', ['set', 'set'],           'set',  difference),
  method('intersection', ['set', 'set'],         'set',  intersection),
  method('union',     ['set', 'set'],            'set',  (a, b) => ValueSet.of([...a.members, ...b.members])),
  method('keys',      ['map'],                   'list', sortedKeys),
  method('values',    ['map'],                   'list', (map) => [...map.values()]),
  method('size',      ['map'],                   'int',  (map) => BigInt(map.size)),
  method('get',       ['map', 'string', 'any'],  'any',  (map, key, fallback: Value) => getNested(map, [key], fallback)),
  method('get',       ['map', 'list', 'any'],    'any',  (map, keys, fallback: Value) => getNested(map, keys, fallback)),
  method('diff',      ['map', 'map'],            'map_diff', (after, before) => new MapDiff(after, before)),
  method('addedKeys', ['map_diff'],              'set',  (diff) => ValueSet.of(diff.keys('added'))),
  method('removedKeys', ['map_diff'],            'set',  (diff) => ValueSet.of(diff.keys('removed'))),
  method('changedKeys', ['map_diff'],            'set',  (diff) => ValueSet.of(diff.keys('changed'))),
  method('unchangedKeys', ['map_diff'],          'set',  (diff) => ValueSet.of(diff.keys('unchanged'))),
  method('affectedKeys', ['map_diff'],           'set',  (diff) => ValueSet.of(diff.keys('added', 'removed', 'changed'))),
  method('bind',      ['path', 'map'],           'path', bind),
];
