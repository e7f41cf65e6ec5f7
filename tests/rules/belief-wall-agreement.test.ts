import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { newWallPost, newWallPostSchema } from '@prayer-community/domain/belief-wall-post';
import { NAME_MAX_CHARS, PRAYER_TEXT_MAX_CHARS } from '@prayer-community/domain/limits';
import fc from 'fast-check';
import { deleteDoc, type Firestore, serverTimestamp } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { databaseAs, pastTheRules, startRulesEnvironment, UIDS } from './rules-environment.ts';
import { storePost, visitorRef } from './wall-writes.ts';

/** Stands for the server's time, which both sides fill in for themselves. */
const NOW = 'the time of the server';
const newPostSchema = newWallPostSchema(z.literal(NOW), true);

let environment: RulesTestEnvironment;
let db: Firestore;
let posts = 0;

beforeAll(async () => {
  environment = await startRulesEnvironment();
  db = databaseAs(environment, 'anonymous');
});

afterAll(() => environment.cleanup());

/** Writes the document as a post, at a pace that nothing is against, and says whether the rules took it as the schema does. */
async function expectAgreement(document: Record<string, unknown>): Promise<boolean> {
  const writer = { db, uid: UIDS.anonymous, postId: `post-${posts++}` };
  const isSound = newPostSchema.safeParse(document).success;
  const stored = Object.entries(document).map(([name, value]) => [
    name,
    value === NOW ? serverTimestamp() : value,
  ]);
  const result = storePost(writer, Object.fromEntries(stored));
  await (isSound ? assertSucceeds(result) : assertFails(result));
  if (isSound) {
    await pastTheRules(environment, (past) => deleteDoc(visitorRef({ ...writer, db: past })));
  }
  return isSound;
}

/** Spaces of every kind that JavaScript knows, and what only looks like one. */
const space = fc.constantFrom(
  ...' \t\n\v\f\r\u00a0\u1680\u2000\u200a\u2028\u2029\u202f\u205f\u3000\ufeff\u180e\u200b\u2060\u0085\u001c',
);
const grapheme = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 });

/** Texts that fit, most of them, and many that are just as long as allowed, blank, or a character too long. */
const textAround = (maxChars: number) =>
  fc.oneof(
    fc.array(fc.oneof(grapheme, space), { maxLength: 20 }).map((characters) => characters.join('')),
    fc.array(space, { maxLength: 4 }).map((characters) => characters.join('')),
    fc
      .tuple(grapheme, fc.integer({ min: -2, max: 2 }))
      .map(([character, more]) => character + 'x'.repeat(maxChars - character.length + more)),
  );

const soundPost = fc
  .tuple(textAround(PRAYER_TEXT_MAX_CHARS), fc.option(textAround(NAME_MAX_CHARS)))
  .map(([content, authorName]) => newWallPost(content, authorName, true, NOW));

const anyValue = fc.oneof(
  fc.constantFrom(null, true, false, 0, 1, -1, 0.5, '', ' ', 'x', NOW),
  fc.constant([]),
  fc.constant({}),
  textAround(NAME_MAX_CHARS),
);
const FIELDS = Object.keys(newWallPost('', null, true, NOW));

/** A post with a field or two that are other, missing or too many. */
const nearMiss = fc
  .tuple(
    soundPost,
    fc.dictionary(fc.constantFrom(...FIELDS), anyValue, { maxKeys: 2 }),
    fc.subarray(FIELDS, { maxLength: 1 }),
    fc.option(fc.constantFrom('is_pinned', 'user_id', 'report_count'), { freq: 4 }),
  )
  .map(([post, changes, missing, more]) => {
    const document: Record<string, unknown> = { ...post, ...changes, ...(more ? { [more]: true } : {}) };
    return Object.fromEntries(Object.entries(document).filter(([name]) => !missing.includes(name)));
  });

describe('the schema of a new post and the rules', () => {
  it.each([
    ['posts', soundPost, 250],
    ['near misses', nearMiss, 250],
  ])('take and refuse the same %s', async (_what, documents, numRuns) => {
    const verdicts = new Set<boolean>();

    await fc.assert(
      fc.asyncProperty(documents, async (document) => {
        verdicts.add(await expectAgreement({ ...document }));
      }),
      { numRuns },
    );

    expect(verdicts, 'both verdicts have to occur').toEqual(new Set([true, false]));
  });
});
