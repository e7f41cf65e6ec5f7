import { randomUUID } from 'node:crypto';
import type { CallableInput } from '@prayer-community/domain/callables';
import { COLLECTIONS, historyPath } from '@prayer-community/domain/collections';
import { AUDIO_MAX_BYTES, PRAYER_TEXT_MAX_CHARS } from '@prayer-community/domain/limits';
import { refusal } from '@prayer-community/domain/refusal';
import { CONFIDENTIAL_NOT_SHARED } from '@prayer-community/domain/request-form/prayer-request-rules';
import { recordingPath } from '@prayer-community/domain/request-form/recording-path';
import { REQUEST_FORM_MESSAGES } from '@prayer-community/domain/request-form/request-form-messages';
import { SUBMISSION_REFUSALS } from '@prayer-community/domain/request-form/submit-prayer-request';
import { requesterSettingsSchema, safetySettingsSchema } from '@prayer-community/domain/settings/settings';
import { prayerData } from '@prayer-community/domain/testing/prayer-data';
import { type Message, t } from '@prayer-community/i18n/text';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { pseudonym } from '../platform/pseudonym.ts';
import { eraseRequest } from '../retention/erase-request.ts';
import { callFunction, callWithAnything } from '../testing/call-function.ts';
import { passwordIdToken, staffIdToken } from '../testing/id-token.ts';
import { randomAddress } from '../testing/random-address.ts';
import { createStaffMember } from '../testing/staff-member.ts';
import { testBucket, testFirestore } from '../testing/test-backend.ts';
import { silentWav } from '../testing/wav-file.ts';

type Submission = CallableInput<'submitPrayerRequest'>;

const RUTH = { first_name: 'Ruth', last_name: 'Meyer', phone: null, email: 'ruth@example.org' };

let address: string;
let submission: Submission;

beforeEach(() => {
  address = randomAddress();
  submission = {
    submissionId: randomUUID(),
    prayerData: prayerData({
      is_on_behalf: false,
      prayer_text: `For my mother. ${randomUUID()}`,
      categories: ['healing', 'family'],
      urgency_level: 'high',
    }),
    contactData: RUTH,
    audioPath: null,
  };
});

const submit = (data: Submission) => callFunction('submitPrayerRequest', data, { address });

async function storedRequest(id: string): Promise<FirebaseFirestore.DocumentData | undefined> {
  return (await testFirestore().collection(COLLECTIONS.prayerRequests).doc(id).get()).data();
}

async function wallPostsOf({ prayerData }: Submission): Promise<FirebaseFirestore.DocumentData[]> {
  const posts = await testFirestore()
    .collection(COLLECTIONS.beliefWallPosts)
    .where('content', '==', prayerData.prayer_text)
    .get();
  return posts.docs.map((post) => post.data());
}

async function storeRecording(bytes: Buffer): Promise<string> {
  const path = recordingPath(submission.submissionId, Date.now());
  await testBucket().file(path).save(bytes, { contentType: 'audio/wav', resumable: false });
  return path;
}

describe('the data that identifies a returning requester', () => {
  const linked = async (contactData: Submission['contactData']) => {
    const id = randomUUID();
    const prayer = prayerData({ is_on_behalf: true });
    await submit({ ...submission, submissionId: id, prayerData: prayer, contactData });
    const { contact_hashes, person_key } = (await storedRequest(id)) ?? {};
    return { contact_hashes, person_key };
  };
  const ruth = { first_name: 'Ruth', last_name: 'Meyer', phone: '(202) 555-0143', email: 'ruth@example.org' };

  it('is stored as keyed hashes that are the same for every spelling', async () => {
    const first = await linked(ruth);
    const second = await linked({ ...ruth, phone: '+1 202 555 0143', email: 'RUTH@example.org' });

    expect(first).toEqual({
      contact_hashes: [
        `email:${pseudonym('e-mail of requester', 'ruth@example.org')}`,
        `phone:${pseudonym('phone of requester', '+12025550143')}`,
      ],
      person_key: expect.stringMatching(/^[A-Za-z0-9]{20}$/),
    });
    expect(second.contact_hashes).toEqual(first.contact_hashes);
    expect(second.person_key).not.toBe(first.person_key);
  });

  it('is empty if the requester gave no name', async () => {
    expect(await linked({ ...ruth, first_name: null, last_name: null })).toEqual({
      contact_hashes: [],
      person_key: null,
    });
  });
});

