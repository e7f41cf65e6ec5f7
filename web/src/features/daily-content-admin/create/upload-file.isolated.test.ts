import { MINUTE_MS } from '@prayer-community/domain/fields/durations';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callOrThrow } from '../../../firebase/call-or-throw.ts';
import { uploadFile } from './upload-file.ts';

// The network of a test always answers.
type OnProgress = (progress: { bytesTransferred: number; totalBytes: number }) => void;
const task = vi.hoisted(() => ({
  on: vi.fn<(event: string, onProgress: OnProgress, onError: (error: Error) => void) => void>(),
  cancel: vi.fn(),
}));
const uploadBytesResumable = vi.hoisted(() => vi.fn());
vi.mock('firebase/storage', () => ({ ref: vi.fn(), getDownloadURL: vi.fn(), uploadBytesResumable }));
vi.mock('../../../firebase/storage.ts', () => ({ storage: {} }));
vi.mock('../../../firebase/firestore-sdk.ts', () => ({ firestore: {} }));
vi.mock('../../../firebase/call-or-throw.ts', () => ({ callOrThrow: vi.fn() }));

const FILE = new File(['psalm'], 'psalm.pdf', { type: 'application/pdf' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  uploadBytesResumable.mockReturnValue(task);
});

afterEach(() => {
  vi.useRealTimers();
});

it('an upload that makes no more progress is given up, and its file is not checked', async () => {
  const onProgress = vi.fn();
  const settled = vi.fn();
  uploadFile('psalm', FILE, onProgress, new AbortController().signal).then(settled, settled);
  const [, report] = task.on.mock.calls[0] ?? [];
  report?.({ bytesTransferred: 1, totalBytes: 4 });
  expect(onProgress.mock.calls).toEqual([[0.25]]);

  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);

  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ code: 'storage/retry-limit-exceeded' }));
  expect(task.cancel).toHaveBeenCalledOnce();
  expect(callOrThrow).not.toHaveBeenCalled();
});

it('the signal cancels an upload, which ends as the SDK says', async () => {
  const ending = new AbortController();
  const upload = uploadFile('psalm', FILE, vi.fn(), ending.signal);
  const [, , fail] = task.on.mock.calls[0] ?? [];
  task.cancel.mockImplementation(() => fail?.(new Error('storage/canceled')));

  ending.abort();

  await expect(upload).rejects.toThrow('storage/canceled');
  expect(task.cancel).toHaveBeenCalledOnce();
});

it('an upload that is already canceled does not begin', async () => {
  await expect(uploadFile('psalm', FILE, vi.fn(), AbortSignal.abort())).rejects.toThrow('aborted');

  expect(uploadBytesResumable).not.toHaveBeenCalled();
});
