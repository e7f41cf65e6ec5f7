import { beforeEach, expect, it, vi } from 'vitest';
import type { Capture } from './open-capture.ts';
import { recordTake } from './record-take.ts';
import { MicrophoneError } from './recording-errors.ts';

/** Replaces the microphone, audio thread and worker, which jsdom lacks. End-to-end tests record in a real browser. */
const { microphone, openMicrophone, isRunning, capture, openCapture } = vi.hoisted(() => ({
  microphone: { stream: {}, track: Object.assign(new EventTarget(), { readyState: 'live' }), stop: vi.fn() },
  openMicrophone: vi.fn<() => Promise<unknown>>(),
  isRunning: vi.fn<Capture['isRunning']>(),
  capture: {
    sampleRateHz: 16_000,
    start: vi.fn(),
    onProgress: vi.fn(),
    onInterrupted: vi.fn(),
    close: vi.fn(),
  },
  openCapture: vi.fn<() => Promise<unknown>>(),
}));
vi.mock('./open-microphone.ts', () => ({ openMicrophone }));
vi.mock('./open-capture.ts', () => ({ openCapture }));
vi.mock('./wav-encoder.ts', () => ({
  openWavEncoder: async () => ({ finish: async () => new Blob(['sound']), close: vi.fn() }),
}));

const isHidden = vi.spyOn(document, 'hidden', 'get');
const onStarted = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  microphone.track.readyState = 'live';
  openMicrophone.mockResolvedValue(microphone);
  openCapture.mockResolvedValue({ ...capture, isRunning });
  isRunning.mockReturnValue(true);
  isHidden.mockReturnValue(false);
});

const record = (stop = new AbortController(), discard = new AbortController()) =>
  recordTake({
    stop: stop.signal,
    discard: discard.signal,
    onStarted,
    onProgress: vi.fn(),
    onEnding: vi.fn(),
  });

function pending() {
  let resolve = (_opened: unknown) => {};
  const promise = new Promise<unknown>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

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

it.each(['stop', 'discard'] as const)(
  'a take does not wait for an unanswered prompt after %s, and a late answer turns the microphone off',
  async (button) => {
    const prompt = pending();
    openMicrophone.mockReturnValue(prompt.promise);
    const controls = { stop: new AbortController(), discard: new AbortController() };
    const take = record(controls.stop, controls.discard);

    controls[button].abort();

    await expect(take).rejects.toBe(controls[button].signal.reason);
    prompt.resolve(microphone);
    await vi.waitFor(() => expect(microphone.stop).toHaveBeenCalledOnce());
    expect(openCapture).not.toHaveBeenCalled();
  },
);

it('a take that is stopped while its audio thread starts closes the microphone, then the audio', async () => {
  const audio = pending();
  openCapture.mockReturnValue(audio.promise);
  const stop = new AbortController();
  const take = record(stop);
  await vi.waitFor(() => expect(openCapture).toHaveBeenCalled());

  stop.abort();

  await expect(take).rejects.toBe(stop.signal.reason);
  expect(microphone.stop).toHaveBeenCalled();
  audio.resolve({ ...capture, isRunning });
  await vi.waitFor(() => expect(capture.close).toHaveBeenCalledOnce());
});

it('a take that was stopped while its code loaded does not ask for the microphone', async () => {
  const stop = new AbortController();
  stop.abort();

  await expect(record(stop)).rejects.toBe(stop.signal.reason);

  expect(openMicrophone).not.toHaveBeenCalled();
});
