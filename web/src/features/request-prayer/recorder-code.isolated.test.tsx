import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openScreen } from '../../testing/open-screen.tsx';
import { readDraftText, writeDraft } from './draft/draft-storage.ts';
import { newDraft } from './draft/request-draft.ts';

vi.mock('./recorder/audio-recorder.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
// jsdom has no IndexedDB.
vi.mock('./draft/recording-storage.ts', () => ({
  readRecording: async () => new Blob(['sound'], { type: 'audio/wav' }),
  writeRecording: async () => undefined,
  removeRecording: async () => undefined,
}));

it('a restored recording is mentioned and can be removed, even if the recorder cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const draft = newDraft();
  writeDraft({ ...draft, values: { ...draft.values, hasRecording: true } });
  const visitor = await openScreen('/');
  expect(await screen.findByText('Your recording will be sent with your request.')).toBeVisible();
  expect(screen.queryByText(/You can write your request instead/)).toBeNull();

  await visitor.click(screen.getByRole('button', { name: 'Reset' }));

  expect(await screen.findByText(/You can write your request instead/)).toBeVisible();
  expect(readDraftText()).toContain('"hasRecording":false');
});
