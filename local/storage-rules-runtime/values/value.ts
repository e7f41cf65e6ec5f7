import type { Fault } from './fault.ts';
import type { LatLng } from './latlng.ts';
import type { MapDiff } from './map-diff.ts';
import type { Path } from './path.ts';
import type { Duration, Timestamp } from './time.ts';
import type { ValueSet } from './value-set.ts';

export type List = readonly Value[];
export type ValueMap = ReadonlyMap<string, Value>;

/** Every type of the rules language and what stands for it here: int64 as bigint, float as number. */
export interface TypeMap {
  null: null;
  bool: boolean;
  int: bigint;
  float: number;
  string: string;
  bytes: Uint8Array;
  timestamp: Timestamp;
  duration: Duration;
  latlng: LatLng;
  list: List;
  set: ValueSet;
  map: ValueMap;
  map_diff: MapDiff;
  path: Path;
}

export type TypeName = keyof TypeMap;
export type Value =
  | null
  | boolean
  | bigint
  | number
  | string
  | Uint8Array
  | Timestamp
  | Duration
  | LatLng
  | readonly Value[]
  | ValueSet
  | ReadonlyMap<string, Value>
  | MapDiff
  | Path;

export type Result<T extends Value = Value> = T | Fault;
