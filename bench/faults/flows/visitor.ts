import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { historyOf, requests } from '../../../functions/src/data/request.ts';
import { randomAddress } from '../../../functions/src/testing/random-address.ts';
import { testBucket, testFirestore } from '../../../functions/src/testing/test-backend.ts';
import { comeFrom } from '../../../tests/support/from-address.ts';
import { choose, field, record, submitButton } from '../../../tests/support/request-form.ts';
import { visit } from '../../../tests/support/visit.ts';
import { storedPosts } from '../../../tests/support/wall-page.ts';
import { ALL, type Flow, NOTHING, type Scene, type Stored } from '../flow.ts';
import { expectValue, shownOn, untilToastsClose } from '../on-page.ts';

/** The messages for a failed step, and those shown when no response arrives. */
const FAILURES = [
  /Submission Failed\s*Submission failed: We couldn’t reach our server\. Please check your connection and try again\./,
  /Submission Failed\s*(Submission failed: )?An unexpected error occurred\./,
  /Audio Upload Error/,
];

async function open(browser: Browser): Promise<{ page: Page; words: string; leave: () => Promise<void> }> {
  const { page, leave } = await visit(browser, '/');
  await comeFrom(page.context(), randomAddress());
  const words = `For my mother ${randomUUID()}`;
  await field(page, 'First name').fill('Ruth');
  await field(page, 'Last name').fill(words.slice(-36));
  return { page, words, leave };
}

function sceneOn(
  page: Page,
  leave: () => Promise<void>,
  parts: Pick<Scene, 'expectInputPreserved' | 'stored'>,
): Scene {
  return {
    async begin() {
      await untilToastsClose(page);
      await submitButton(page).click();
    },
    shown: () =>
      shownOn(page, page.getByRole('heading', { level: 1, name: 'Prayer request submitted' }), FAILURES),
    settle: async () => {},
    leave,
    ...parts,
  };
}

/** Submits a written request that is also shared on the wall. */
export const submitText: Flow = {
  name: 'submit a text',
  faults: ['worker', 'firestore', 'answers'],
  async prepare(browser) {
    const { page, words, leave } = await open(browser);
    await field(page, 'Prayer request').fill(words);
    await choose(page, 'Share on the Belief Wall?', 'Yes');
    return sceneOn(page, leave, {
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
    const { page, words, leave } = await open(browser);
    await record(page);
    return sceneOn(page, leave, {
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
