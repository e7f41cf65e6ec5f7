import { LatLng } from './latlng.ts';
import { MapDiff } from './map-diff.ts';
import { Path } from './path.ts';
import { Duration, Timestamp } from './time.ts';
import type { TypeMap, TypeName, Value } from './value.ts';
import { ValueSet } from './value-set.ts';

type Tests = { [T in TypeName]: (value: Value) => value is TypeMap[T] };

const TESTS: Tests = {
  null: (value): value is null => value === null,
  bool: (value): value is boolean => typeof value === 'boolean',
  int: (value): value is bigint => typeof value === 'bigint',
  float: (value): value is number => typeof value === 'number',
  string: (value): value is string => typeof value === 'string',
  bytes: (value): value is Uint8Array => value instanceof Uint8Array,
  timestamp: (value): value is Timestamp => value instanceof Timestamp,
  duration: (value): value is Duration => value instanceof Duration,
  latlng: (value): value is LatLng => value instanceof LatLng,
  list: (value): value is readonly Value[] => Array.isArray(value),
  set: (value): value is ValueSet => value instanceof ValueSet,
  map: (value): value is ReadonlyMap<string, Value> => value instanceof Map,
  map_diff: (value): value is MapDiff => value instanceof MapDiff,
  path: (value): value is Path => value instanceof Path,
};

const TYPE_NAMES: readonly TypeName[] = [
  'null',
  'bool',
  'int',
  'float',
  'string',
  'bytes',
  'timestamp',
  'duration',
  'latlng',
  'list',
  'set',
  'map',
  'map_diff',
  'path',
];

export function isOfType<T extends TypeName>(value: Value, type: T): value is Value & TypeMap[T] {
  return TESTS[type](value);
}

/** The language's name of the value's type. */
export function typeOf(value: Value): TypeName {
  const type = TYPE_NAMES.find((name) => TESTS[name](value));
  if (type === undefined) {
    throw new TypeError('not a value of the rules language');
  }
  return type;
}