describe('a valid submission', () => {
  it('is stored with its contact info and history', async () => {
    const answer = await submit(submission);

    expect(answer).toEqual({ result: { success: true, prayerRequestId: submission.submissionId } });
    const request = await storedRequest(submission.submissionId);
    expect(request).toMatchObject({
      ...submission.prayerData,
      contact_info: submission.contactData,
      requester_display: 'Ruth Meyer',
      status: 'new',
      archive_status: 'active',
      audio_path: null,
      assigned_to: null,
      contacted_at: null,
      note_count: 0,
      prayer_count: 0,
      updated_by: null,
    });
    const waitMs = request?.reminder_due_at.toMillis() - request?.created_at.toMillis();
    expect(waitMs).toBe(12 * 3_600_000);
    const history = await testFirestore().collection(historyPath(submission.submissionId)).get();
    expect(history.docs.map((event) => event.data())).toMatchObject([
      { action: 'submitted', actor: null, assigned_to: null },
    ]);
  });

  it('derives the requester display name regardless of the client’s value', async () => {
    const prayerData = { ...submission.prayerData, is_on_behalf: true, requester_display: 'Forged' };

    await submit({ ...submission, prayerData });

    expect(await storedRequest(submission.submissionId)).toMatchObject({
      requester_display: 'Request on behalf of someone else',
    });
  });

  it('is stored once and gets the same answer every time it is sent', async () => {
    submission.prayerData.share_on_belief_wall = true;

    const answers = await Promise.all([1, 2, 3, 4].map(() => submit(submission)));
    const later = await submit(submission);

    for (const answer of [...answers, later]) {
      expect(answer).toEqual({ result: { success: true, prayerRequestId: submission.submissionId } });
    }
    const history = await testFirestore().collection(historyPath(submission.submissionId)).get();
    expect(history.size).toBe(1);
    expect(await wallPostsOf(submission)).toHaveLength(1);
  });

  it('creates a post without a name if it is to be shared', async () => {
    submission.prayerData.share_on_belief_wall = true;

    await submit(submission);

    expect(await wallPostsOf(submission)).toMatchObject([
      { author_name: null, is_anonymous: true, is_answered: false, prayer_count: 0, testimony: null },
    ]);
  });

  it.each([
    ['agreed', true, undefined],
    ['none', true, undefined],
    ['not_asked', false, 'not_asked'],
  ] as const)('stores named people as %s, but not in a public post', async (named, isShown, inPost) => {
    const prayerData = { ...submission.prayerData, share_on_belief_wall: true, named_people: named };

    await submit({ ...submission, prayerData });

    expect(await storedRequest(submission.submissionId)).toMatchObject({
      consent: { shared_with: 'prayer_team', on_belief_wall: true, named_people: named },
    });
    const [post] = await wallPostsOf(submission);
    expect(post).toMatchObject({ is_approved: isShown });
    expect(post?.named_people).toBe(inPost);
  });

  it.each([
    ['asks nothing anymore', { asks: false, isOnBehalf: false, named: 'not_asked' }, false],
    ['asks nothing', { asks: false, isOnBehalf: true, named: undefined }, true],
    ['asks since the form was opened', { asks: true, isOnBehalf: true, named: undefined }, false],
  ] as const)(
    'is reviewed before it is on the wall if people were not asked, also if leadership %s',
    async (_when, { asks, isOnBehalf, named }, isShown) => {
      const safety = testFirestore().collection(COLLECTIONS.settings).doc('safety');
      await safety.set(safetySettingsSchema.parse({ asks_consent: asks }));
      onTestFinished(async () => void (await safety.delete()));
      const prayerData = {
        ...submission.prayerData,
        is_on_behalf: isOnBehalf,
        share_on_belief_wall: true,
        ...(named && { named_people: named }),
      };

      await submit({ ...submission, prayerData });

      expect(await wallPostsOf(submission)).toMatchObject([{ is_approved: isShown }]);
    },
  );

  it('stays off the wall if it is not to be shared', async () => {
    await submit(submission);

    expect(await wallPostsOf(submission)).toEqual([]);
  });

  it('is urgent if its text shows signs of harm, regardless of the chosen urgency', async () => {
    const words = { prayer_text: 'I don’t want to live any more.', urgency_level: 'low' } as const;

    await submit({ ...submission, prayerData: { ...submission.prayerData, ...words } });

    expect(await storedRequest(submission.submissionId)).toMatchObject({
      urgency_level: 'low',
      effective_urgency: 'high',
      signs_of_need: ['self_harm'],
    });
  });

  it('stores the gender only while leadership asks for it', async () => {
    const contactData = {
      first_name: null,
      last_name: null,
      phone: null,
      email: null,
      gender: 'male',
    } as const;
    const asked: Submission = { ...submission, prayerData: prayerData({ is_on_behalf: true }), contactData };
    await submit(asked);
    expect(await storedRequest(asked.submissionId)).toMatchObject({ contact_info: contactData });

    const requesters = testFirestore().collection(COLLECTIONS.settings).doc('requesters');
    await requesters.set(requesterSettingsSchema.parse({ asks_gender: false }));
    onTestFinished(async () => void (await requesters.delete()));
    const unasked = { ...asked, submissionId: randomUUID() };
    await submit(unasked);
    expect(await storedRequest(unasked.submissionId)).toMatchObject({ contact_info: null });
    const named: Submission = { ...submission, submissionId: randomUUID() };
    await submit({ ...named, contactData: { ...contactData, first_name: 'Ruth', last_name: 'Meyer' } });
    expect(await storedRequest(named.submissionId)).not.toHaveProperty('contact_info.gender');
  });

  it('stores the language of the page where it was written', async () => {
    await submit({ ...submission, language: 'es' });
    expect(await storedRequest(submission.submissionId)).toHaveProperty('language', 'es');
  });

  it('may consist of only a recording', async () => {
    const audioPath = await storeRecording(silentWav());

    await submit({ ...submission, prayerData: { ...submission.prayerData, prayer_text: null }, audioPath });

    expect(await storedRequest(submission.submissionId)).toMatchObject({
      prayer_text: null,
      audio_path: audioPath,
      awaits_listening: true,
    });
  });
});

