import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { answerCalls } from '../../../testing/answer-calls.ts';
import { findToast } from '../../../testing/find-toast.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { isDraftQueued, writeDraft } from '../draft/draft-storage.ts';
import { newDraft } from '../draft/request-draft.ts';
import { resumeQueuedRequest } from './resume-queued-request.ts';

vi.mock('../../../firebase/settings/read-settings.ts', () => ({
  readSettings: async () => ({ in_spanish: true, sends_later: true }),
}));

it('a request that another tab has queued is sent by the tab whose form shows it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const sent = answerCalls({ result: { success: true, prayerRequestId: 'the request' } });
  await openScreen('/help');
  const draft = newDraft();
  const values = { ...draft.values, prayerText: 'For my mother.', firstName: 'Ruth', lastName: 'Meyer' };
  writeDraft({ ...draft, values, isTried: true, isWaiting: true });

  const [link = document.body] = screen.getAllByRole('link', { name: 'Request Prayer' });
  // Awaited, as in `openScreen`.
  await act(async () => link.click());

  await screen.findByRole('heading', { name: 'Prayer request submitted' });
  expect(sent).toMatchObject([{ submissionId: draft.submissionId }]);
});

it('a queued request that cannot be sent is validated as on a submit', async () => {
  const sent = answerCalls();
  const draft = newDraft();
  writeDraft({ ...draft, values: { ...draft.values, prayerText: 'For my mother.' }, isWaiting: true });

  const visitor = await openScreen('/');

  await findToast(/an answer is missing or invalid/);
  const lastName = await screen.findByRole('textbox', { name: 'Last name' });
  await waitFor(() => expect(lastName).toBeInvalid());
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveFocus();
  await visitor.type(lastName, 'Meyer');
  expect(lastName).toBeValid();
  expect(screen.getByRole('textbox', { name: 'Prayer request' })).toHaveValue('For my mother.');
  expect(isDraftQueued()).toBe(false);
  expect(sent).toEqual([]);
});

it('a page in a frame, which could not open the private link, leaves a queued request to the site', async () => {
  const self = vi.spyOn(window, 'self', 'get').mockReturnValue(Object.create(window));
  onTestFinished(() => self.mockRestore());
  const sent = answerCalls({ result: { success: true, prayerRequestId: 'the request' } });
  const draft = newDraft();
  const values = { ...draft.values, prayerText: 'For my mother.', firstName: 'Ruth', lastName: 'Meyer' };
  writeDraft({ ...draft, values, isWaiting: true });

  await resumeQueuedRequest();

  expect(sent).toEqual([]);
  expect(isDraftQueued()).toBe(true);
});
