import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { uploadRecording } from './upload-recording.ts';

// The network of a test always answers.
type OnProgress = (progress: { bytesTransferred: number; totalBytes: number }) => void;
const task = vi.hoisted(() => ({
  on: vi.fn<(event: string, onProgress: OnProgress) => void>(),
  cancel: vi.fn(),
}));
vi.mock('firebase/storage', () => ({ ref: vi.fn(), uploadBytesResumable: () => task }));
vi.mock('../../../firebase/storage.ts', () => ({ storage: {} }));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('an upload is given up once it makes no progress for two minutes, however long it took before', async () => {
  const onProgress = vi.fn();
  const upload = uploadRecording('recordings/one.wav', new Blob(['sound']), onProgress);
  const settled = vi.fn();
  upload.then(settled, settled);
  const [, report] = task.on.mock.calls[0] ?? [];

  for (const bytesTransferred of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(119_000);
    report?.({ bytesTransferred, totalBytes: 4 });
  }
  expect(onProgress.mock.calls).toEqual([[0.25], [0.5], [0.75]]);
  expect(settled).not.toHaveBeenCalled();

  await vi.advanceTimersByTimeAsync(120_000);
  await expect(upload).rejects.toMatchObject({ code: 'storage/retry-limit-exceeded' });
  expect(task.cancel).toHaveBeenCalledOnce();
});
