import fc from 'fast-check';
import { NOW } from './rest-firestore.ts';

export type AnyDocument = Record<string, unknown>;

/** Whitespace of every kind, invisible characters, and some that only look like a space. */
const space = fc.constantFrom(
  ...' \t\n\v\f\r\u00a0\u1680\u2000\u200a\u2028\u2029\u202f\u205f\u3000\ufeff\u180e\u200b\u2060\u0085\u001c\u00ad\u034f\u3164\uffa0\u2800\ufe0f\u2065\u0890\u3163\u2801',
);
const grapheme = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 });

/** Mostly texts that fit, and many that are blank or close to the maximum length. */
export function textAround(maxChars: number): fc.Arbitrary<string> {
  return fc.oneof(
    {
      weight: 3,
      arbitrary: fc
        .array(fc.oneof(grapheme, space), { maxLength: 20 })
        .map((characters) => characters.join('')),
    },
    fc.array(space, { maxLength: 4 }).map((characters) => characters.join('')),
    fc
      .tuple(grapheme, fc.integer({ min: -2, max: 2 }))
      .map(([character, more]) => character + 'x'.repeat(maxChars - character.length + more)),
  );
}

/** Times between 2000 and 2100, half of them one of the same two. */
export const moment = fc.oneof(
  fc.constantFrom(new Date('2026-01-01T00:00:00Z'), new Date('2026-01-01T00:00:00.001Z')),
  fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
);

const anyValue = fc.oneof(
  fc.constantFrom(null, true, false, 0, 1, -1, 0.5, 1e9, '', ' ', 'x', NOW),
  fc.constantFrom([], [''], {}, { newRequests: true, reminders: true }, { newRequests: true }),
  moment,
  textAround(100),
);

/** A document in which a few fields may be changed, missing or superfluous. */
export function nearMissOf(
  valid: fc.Arbitrary<AnyDocument>,
  surplus: readonly string[],
): fc.Arbitrary<AnyDocument> {
  return valid.chain((document) => {
    const names = Object.keys(document);
    return fc
      .tuple(
        fc.dictionary(fc.constantFrom(...names), anyValue, { maxKeys: 2 }),
        fc.subarray(names, { maxLength: 1 }),
        fc.oneof(
          { weight: 3, arbitrary: fc.constant(null) },
          { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...surplus), anyValue) },
        ),
      )
      .map(([changes, missing, more]) => {
        const changed: AnyDocument = { ...document, ...changes, ...(more ? { [more[0]]: more[1] } : {}) };
        return Object.fromEntries(Object.entries(changed).filter(([name]) => !missing.includes(name)));
      });
  });
}
