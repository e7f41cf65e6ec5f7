import { floatText } from './float-text.ts';
import { INT64_MAX } from './int64.ts';
import { LatLng } from './latlng.ts';
import { MapDiff } from './map-diff.ts';
import { Path } from './path.ts';
import { Duration, Timestamp } from './time.ts';
import { isOfType } from './type-of.ts';
import type { Value } from './value.ts';
import { ValueSet } from './value-set.ts';

/** An expression of the rules language with that value, as `debug` shows it. A map_diff has none: its keys are listed. */
export function sourceOf(value: Value): string {
  if (value === null || typeof value === 'bigint' || typeof value === 'boolean') {
    return String(value);
  }
  if (typeof value === 'string') {
    return stringSource(value);
  }
  if (typeof value === 'number') {
    return /^-?[0-9.]+$/.test(floatText(value)) ? floatText(value) : `float('${floatText(value)}')`;
  }
  if (isOfType(value, 'list')) {
    return `[${value.map(sourceOf).join(', ')}]`;
  }
  if (isOfType(value, 'map')) {
    return `{${[...value].map(([key, field]) => `${stringSource(key)}: ${sourceOf(field)}`).join(', ')}}`;
  }
  return objectSource(value);
}

function objectSource(value: Exclude<Value, null | boolean | number | bigint | string>): string {
  if (value instanceof Uint8Array) {
    return `b'${[...value].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('')}'`;
  }
  if (value instanceof ValueSet) {
    return `${sourceOf(value.members)}.toSet()`;
  }
  if (value instanceof Path) {
    return `path(${stringSource(value.text)})`;
  }
  if (value instanceof Timestamp) {
    const fraction = String(value.nanos).padStart(9, '0');
    return `timestamp.value('${value.calendar.toISOString().slice(0, 19)}.${fraction}Z')`;
  }
  if (value instanceof Duration) {
    return durationSource(value);
  }
  if (value instanceof LatLng) {
    return `latlng.value(${sourceOf(value.latitude)}, ${sourceOf(value.longitude)})`;
  }
  return value instanceof MapDiff ? `map_diff(${value.memberKey})` : '';
}

function durationSource({ totalNanos, seconds, nanos }: Duration): string {
  const size = totalNanos < 0n ? -totalNanos : totalNanos;
  return size <= INT64_MAX
    ? `duration.value(${totalNanos}, 'ns')`
    : `duration.value(${seconds}, 's') + duration.value(${nanos}, 'ns')`;
}

function stringSource(text: string): string {
  const isPlain = (char: string) => char >= ' ' && char <= '~' && char !== "'" && char !== '\\';
  const units = Array.from({ length: text.length }, (_, at) => text.charAt(at));
  return `'${units.map((unit) => (isPlain(unit) ? unit : unicodeEscape(unit))).join('')}'`;
}

const unicodeEscape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
