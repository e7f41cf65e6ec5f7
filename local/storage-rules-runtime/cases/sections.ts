import { BYTES } from './bytes.ts';
import { CONVERSION } from './conversion.ts';
import { DURATION } from './duration.ts';
import { HASHING } from './hashing.ts';
import { LATLNG } from './latlng.ts';
import { LIST } from './list.ts';
import { LOGIC } from './logic.ts';
import { MAP } from './map.ts';
import { MAP_DIFF } from './map-diff.ts';
import { MATH } from './math.ts';
import { OPERATOR } from './operator.ts';
import { PATH } from './path.ts';
import { REGULAR_EXPRESSION } from './regular-expression.ts';
import type { Section } from './section.ts';
import { SET } from './set.ts';
import { STRING } from './string.ts';
import { SYNTAX } from './syntax.ts';
import { TIMESTAMP } from './timestamp.ts';

/** The reference of the language, as cases. */
export const SECTIONS: readonly Section[] = [
  ...[BYTES, CONVERSION, DURATION, HASHING, LATLNG, LIST, LOGIC, MAP, MAP_DIFF, MATH, OPERATOR, PATH],
  ...[REGULAR_EXPRESSION, SET, STRING, SYNTAX, TIMESTAMP],
];
