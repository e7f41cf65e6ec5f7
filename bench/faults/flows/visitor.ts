import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { historyOf, requests } from '../../../functions/src/data/request.ts';
import { randomAddress } from '../../../functions/src/testing/random-address.ts';
import { testBucket, testFirestore } from '../../../functions/src/testing/test-backend.ts';
import { setClientIp } from '../../../tests/support/client-ip.ts';
import { choose, field, record, submitButton } from '../../../tests/support/request-form.ts';
import { type Visit, visit } from '../../../tests/support/visit.ts';
import { storedPosts } from '../../../tests/support/wall-page.ts';
import { ALL, type Flow, NOTHING, type Scene, type Stored } from '../flow.ts';
import { expectValue, sceneOn } from '../on-page.ts';

/** The messages for a failed step, and those shown when no response arrives. */
const FAILURES = [
  /Submission Failed\s*Submission failed: We couldn’t reach our server\. Please check your connection and try again\./,
  /Submission Failed\s*(Submission failed: )?An unexpected error occurred\./,
  /Audio Upload Error/,
];

async function open(browser: Browser): Promise<Visit & { words: string }> {
  const visitor = await visit(browser, '/');
  const { page } = visitor;
  await setClientIp(page.context(), randomAddress());
  const words = `For my mother ${randomUUID()}`;
  await field(page, 'First name').fill('Ruth');
  await field(page, 'Last name').fill(words.slice(-36));
  return { ...visitor, words };
}

function submitting(visitor: Visit, parts: Pick<Scene, 'expectInputPreserved' | 'stored'>): Scene {
  return sceneOn(visitor, {
    begin: () => submitButton(visitor.page).click(),
    done: visitor.page.getByRole('heading', { level: 1, name: 'Prayer request submitted' }),
    failures: FAILURES,
    ...parts,
  });
}

export const submitText: Flow = {
  name: 'submit a text',
  faults: ['worker', 'firestore', 'answers'],
  async prepare(browser) {
    const visitor = await open(browser);
    const { page, words } = visitor;
    await field(page, 'Prayer request').fill(words);
    await choose(page, 'Share on the Belief Wall?', 'Yes');
    return submitting(visitor, {
      async expectInputPreserved() {
        await expectValue(field(page, 'Prayer request'), words);
        await expectValue(field(page, 'Last name'), words.slice(-36));
      },
      stored: () => storedOf(words.slice(-36), async () => (await storedPosts(words)).length === 1),
    });
  },
};

export const submitVoice: Flow = {
  name: 'submit a recording',
  faults: ['worker', 'storage', 'firestore', 'answers'],
  async prepare(browser) {
    const visitor = await open(browser);
    const { page, words } = visitor;
    await record(page);
    return submitting(visitor, {
      expectInputPreserved: () => page.getByRole('button', { name: 'Play' }).waitFor(),
      stored: () => storedOf(words.slice(-36), hasItsRecording),
    });
  },
};

/** Returns how much of a person's request is stored. The last name must be unique. */
async function storedOf(
  lastName: string,
  isComplete: (request: FirebaseFirestore.QueryDocumentSnapshot) => Promise<boolean>,
): Promise<Stored> {
  const db = testFirestore();
  const { docs } = await requests(db).where('contact_info.last_name', '==', lastName).get();
  const [request] = docs;
  if (request === undefined) {
    return NOTHING;
  }
  const { size } = await historyOf(db, request.id).get();
  const isOne = docs.length === 1 && size === 1;
  return isOne && (await isComplete(request))
    ? ALL
    : `${docs.length} requests, ${size} events, or not its all`;
}

async function hasItsRecording(request: FirebaseFirestore.QueryDocumentSnapshot): Promise<boolean> {
  const [exists] = await testBucket()
    .file(String(request.get('audio_path')))
    .exists();
  return exists;
}
