import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { CALLERS, type Caller } from '@prayer-community/domain/direct-access';
import { DEFAULT_REPLY_TEMPLATES } from '@prayer-community/domain/settings/reply-templates';
import { SETTINGS, type SettingsName } from '@prayer-community/domain/settings/settings';
import { deleteDoc, doc, type Firestore, getDoc, setDoc } from 'firebase/firestore/lite';
import { beforeAll, describe, it } from 'vitest';
import { databaseAs, pastTheRules, startRulesEnvironment } from './rules-environment.ts';
import { storeStaff } from './stored-documents.ts';

const NAMES = [
  'set_up',
  'screens',
  'identity',
  'wall',
  'privacy',
  'reminders',
  'safety',
  'prayer_sessions',
  'requesters',
  'replies',
  'intake',
  'site',
] as const;

let environment: RulesTestEnvironment;
let leadership: Firestore;

beforeAll(async () => {
  environment = await startRulesEnvironment();
  await pastTheRules(environment, storeStaff);
  leadership = databaseAs(environment, 'leadership');
});

const READERS: Record<SettingsName, readonly Caller[]> = {
  set_up: ['leadership'],
  screens: ['leadership'],
  identity: ['prayer_team', 'leadership'],
  wall: ['leadership'],
  privacy: CALLERS,
  reminders: ['prayer_team', 'leadership'],
  safety: CALLERS,
  prayer_sessions: CALLERS,
  requesters: ['prayer_team', 'leadership'],
  replies: ['prayer_team', 'leadership'],
  intake: CALLERS,
  site: CALLERS,
};

