import { isFault } from './fault.ts';
import { MapDiff } from './map-diff.ts';
import { memberKey } from './member-key.ts';
import { Path } from './path.ts';
import { isOfType, typeOf } from './type-of.ts';
import type { Value } from './value.ts';

/**
 * `==`: values of different types differ, but for an int and a float, which compare by number. Paths compare by their text
 * and a template that is not bound equals nothing, nor does a map_diff. Firebase Security Rules reference, "Operators".
 */
export function isEqual(left: Value, right: Value): boolean {
  if (isNumber(left) && isNumber(right)) {
    return typeof left === typeof right ? left === right : Number(left) === Number(right);
  }
  if (left instanceof Path && right instanceof Path) {
    const [leftTexts, rightTexts] = [left.resolve(), right.resolve()];
    return !isFault(leftTexts) && JSON.stringify(leftTexts) === JSON.stringify(rightTexts);
  }
  if (left instanceof MapDiff) {
    return false;
  }
  return isSame(left, right);
}

/** Whether a list holds the value: as `==`, but 1 is not 1.0. */
export function isElement(value: Value, elements: readonly Value[]): boolean {
  return elements.some((element) => typeOf(element) === typeOf(value) && isEqual(element, value));
}

/** Equality inside lists and maps: of one type, -0.0 is not 0.0, NaN equals nothing, templates compare as such. */
function isSame(left: Value, right: Value): boolean {
  if (typeof left === 'number') {
    return !Number.isNaN(left) && Object.is(left, right);
  }
  if (isOfType(left, 'list')) {
    return (
      isOfType(right, 'list') &&
      left.length === right.length &&
      left.every((element, index) => isSame(element, right[index] ?? null))
    );
  }
  if (isOfType(left, 'map')) {
    return (
      isOfType(right, 'map') &&
      left.size === right.size &&
      [...left].every(([key, field]) => right.has(key) && isSame(field, right.get(key) ?? null))
    );
  }
  if (left instanceof Path) {
    return right instanceof Path && left.templateText === right.templateText;
  }
  if (left !== null && typeof left === 'object') {
    return right !== null && typeof right === 'object' && memberKey(left) === memberKey(right);
  }
  return left === right;
}

const isNumber = (value: Value): value is bigint | number =>
  typeof value === 'bigint' || typeof value === 'number';
