import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { historyOf, requests } from '../../../functions/src/data/request.ts';
import { randomAddress } from '../../../functions/src/testing/random-address.ts';
import { testFirestore } from '../../../functions/src/testing/test-backend.ts';
import { choose, field, record, submitButton } from '../../../tests/support/request-form.ts';
import { type Visit, visit } from '../../../tests/support/visit.ts';
import { storedPosts } from '../../../tests/support/wall-page.ts';
import { countFiles } from '../count-files.ts';
import type { Counts, Flow, Scene } from '../flow.ts';
import { expectValue, sceneOn } from '../on-page.ts';

/** The messages for a failed step, and those shown when no response arrives. */
const FAILURES = [
  /Submission Failed\s*Submission failed: We couldn’t reach our server\. Please check your connection and try again\./,
  /Submission Failed\s*(Submission failed: )?An unexpected error occurred\./,
  /Audio Upload Error/,
];

async function open(browser: Browser): Promise<Visit & { lastName: string }> {
  const visitor = await visit(browser, '/', { address: randomAddress() });
  const lastName = randomUUID();
  await field(visitor.page, 'First name').fill('Ruth');
  await field(visitor.page, 'Last name').fill(lastName);
  return { ...visitor, lastName };
}

function submitting(visitor: Visit, parts: Pick<Scene, 'expectInputPreserved' | 'count'>): Scene {
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
    const { page, lastName } = visitor;
    const words = `For my mother ${lastName}`;
    await field(page, 'Prayer request').fill(words);
    await choose(page, 'Share on the Belief Wall?', 'Yes');
    return submitting(visitor, {
      async expectInputPreserved() {
        await expectValue(field(page, 'Prayer request'), words);
        await expectValue(field(page, 'Last name'), lastName);
      },
      count: () => countOf(lastName, async () => ({ posts: (await storedPosts(words)).length })),
    });
  },
};

export const submitVoice: Flow = {
  name: 'submit a recording',
  faults: ['worker', 'storage', 'firestore', 'answers'],
  async prepare(browser) {
    const visitor = await open(browser);
    const { page, lastName } = visitor;
    await record(page);
    return submitting(visitor, {
      expectInputPreserved: () => page.getByRole('button', { name: 'Play' }).waitFor(),
      count: () =>
        countOf(lastName, async (found) => ({ recordings: await countFiles(found, 'audio_path') })),
    });
  },
};

/** Counts a person's requests, their history and whatever else belongs to them. The last name must be unique. */
async function countOf(
  lastName: string,
  countMore: (found: readonly FirebaseFirestore.DocumentSnapshot[]) => Promise<Counts['stored']>,
): Promise<Counts> {
  const db = testFirestore();
  const { docs } = await requests(db).where('contact_info.last_name', '==', lastName).get();
  const histories = await Promise.all(docs.map(({ id }) => historyOf(db, id).get()));
  const events = histories.reduce((sum, { size }) => sum + size, 0);
  return { stored: { requests: docs.length, events, ...(await countMore(docs)) } };
}
