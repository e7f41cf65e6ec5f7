import { expect, it, vi } from 'vitest';
import { connectOnce } from './connect-once.ts';

it('connectOnce connects once for all calls', async () => {
  const connect = vi.fn(async () => ({}));
  const service = connectOnce(connect);

  const [first, second] = await Promise.all([service(), service()]);

  expect(second).toBe(first);
  expect(await service()).toBe(first);
  expect(connect).toHaveBeenCalledTimes(1);
});

it('connectOnce connects again after a failure', async () => {
  const connect = vi.fn(async () => 'connected').mockRejectedValueOnce(new Error('no memory'));
  const service = connectOnce(connect);

  await expect(service()).rejects.toThrow('no memory');
  expect(await service()).toBe('connected');
});
