import { refusal } from '@prayer-community/domain/refusal';
import { SUBMISSION_REFUSALS } from '@prayer-community/domain/request-form/submit-prayer-request';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerCalls } from '../../testing/answer-calls.ts';
import { findToast } from '../../testing/find-toast.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { isDraftQueued, readDraftText } from './draft/draft-storage.ts';

/** Another copy of the form has sent a request with the same id. */
const OTHER_STORED = { result: refusal(SUBMISSION_REFUSALS.otherStored) };
const TAKEN = { result: { success: true, prayerRequestId: 'the request' } };
const PRAYER = { prayer_text: 'For my mother.' };

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

async function write(): Promise<UserEvent> {
  const visitor = await openScreen('/');
  await visitor.type(await screen.findByRole('textbox', { name: 'Prayer request' }), 'For my mother.');
  await visitor.type(screen.getByRole('textbox', { name: 'First name' }), 'Ruth');
  await visitor.type(screen.getByRole('textbox', { name: 'Last name' }), 'Meyer');
  return visitor;
}

const submit = (visitor: UserEvent) =>
  visitor.click(screen.getByRole('button', { name: 'Submit Prayer Request' }));

it('a request whose id another copy of the form has used is sent under a new one', async () => {
  const sent = answerCalls(OTHER_STORED, TAKEN);
  const visitor = await write();

  await submit(visitor);

  await screen.findByRole('heading', { name: 'Prayer request submitted' });
  expect(sent).toMatchObject([{ prayerData: PRAYER }, { prayerData: PRAYER }]);
  const [first, second] = sent.map((input) => Object(input));
  expect(second.submissionId).not.toBe(first.submissionId);
  expect(second.statusKey).not.toBe(first.statusKey);
  expect(readDraftText()).toBeNull();
});

it('a request under its new id is not sent twice if the answer is lost', async () => {
  const sent = answerCalls(OTHER_STORED, { error: { status: 'INTERNAL', message: 'lost' } }, TAKEN);
  const visitor = await write();
  await submit(visitor);
  await findToast('Submission Failed');

  await submit(visitor);

  await screen.findByRole('heading', { name: 'Prayer request submitted' });
  expect(sent).toHaveLength(3);
  expect(sent[2]).toEqual(sent[1]);
});

it('a request that is sent under a new id after its writer left is not offered as a draft', async () => {
  let answer = (_answer: typeof OTHER_STORED) => {};
  const slow = new Promise<typeof OTHER_STORED>((resolve) => {
    answer = resolve;
  });
  const sent = answerCalls(slow, TAKEN);
  const visitor = await write();
  await submit(visitor);
  await waitFor(() => expect(sent).toHaveLength(1));
  const [link = document.body] = screen.getAllByRole('link', { name: 'Belief Wall' });
  await visitor.click(link);
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'First name' })).toBeNull());

  answer(OTHER_STORED);

  await findToast('Prayer Request Submitted');
  expect(readDraftText()).toBeNull();
});

it('a queued request whose id another copy has used is left to its open form, which sends it under a new one', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const sent = answerCalls(null, OTHER_STORED, OTHER_STORED, TAKEN);
  const visitor = await write();
  await submit(visitor);
  await screen.findByRole('button', { name: 'Don’t send automatically' });

  window.dispatchEvent(new Event('online'));

  await findToast('Your prayer request is still here');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Don’t send automatically' })).toBeNull());
  expect(isDraftQueued()).toBe(false);
  await submit(visitor);
  await screen.findByRole('heading', { name: 'Prayer request submitted' });
  const [first, ...later] = sent.map((input) => Object(input).submissionId);
  expect(later.slice(0, -1)).toEqual([first, first]);
  expect(later.at(-1)).not.toBe(first);
  expect(readDraftText()).toBeNull();
});