const REQUIRED = 'Required';

describe('a payload with', () => {
  const withPrayer = (changes: object) => ({
    ...submission,
    prayerData: { ...submission.prayerData, ...changes },
  });

  it.each<[string, () => unknown, string]>([
    ['nothing', () => null, 'Expected object, received null'],
    ['no submission ID', () => ({ ...submission, submissionId: undefined }), REQUIRED],
    [
      'a submission ID that is not a UUID',
      () => ({ ...submission, submissionId: '../profiles/x' }),
      'Invalid uuid',
    ],
    [
      'a prayer of 501 characters',
      () => withPrayer({ prayer_text: 'x'.repeat(PRAYER_TEXT_MAX_CHARS + 1) }),
      'String must contain at most 500 character(s)',
    ],
    [
      'neither text nor a recording',
      () => withPrayer({ prayer_text: null }),
      t(REQUEST_FORM_MESSAGES.textOrRecording),
    ],
    ['no name', () => ({ ...submission, contactData: null }), t(REQUEST_FORM_MESSAGES.nameRequired)],
    [
      'no last name',
      () => ({
        ...submission,
        contactData: { first_name: 'Ruth', last_name: null, phone: null, email: null },
      }),
      t(REQUEST_FORM_MESSAGES.nameRequired),
    ],
    [
      'a follow-up request but no phone number',
      () => withPrayer({ follow_up_requested: true }),
      t(REQUEST_FORM_MESSAGES.phoneRequired),
    ],
    [
      'a follow-up request but no email address',
      () => ({
        ...withPrayer({ follow_up_requested: true }),
        contactData: { first_name: 'Ruth', last_name: 'Meyer', phone: '+1 202 555 0142', email: null },
      }),
      t(REQUEST_FORM_MESSAGES.emailRequired),
    ],
    [
      'an invalid email address',
      () => ({
        ...submission,
        contactData: { first_name: 'Ruth', last_name: 'Meyer', phone: null, email: 'ruth@' },
      }),
      'Invalid email',
    ],
    [
      'a confidential prayer to be shared on the wall',
      () => withPrayer({ submission_type: 'confidential', share_on_belief_wall: true }),
      t(CONFIDENTIAL_NOT_SHARED),
    ],
    ['an unknown category', () => withPrayer({ categories: ['weather'] }), 'Invalid enum value'],
    ['an unknown urgency', () => withPrayer({ urgency_level: 'extreme' }), 'Invalid enum value'],
    ['an additional field', () => ({ ...submission, status: 'closed' }), 'Unrecognized key'],
    ['an additional field in the prayer', () => withPrayer({ status: 'closed' }), 'Unrecognized key'],
    [
      'a recording path from another submission',
      () => ({ ...submission, audioPath: recordingPath(randomUUID(), Date.now()) }),
      t(SUBMISSION_REFUSALS.invalidRecording),
    ],
    [
      'a recording path outside the recordings folder',
      () => ({ ...submission, audioPath: 'daily-content/x.pdf' }),
      'Invalid',
    ],
  ])('%s is rejected and nothing is stored', async (_what, makePayload, message) => {
    const answer = await callWithAnything('submitPrayerRequest', makePayload(), { address });

    expect(answer).toMatchObject({
      error: { status: 'INVALID_ARGUMENT', message: expect.stringContaining(message) },
    });
    expect(await storedRequest(submission.submissionId)).toBeUndefined();
    expect(await wallPostsOf(submission)).toEqual([]);
  });

  it.each<[string, () => object, Message]>([
    [
      'an invalid phone number',
      () => ({ contactData: { first_name: 'Ruth', last_name: 'Meyer', phone: '12', email: null } }),
      REQUEST_FORM_MESSAGES.phoneInvalid,
    ],
    ['a filled-in honeypot', () => ({ website: 'https://example.org' }), SUBMISSION_REFUSALS.automated],
  ])('%s gets a refusal with the reason, and nothing is stored', async (_what, changes, reason) => {
    const answer = await callWithAnything(
      'submitPrayerRequest',
      { ...submission, ...changes() },
      { address },
    );

    expect(answer).toEqual({ result: refusal(reason) });
    expect(await storedRequest(submission.submissionId)).toBeUndefined();
  });
});

