import { beforeEach, expect, it, vi } from 'vitest';
import type { Capture } from './open-capture.ts';
import { recordTake } from './record-take.ts';
import { MicrophoneError } from './recording-errors.ts';

/** Replaces the microphone, audio thread and worker, which jsdom lacks. End-to-end tests record in a real browser. */
const { microphone, isRunning } = vi.hoisted(() => ({
  microphone: { stream: {}, track: Object.assign(new EventTarget(), { readyState: 'live' }), stop: vi.fn() },
  isRunning: vi.fn<Capture['isRunning']>(),
}));
vi.mock('./open-microphone.ts', () => ({ openMicrophone: async () => microphone }));
vi.mock('./open-capture.ts', () => ({
  openCapture: async () => ({
    sampleRateHz: 16_000,
    isRunning,
    start: vi.fn(),
    onProgress: vi.fn(),
    onInterrupted: vi.fn(),
    close: vi.fn(),
  }),
}));
vi.mock('./wav-encoder.ts', () => ({
  openWavEncoder: async () => ({ finish: async () => new Blob(['sound']), close: vi.fn() }),
}));

const isHidden = vi.spyOn(document, 'hidden', 'get');
const onStarted = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  microphone.track.readyState = 'live';
  isRunning.mockReturnValue(true);
  isHidden.mockReturnValue(false);
});

const record = (stop = new AbortController()) =>
  recordTake({
    stop: stop.signal,
    discard: new AbortController().signal,
    onStarted,
    onProgress: vi.fn(),
    onEnding: vi.fn(),
  });

it('a take is recorded until it is stopped', async () => {
  const stop = new AbortController();
  onStarted.mockImplementationOnce(() => setTimeout(() => stop.abort()));

  await expect(record(stop)).resolves.toMatchObject({ endedBy: 'stopped' });
});

it.each([
  ['the page is hidden', () => isHidden.mockReturnValue(true)],
  [
    'the microphone is disconnected',
    () => {
      microphone.track.readyState = 'ended';
    },
  ],
  ['the system has interrupted the audio', () => isRunning.mockReturnValue(false)],
])('a take does not start if %s', async (_what, arrange) => {
  arrange();

  await expect(record()).rejects.toBeInstanceOf(MicrophoneError);

  expect(onStarted).not.toHaveBeenCalled();
  expect(microphone.stop).toHaveBeenCalled();
});
