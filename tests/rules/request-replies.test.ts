import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { COLLECTIONS, repliesPath } from '@prayer-community/domain/collections';
import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import {
  newReply,
  REPLY_MAX_CHARS,
  type Reply,
  releaseReply,
  withdrawReply,
} from '@prayer-community/domain/replies/reply';
import { replySettingsSchema, requesterSettingsSchema } from '@prayer-community/domain/settings/settings';
import {
  collection,
  type DocumentReference,
  deleteDoc,
  doc,
  type Firestore,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { beforeAll, beforeEach, describe, it, onTestFinished } from 'vitest';
import { databaseAs, pastTheRules, startRulesEnvironment, UIDS } from './rules-environment.ts';
import { storedRequest, storeStaff } from './stored-documents.ts';

let environment: RulesTestEnvironment;
let team: Firestore;
let leadership: Firestore;
let requests = 0;
let requestId: string;

beforeAll(async () => {
  environment = await startRulesEnvironment();
  await pastTheRules(environment, storeStaff);
  team = databaseAs(environment, 'prayer_team');
  leadership = databaseAs(environment, 'leadership');
});

beforeEach(async () => {
  await store({});
  await review(false);
});

async function store(changes: Partial<PrayerRequest<Date>>): Promise<void> {
  requestId = `replied-${requests++}`;
  await pastTheRules(environment, (past) =>
    setDoc(doc(past, COLLECTIONS.prayerRequests, requestId), storedRequest(changes)),
  );
}

function review(reviewed_by_leadership: boolean): Promise<void> {
  return pastTheRules(environment, (past) =>
    setDoc(doc(past, COLLECTIONS.settings, 'replies'), replySettingsSchema.parse({ reviewed_by_leadership })),
  );
}

function turnStatusPages(status_pages: boolean): Promise<void> {
  return pastTheRules(environment, (past) =>
    setDoc(doc(past, COLLECTIONS.settings, 'requesters'), requesterSettingsSchema.parse({ status_pages })),
  );
}

const sent = (uid: string = UIDS.prayer_team) => newReply('We pray.', uid, false, serverTimestamp());
const waiting = (uid: string = UIDS.prayer_team) => newReply('We pray.', uid, true, serverTimestamp());

function post(db: Firestore, reply: object): Promise<void> {
  return setDoc(doc(collection(db, repliesPath(requestId))), reply);
}

/** Stores a reply by a member of the prayer team. */
async function stored(changes: Partial<Reply<Date>> = {}): Promise<(db: Firestore) => DocumentReference> {
  const id = 'a'.repeat(20);
  await pastTheRules(environment, (past) =>
    setDoc(doc(past, repliesPath(requestId), id), {
      ...newReply('We pray.', UIDS.prayer_team, true, new Date()),
      ...changes,
    }),
  );
  return (db) => doc(db, repliesPath(requestId), id);
}

const release = (uid: string = UIDS.leadership, text = 'We prayed.') =>
  releaseReply(text, uid, serverTimestamp());

/** Requests whose requester could not read a reply. */
const UNREACHABLE: [string, Partial<PrayerRequest<Date>>][] = [
  ['withdrawn', { ended_by_requester: 'withdrawn', status: 'closed', archive_status: 'archived' }],
  ['deleted', { ended_by_requester: 'deleted', emptied_at: new Date() }],
  ['emptied', { emptied_at: new Date(), status: 'closed', archive_status: 'archived' }],
];

describe('a reply', () => {
  it('can be sent immediately by staff or submitted for review', async () => {
    await assertSucceeds(post(team, sent()));
    await assertSucceeds(post(team, { ...sent(), reply_text: 'x'.repeat(REPLY_MAX_CHARS) }));
    await assertSucceeds(post(team, waiting()));
    await assertSucceeds(post(leadership, sent(UIDS.leadership)));
  });

  it('must be submitted for review by the prayer team if leadership reviews replies', async () => {
    await review(true);

    await assertFails(post(team, sent()));
    await assertSucceeds(post(team, waiting()));
    await assertSucceeds(post(leadership, sent(UIDS.leadership)));
  });

  it.each(['short', 'a'.repeat(21), `${'a'.repeat(19)}.`])(
    'is denied under the invalid id %s',
    async (id) => {
      await assertFails(setDoc(doc(team, repliesPath(requestId), id), sent()));
    },
  );

  it('can be sent immediately if there are no reply settings', async () => {
    await pastTheRules(environment, (past) => deleteDoc(doc(past, COLLECTIONS.settings, 'replies')));

    await assertSucceeds(post(team, sent()));
  });

  it.each<[string, object]>([
    ['blank', { reply_text: ' \n ' }],
    ['too long', { reply_text: 'x'.repeat(REPLY_MAX_CHARS + 1) }],
    ['not a string', { reply_text: 7 }],
    ['attributed to another member', { created_by: UIDS.leadership }],
    ['backdated', { created_at: new Date(0) }],
    ['marked as sent long ago', { sent_at: new Date(0) }],
    ['missing the time it was sent', { sent_at: null }],
    ['withdrawn', { state: 'withdrawn', sent_at: null }],
    ['reviewed', { reviewed_by: UIDS.prayer_team }],
    ['both awaiting review and already sent', { state: 'awaiting_review' }],
    ['given an additional field', { unnamed: true }],
  ])('is denied if it is %s', async (_why, changes) => {
    await assertFails(post(team, { ...sent(), ...changes }));
  });

  it.each(UNREACHABLE)('is denied on a request that is %s', async (_why, changes) => {
    await store(changes);

    await assertFails(post(team, sent()));
  });

  it('is denied to the prayer team on an archived confidential request', async () => {
    await store({ submission_type: 'confidential', archive_status: 'archived', status: 'closed' });

    await assertFails(post(team, sent()));
    await assertSucceeds(post(leadership, sent(UIDS.leadership)));
  });

  it('is denied if leadership turned off status pages', async () => {
    await turnStatusPages(false);
    onTestFinished(() => turnStatusPages(true));

    await assertFails(post(team, sent()));
    await assertFails(post(team, waiting()));
    await assertFails(post(leadership, sent(UIDS.leadership)));
    await turnStatusPages(true);
    await assertSucceeds(post(team, sent()));
  });

  it('cannot be changed or deleted once it is sent', async () => {
    const reply = await stored({ state: 'sent', sent_at: new Date() });

    await assertFails(updateDoc(reply(leadership), { ...release() }));
    await assertFails(updateDoc(reply(leadership), withdrawReply(UIDS.leadership)));
    await assertFails(setDoc(reply(team), sent()));
    await assertFails(deleteDoc(reply(leadership)));
  });
});

describe('a reply that is awaiting review', () => {
  it.each([
    ['unedited', 'We pray.'],
    ['edited', 'We prayed.'],
  ])('can be sent %s by a leader, and only once', async (_how, text) => {
    const reply = await stored({ reply_text: 'We pray.' });
    const send = () => updateDoc(reply(leadership), { ...release(UIDS.leadership, text) });

    await assertSucceeds(send());
    await assertFails(send());
  });

  it('cannot be sent by the prayer team', async () => {
    const reply = await stored();

    await assertFails(updateDoc(reply(team), { ...release(UIDS.prayer_team) }));
    await assertFails(updateDoc(reply(team), { reply_text: 'Other words.', reviewed_by: UIDS.prayer_team }));
  });

  it('can be withdrawn but not sent if leadership turned off status pages', async () => {
    const reply = await stored();
    await turnStatusPages(false);
    onTestFinished(() => turnStatusPages(true));

    await assertFails(updateDoc(reply(leadership), { ...release() }));
    await assertSucceeds(updateDoc(reply(leadership), withdrawReply(UIDS.leadership)));
  });

  it.each(UNREACHABLE)(
    'can be withdrawn but not sent on a request that has since been %s',
    async (_why, changes) => {
      const reply = await stored();
      await pastTheRules(environment, (past) =>
        updateDoc(doc(past, COLLECTIONS.prayerRequests, requestId), { ...changes }),
      );

      await assertFails(updateDoc(reply(leadership), { ...release() }));
      await assertSucceeds(updateDoc(reply(leadership), withdrawReply(UIDS.leadership)));
    },
  );

  it('can be withdrawn by its author or a leader without other changes', async () => {
    const reply = await stored();

    await assertFails(
      updateDoc(reply(team), { ...withdrawReply(UIDS.prayer_team), reply_text: 'Other words.' }),
    );
    await assertSucceeds(updateDoc(reply(team), withdrawReply(UIDS.prayer_team)));
    await assertFails(updateDoc(reply(leadership), { ...release() }));
    await assertSucceeds(updateDoc((await stored())(leadership), withdrawReply(UIDS.leadership)));
  });

  it.each(['sent', 'awaiting_review', 'published'])(
    'cannot be put into the state %s by its author, who could withdraw it',
    async (state) => {
      const reply = await stored();

      await assertFails(updateDoc(reply(team), { state, reviewed_by: UIDS.prayer_team }));
    },
  );

  it('cannot be withdrawn by the prayer team if another member wrote it', async () => {
    const reply = await stored({ created_by: UIDS.leadership });

    await assertFails(updateDoc(reply(team), withdrawReply(UIDS.prayer_team)));
  });

  it.each<[string, object]>([
    ["in another member's name", { reviewed_by: UIDS.prayer_team }],
    ['with a backdated time', { sent_at: new Date(0) }],
    ['without any text', { reply_text: ' ' }],
    ['with a different author', { created_by: UIDS.leadership }],
    ['with an additional field', { unnamed: true }],
    ['while it still awaits review', { state: 'awaiting_review' }],
    ['in a state that does not exist', { state: 'published' }],
  ])('cannot be sent %s', async (_how, changes) => {
    const reply = await stored();

    await assertFails(updateDoc(reply(leadership), { ...release(), ...changes }));
  });
});
