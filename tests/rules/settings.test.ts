import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { CALLERS, type Caller } from '@prayer-community/domain/direct-access';
import { CHOSEN_SETTINGS, SETTINGS, type SettingsName } from '@prayer-community/domain/settings';
import fc from 'fast-check';
import { deleteDoc, doc, type Firestore, getDoc, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseAs, pastTheRules, startRulesEnvironment } from './rules-environment.ts';
import { storeStaff } from './stored-documents.ts';

const NAMES = ['wall', 'privacy', 'reminders', 'safety', 'prayer_sessions'] as const;

let environment: RulesTestEnvironment;
let leadership: Firestore;

beforeAll(async () => {
  environment = await startRulesEnvironment();
  await pastTheRules(environment, storeStaff);
  leadership = databaseAs(environment, 'leadership');
});

afterAll(() => environment.cleanup());

const READERS: Record<SettingsName, readonly Caller[]> = {
  wall: CALLERS,
  privacy: ['prayer_team', 'leadership'],
  reminders: ['prayer_team', 'leadership'],
  safety: CALLERS,
  prayer_sessions: CALLERS,
};

describe.each(NAMES)('settings/%s', (name) => {
  const settingsIn = (db: Firestore) => doc(db, COLLECTIONS.settings, name);
  const defaults = SETTINGS[name].parse({});

  it.each(CALLERS)('as %s comes to it', async (caller) => {
    const db = databaseAs(environment, caller);
    const isReader = READERS[name].includes(caller);
    await (isReader ? assertSucceeds(getDoc(settingsIn(db))) : assertFails(getDoc(settingsIn(db))));

    await pastTheRules(environment, (past) => deleteDoc(settingsIn(past)));
    const choose = () => setDoc(settingsIn(db), { ...defaults });
    await (caller === 'leadership' ? assertSucceeds(choose()) : assertFails(choose()));
    await pastTheRules(environment, (past) => setDoc(settingsIn(past), { ...defaults }));
    await (caller === 'leadership' ? assertSucceeds(choose()) : assertFails(choose()));
    await assertFails(deleteDoc(settingsIn(db)));
  });

  const anyValue = fc.oneof(
    fc.constantFrom(null, true, '', '3', 'team', 'leadership', 'at_once', 'moderated', 'US', 'XX', 0.5),
    fc.constantFrom(-1, 0, 1, 2, 99, 100, 101, 167, 168, 169, 3649, 3650, 3651),
  );
  const document = fc
    .tuple(
      fc.dictionary(fc.constantFrom(...Object.keys(defaults)), anyValue, { maxKeys: 2 }),
      fc.subarray(Object.keys(defaults), { maxLength: 1 }),
      fc.option(fc.constantFrom('unnamed', 'updated_by'), { freq: 6 }),
    )
    .map(([changes, missing, more]) => {
      const fields: Record<string, unknown> = { ...defaults, ...changes, ...(more ? { [more]: true } : {}) };
      return Object.fromEntries(Object.entries(fields).filter(([field]) => !missing.includes(field)));
    });

  it('takes from leadership what the schema takes, and nothing else', async () => {
    const verdicts = new Set<boolean>();

    await fc.assert(
      fc.asyncProperty(document, async (fields) => {
        const isSound = CHOSEN_SETTINGS[name].safeParse(fields).success;
        verdicts.add(isSound);
        const result = setDoc(settingsIn(leadership), fields);
        await (isSound ? assertSucceeds(result) : assertFails(result));
      }),
      { numRuns: 150 },
    );

    expect(verdicts, 'both verdicts have to occur').toEqual(new Set([true, false]));
  });
});

it('settings of any other name are closed to leadership too', async () => {
  await assertFails(getDoc(doc(leadership, COLLECTIONS.settings, 'other')));
  await assertFails(setDoc(doc(leadership, COLLECTIONS.settings, 'other'), { retention_days: 0 }));
});