describe('a recording that is', () => {
  it.each<[string, () => Buffer]>([
    ['not a WAV file', () => Buffer.from('<html>'.repeat(100))],
    ['stereo', () => silentWav({ channels: 2 })],
    ['sampled at the wrong rate', () => silentWav({ sampleRateHz: 44_100 })],
    ['too large', () => Buffer.concat([silentWav(), Buffer.alloc(AUDIO_MAX_BYTES)])],
    ['truncated within its header', () => silentWav().subarray(0, 43)],
  ])('%s is rejected and nothing is stored', async (_what, makeBytes) => {
    const audioPath = await storeRecording(makeBytes());

    expect(await submit({ ...submission, audioPath })).toMatchObject({
      result: refusal(SUBMISSION_REFUSALS.invalidRecording),
    });
    expect(await storedRequest(submission.submissionId)).toBeUndefined();
  });

  it('missing is rejected', async () => {
    const audioPath = recordingPath(submission.submissionId, Date.now());

    expect(await submit({ ...submission, audioPath })).toMatchObject({
      result: refusal(SUBMISSION_REFUSALS.invalidRecording),
    });
  });
});

describe('a submission under the id of a stored request', () => {
  const OTHER_STORED = { result: refusal(SUBMISSION_REFUSALS.otherStored) };

  it.each<[string, (stored: Submission) => Submission]>([
    ['text', (one) => ({ ...one, prayerData: { ...one.prayerData, prayer_text: 'For my father.' } })],
    ['urgency', (one) => ({ ...one, prayerData: { ...one.prayerData, urgency_level: 'low' } })],
    ['name', (one) => ({ ...one, contactData: { ...RUTH, first_name: 'Naomi' } })],
  ])('is refused if its %s differs, and changes nothing', async (_what, change) => {
    await submit(submission);
    const stored = await storedRequest(submission.submissionId);

    expect(await submit(change(submission))).toEqual(OTHER_STORED);

    expect(await storedRequest(submission.submissionId)).toEqual(stored);
  });

  it('is refused if its recording differs', async () => {
    submission.audioPath = await storeRecording(silentWav());
    await submit(submission);
    const otherPath = recordingPath(submission.submissionId, Date.now() + 1);
    const otherRecording = silentWav({ seconds: 2 });
    await testBucket().file(otherPath).save(otherRecording, { contentType: 'audio/wav', resumable: false });

    expect(await submit({ ...submission, audioPath: otherPath })).toEqual(OTHER_STORED);
  });

  it('is refused if only the text is stored, so that the recording is not lost', async () => {
    await submit(submission);
    const audioPath = await storeRecording(silentWav());

    expect(await submit({ ...submission, audioPath })).toEqual(OTHER_STORED);
  });

  it('is the same request if its recording was uploaded again, or not at all', async () => {
    submission.audioPath = await storeRecording(silentWav());
    const answer = await submit(submission);
    const again = recordingPath(submission.submissionId, Date.now() + 1);
    await testBucket().file(again).save(silentWav(), { contentType: 'audio/wav', resumable: false });

    expect(await submit({ ...submission, audioPath: again })).toEqual(answer);
    expect(await submit({ ...submission, audioPath: null })).toEqual(answer);
  });

  it('is the same request if the stored one was anonymized since', async () => {
    const answer = await submit(submission);
    const request = testFirestore().collection(COLLECTIONS.prayerRequests).doc(submission.submissionId);
    await request.update({ prayer_text: null, contact_info: null, emptied_at: new Date() });

    expect(await submit(submission)).toEqual(answer);
  });

  it('is the same request if the stored one was deleted since, with its recording', async () => {
    submission.audioPath = await storeRecording(silentWav());
    const answer = await submit(submission);
    await eraseRequest(testFirestore(), submission.submissionId, new Date());
    expect(await testBucket().file(submission.audioPath).exists()).toEqual([false]);

    expect(await submit(submission)).toEqual(answer);
    expect(await storedRequest(submission.submissionId)).toMatchObject({ audio_path: null });
  });

  it('is refused if its recording is missing while the stored one is not deleted', async () => {
    await submit(submission);
    const audioPath = recordingPath(submission.submissionId, Date.now());

    expect(await submit({ ...submission, audioPath })).toEqual({
      result: refusal(SUBMISSION_REFUSALS.invalidRecording),
    });
  });
});

