import { beforeEach, expect, it, vi } from 'vitest';
import { settleRemoved } from './settle-removed.ts';

const REMOVED = ['europe-west3/functionOfYesterday'];
const DEPLOYMENT = { isCheck: false, deletesRemoved: false };

const log = vi.spyOn(console, 'log').mockImplementation(() => {});
const ask = vi.fn<(question: string) => Promise<boolean>>();

beforeEach(() => {
  vi.clearAllMocks();
  ask.mockResolvedValue(true);
});

it('a check names the removed functions and never asks whether to delete them', async () => {
  await expect(settleRemoved(REMOVED, { ...DEPLOYMENT, isCheck: true }, ask)).rejects.toThrow(
    'add --delete-removed',
  );

  expect(ask).not.toHaveBeenCalled();
  expect(log.mock.lastCall?.[0]).toContain('europe-west3/functionOfYesterday');
});

it('a deployment asks and continues only if the answer is yes', async () => {
  await settleRemoved(REMOVED, DEPLOYMENT, ask);
  expect(ask).toHaveBeenCalledExactlyOnceWith('Delete them?');

  ask.mockResolvedValue(false);
  await expect(settleRemoved(REMOVED, DEPLOYMENT, ask)).rejects.toThrow('Nothing was deployed.');
});

it.each([
  ['nothing was removed', [], DEPLOYMENT],
  ['deletion was confirmed in advance', REMOVED, { ...DEPLOYMENT, deletesRemoved: true }],
])('settleRemoved continues without asking if %s', async (_where, removed, settling) => {
  await settleRemoved(removed, settling, ask);

  expect(ask).not.toHaveBeenCalled();
});