describe.each(NAMES)('settings/%s', (name) => {
  const settingsIn = (db: Firestore) => doc(db, COLLECTIONS.settings, name);
  const defaults = SETTINGS[name].parse({});

  it.each(CALLERS)('allows %s only the intended reads and writes', async (caller) => {
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

  it('accepts each field alone, because leaders send only what they change', async () => {
    for (const [field, value] of Object.entries(defaults)) {
      await pastTheRules(environment, (past) => deleteDoc(settingsIn(past)));
      await assertSucceeds(setDoc(settingsIn(leadership), { [field]: value }, { mergeFields: [field] }));
    }
  });

  it('accepts a change beside a field that a newer version of the site has stored, but no change of that field', async () => {
    const store = (changes: object) => setDoc(settingsIn(leadership), changes, { merge: true });
    await pastTheRules(environment, (past) => setDoc(settingsIn(past), { from_later: 1 }));

    await assertSucceeds(store({ ...defaults }));
    await assertFails(store({ from_later: 2 }));
    await assertFails(setDoc(settingsIn(leadership), { ...defaults }));
    await pastTheRules(environment, (past) => deleteDoc(settingsIn(past)));
  });

  const numbers = Object.entries(defaults).flatMap(([field, value]) =>
    typeof value === 'number' ? [field] : [],
  );

  it.each(numbers)('requires %s to be a whole number', async (field) => {
    await assertFails(setDoc(settingsIn(leadership), { ...defaults, [field]: 7.5 }));
    await assertSucceeds(setDoc(settingsIn(leadership), { ...defaults, [field]: 7 }));
  });
});

it('settings with any other name are denied, even to leadership', async () => {
  await assertFails(getDoc(doc(leadership, COLLECTIONS.settings, 'other')));
  await assertFails(setDoc(doc(leadership, COLLECTIONS.settings, 'other'), { retention_days: 0 }));
});

describe('the setup document', () => {
  const setUp = () => doc(leadership, COLLECTIONS.settings, 'set_up');

  it.each([
    { preset: 'team', questions: { identity: 'answered', asking: 'skipped' } },
    { state: 'new', preset: null, questions: {} },
  ])('accepts %j', async (changes) => {
    await assertSucceeds(setDoc(setUp(), { ...SETTINGS.set_up.parse({}), ...changes }));
  });

  it.each([
    { state: 'over' },
    { preset: 'huge' },
    { questions: { identity: 'open' } },
    { questions: { other: 'answered' } },
    { questions: [] },
    { questions: null },
  ])('rejects %j', async (changes) => {
    await assertFails(setDoc(setUp(), { ...SETTINGS.set_up.parse({}), ...changes }));
  });
});

describe('the identity document', () => {
  const store = (changes: object) =>
    setDoc(doc(leadership, COLLECTIONS.settings, 'identity'), {
      ...SETTINGS.identity.parse({}),
      ...changes,
    });
  const logo = { id: 'a'.repeat(32), width: 96 };

  it.each([
    { color: '#336699' },
    { website: 'https://church.example.org/' },
    { welcome: { en: 'Welcome', es: null } },
    { logo },
    { logo: { ...logo, width: 288 } },
  ])('accepts %j', async (changes) => {
    await assertSucceeds(store(changes));
  });

  it.each([
    { color: 'blue' },
    { color: '#336699; background: url(https://example.org)' },
    { website: 'http://church.example.org/' },
    { website: `https://${'x'.repeat(200)}` },
    { welcome: { en: 'Welcome', es: null, fr: 'Bienvenue' } },
    { welcome: { en: 'x'.repeat(121), es: null } },
    { welcome: { en: null, es: 'x'.repeat(121) } },
    { logo: { ...logo, id: '../logo' } },
    { logo: { ...logo, width: 95 } },
    { logo: { ...logo, width: 289 } },
    { logo: { ...logo, height: 96 } },
    { name: '' },
    { name: 'x'.repeat(41) },
    { short_name: 'x'.repeat(13) },
    { phone: 'x'.repeat(41) },
    { address: 'x'.repeat(201) },
    { motto: 'Pray' },
  ])('rejects %j', async (changes) => {
    await assertFails(store(changes));
  });
});

describe('the replies document', () => {
  const { en, es } = DEFAULT_REPLY_TEMPLATES;
  const store = (templates: unknown) =>
    setDoc(doc(leadership, COLLECTIONS.settings, 'replies'), { ...SETTINGS.replies.parse({}), templates });

  it('accepts six templates in each language', async () => {
    await assertSucceeds(store({ en, es }));
  });

  it.each([
    ['a language that the community does not have', { en, es, fr: en }],
    ['one language alone', { en }],
    ['seven templates', { en: [...en, 'One more'], es }],
    ['a text of six characters', { en: 'prayer', es }],
    ['a map of six templates', { en: { ...en }, es }],
    ['nothing', null],
  ])('rejects %s', async (_what, templates) => {
    await assertFails(store(templates));
  });
});

describe('the reminders document', () => {
  const reminders = () => doc(leadership, COLLECTIONS.settings, 'reminders');
  const hours = { high: 1, medium: 4, low: 12 };

  it.each([
    { quiet_hours: { from: 0, to: 23 }, time_zone: 'America/New_York' },
    { hours_by_urgency: { high: 1, medium: 168, low: 168 }, by_urgency: true },
  ])('accepts %j', async (changes) => {
    await assertSucceeds(setDoc(reminders(), { ...SETTINGS.reminders.parse({}), ...changes }));
  });

  it.each([
    { hours_by_urgency: { ...hours, high: 0 } },
    { hours_by_urgency: { ...hours, medium: 169 } },
    { hours_by_urgency: { ...hours, low: 0.5 } },
    { hours_by_urgency: { high: 1, medium: 4 } },
    { hours_by_urgency: { ...hours, none: 1 } },
    { hours_by_urgency: null },
    { quiet_hours: { from: -1, to: 7 } },
    { quiet_hours: { from: 22, to: 24 } },
    { quiet_hours: { from: 7, to: 7 } },
    { quiet_hours: { from: 22 } },
    { quiet_hours: { from: 22, to: 7, until: 8 } },
    { quiet_hours: 22 },
    { time_zone: '' },
    { time_zone: 'x'.repeat(65) },
    { time_zone: null },
    { by_urgency: 1 },
    { suggests_assignee: null },
    { team_may_claim: 'yes' },
    { return_away_after_hours: 721 },
    { return_idle_after_hours: -1 },
    { escalate_after_reminders: 21 },
  ])('rejects %j', async (changes) => {
    await assertFails(setDoc(reminders(), { ...SETTINGS.reminders.parse({}), ...changes }));
  });
});

describe('the time zone of reminders', () => {
  const choose = (time_zone: unknown) =>
    setDoc(doc(leadership, COLLECTIONS.settings, 'reminders'), {
      ...SETTINGS.reminders.parse({}),
      time_zone,
    });

  it('must be a string of 1 to 64 characters', async () => {
    await assertSucceeds(choose('Z'));
    await assertSucceeds(choose('x'.repeat(64)));
    for (const time_zone of ['', 'x'.repeat(65), ['UTC'], { UTC: true }, 7]) {
      await assertFails(choose(time_zone));
    }
  });
});