describe('too many submissions', () => {
  const fresh = () => ({ ...submission, submissionId: randomUUID() });

  it('from one IP address are rejected, while others are still accepted', async () => {
    for (let sent = 0; sent < 30; sent++) {
      expect(await submit(fresh())).toHaveProperty('result.success', true);
    }
    const refused = fresh();

    expect(await submit(refused)).toMatchObject({
      result: refusal(SUBMISSION_REFUSALS.tooMany),
    });
    expect(await storedRequest(refused.submissionId)).toBeUndefined();
    const neighbour = await callFunction('submitPrayerRequest', fresh(), { address: randomAddress() });
    expect(neighbour).toHaveProperty('result.success', true);
  });

  it('do not include repeats of the same submission', async () => {
    for (let sent = 0; sent < 35; sent++) {
      expect(await submit(submission)).toHaveProperty('result.success', true);
    }
  });
});

/** Returns how often an action was counted against a subject, under the pseudonym that the functions use. */
async function uses(action: string, ...subject: Parameters<typeof pseudonym>): Promise<unknown> {
  const name = `${action}_${pseudonym(...subject)}`;
  return (await testFirestore().collection(COLLECTIONS.rateLimits).doc(name).get()).get('count');
}

describe('a request taken by phone', () => {
  const byPhone = (): Submission => ({ ...submission, contactData: null, source: 'phone' });

  it('is stored as such with the member who took it, and needs no name', async () => {
    const { uid } = await createStaffMember();
    const idToken = await staffIdToken(uid);

    const answer = await callFunction('submitPrayerRequest', byPhone(), { idToken, address });

    expect(answer).toHaveProperty('result.success', true);
    expect(await storedRequest(submission.submissionId)).toMatchObject({
      source: 'phone',
      requester_display: 'Anonymous Request',
      updated_by: null,
    });
    const history = await testFirestore().collection(historyPath(submission.submissionId)).get();
    expect(history.docs.map((event) => event.data())).toMatchObject([{ action: 'submitted', actor: uid }]);
  });

  it.each([
    ['text', '555 0166', true],
    ['text', 'ask at the shop', false],
    ['text', null, false],
    ['call', 'ask at the shop', true],
  ] as const)(
    'that prefers a %s to the number %j is stored: %s',
    async (contact_preference, phone, isStored) => {
      const { uid } = await createStaffMember();
      const contactData = { first_name: 'Ruth', last_name: null, phone, email: null };
      const request = {
        ...byPhone(),
        contactData,
        prayerData: { ...submission.prayerData, contact_preference },
      };

      const answer = await callFunction('submitPrayerRequest', request, {
        idToken: await staffIdToken(uid),
        address,
      });

      expect(answer).toMatchObject({
        result: isStored ? { success: true } : refusal(REQUEST_FORM_MESSAGES.phoneInvalid),
      });
      expect((await storedRequest(submission.submissionId)) !== undefined).toBe(isStored);
    },
  );

  it('counts only against the member, not against the office’s IP address', async () => {
    const { uid } = await createStaffMember();
    const idToken = await staffIdToken(uid);
    await callFunction('submitPrayerRequest', byPhone(), { idToken, address });

    expect(await uses('take_down', 'account', uid)).toBe(1);
    expect(await uses('submit', 'network', address)).toBeUndefined();
  });

  it('is rejected while leadership has phone intake turned off', async () => {
    const { uid } = await createStaffMember();
    const idToken = await staffIdToken(uid);
    const intake = testFirestore().collection(COLLECTIONS.settings).doc('intake');
    await intake.set({ by_phone: false, in_kiosk: true, in_frames: true, on_poster: true });
    onTestFinished(async () => void (await intake.delete()));

    const answer = await callWithAnything('submitPrayerRequest', byPhone(), { idToken, address });

    expect(answer).toMatchObject({
      result: refusal(SUBMISSION_REFUSALS.notAcceptedHere),
    });
    expect(await storedRequest(submission.submissionId)).toBeUndefined();
  });

  it('is recognized as a repeat even if leadership has turned phone intake off since', async () => {
    const { uid } = await createStaffMember();
    const idToken = await staffIdToken(uid);
    await callFunction('submitPrayerRequest', byPhone(), { idToken, address });
    const intake = testFirestore().collection(COLLECTIONS.settings).doc('intake');
    await intake.set({ by_phone: false, in_kiosk: true, in_frames: true, on_poster: true });
    onTestFinished(async () => void (await intake.delete()));

    const answer = await callFunction('submitPrayerRequest', byPhone(), { idToken, address });

    expect(answer).toMatchObject({ result: { success: true } });
  });

  it('is denied to everyone except staff signed in with a code', async () => {
    const { email, password } = await createStaffMember();
    const passwordOnly = await passwordIdToken(email, password);

    for (const idToken of [undefined, passwordOnly]) {
      const answer = await callWithAnything('submitPrayerRequest', byPhone(), { idToken, address });
      expect(answer).toHaveProperty('error.status', 'PERMISSION_DENIED');
    }
    expect(await storedRequest(submission.submissionId)).toBeUndefined();
  });

  it('a visitor’s request has the source web unless a kiosk or frame sets another', async () => {
    await submit(submission);
    expect(await uses('submit', 'network', address)).toBe(1);
    expect(await storedRequest(submission.submissionId)).toHaveProperty('source', 'web');

    for (const source of ['kiosk', 'embed'] as const) {
      const elsewhere: Submission = { ...submission, submissionId: randomUUID(), source };
      await submit(elsewhere);
      expect(await storedRequest(elsewhere.submissionId)).toHaveProperty('source', source);
    }
  });
});
