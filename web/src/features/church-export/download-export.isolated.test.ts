import { expect, it, vi } from 'vitest';
import { answerCalls } from '../../testing/answer-calls.ts';
import { downloadExport } from './download-export.ts';

vi.mock('./fetch-archive.ts', () => {
  throw new Error('no connection');
});

it('a download whose code cannot be loaded is not logged by the server', async () => {
  const sent = answerCalls({ result: { success: true, path: 'exports/archive.zip' } });

  await expect(downloadExport('an-export')).rejects.toMatchObject({ code: 'unreachable' });

  expect(sent).toEqual([]);
});
