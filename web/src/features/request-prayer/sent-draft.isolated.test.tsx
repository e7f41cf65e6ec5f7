import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answerCalls } from '../../testing/answer-calls.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { readDraftText } from './draft/draft-storage.ts';

vi.mock('./draft/restore-draft.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('a stored request is confirmed and not offered again, even if the code that forgets its draft cannot be loaded', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answerCalls({ result: { success: true, prayerRequestId: 'the request' } });
  const visitor = await openScreen('/');
  await visitor.type(await screen.findByRole('textbox', { name: 'Prayer request' }), 'For my mother.');
  await visitor.type(screen.getByRole('textbox', { name: 'First name' }), 'Ruth');
  await visitor.type(screen.getByRole('textbox', { name: 'Last name' }), 'Meyer');

  expect(readDraftText()).toContain('For my mother.');

  await visitor.click(screen.getByRole('button', { name: 'Submit Prayer Request' }));

  const outcome = await screen.findByText(/^(Prayer request submitted|Submission Failed)$/);
  expect(outcome).toHaveTextContent('Prayer request submitted');
  expect(readDraftText()).toBeNull();
});
