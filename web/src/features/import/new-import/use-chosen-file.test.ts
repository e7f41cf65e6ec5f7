import { webcrypto } from 'node:crypto';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useChosenFile } from './use-chosen-file.ts';

// What a browser has and jsdom has not.
beforeEach(() => vi.stubGlobal('crypto', webcrypto));

/** A file on a slow disk, which the test then reads or fails to read. */
function slowFile() {
  const disk = { resolve: (_bytes: ArrayBuffer) => {}, reject: (_reason: Error) => {} };
  const bytes = new Promise<ArrayBuffer>((resolve, reject) => Object.assign(disk, { resolve, reject }));
  return { file: Object.assign(new File([], 'slow.csv'), { arrayBuffer: () => bytes }), disk };
}

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;
const quickFile = () =>
  Object.assign(new File([], 'quick.csv'), { arrayBuffer: async () => bytesOf('Name\nRuth') });

it.each([
  ['is read', (disk: ReturnType<typeof slowFile>['disk']) => disk.resolve(bytesOf('Name\nNaomi'))],
  ['has no rows', (disk: ReturnType<typeof slowFile>['disk']) => disk.resolve(bytesOf('Name'))],
  ['cannot be read', (disk: ReturnType<typeof slowFile>['disk']) => disk.reject(new Error('gone'))],
])('the file chosen last stays, although an earlier one %s later', async (_how, finish) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { result } = renderHook(() => useChosenFile());
  const { file, disk } = slowFile();
  let slow = Promise.resolve();
  act(() => {
    slow = result.current.read(file);
  });
  act(() => void result.current.read(quickFile()));
  await waitFor(() =>
    expect(result.current.chosen).toMatchObject({ state: 'read', file: { name: 'quick.csv' } }),
  );
  const { chosen } = result.current;

  await act(async () => {
    finish(disk);
    await slow;
  });

  expect(result.current.chosen).toBe(chosen);
});
