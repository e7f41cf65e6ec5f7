import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AudioPlayer } from './audio-player.tsx';

const audio = new Blob(['sound'], { type: 'audio/wav' });

/** jsdom plays no media, so these stand in for the browser's media element. */
beforeEach(() => {
  URL.createObjectURL = () => 'blob:sound';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('play'));
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'));
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

function player(name: string) {
  const group = within(screen.getByRole('group', { name }));
  return {
    button: (label: string) => group.findByRole('button', { name: label }),
    position: () => group.getByRole('slider', { name: 'Position' }),
    status: () => group.getByRole('status'),
    element: () => screen.getByRole('group', { name }).querySelector('audio') ?? expect.fail('no sound'),
  };
}

function loadedWith(durationSeconds: number, element: HTMLMediaElement): void {
  Object.defineProperty(element, 'duration', { value: durationSeconds });
  fireEvent.durationChange(element);
}

it('the player plays, pauses, and returns to the start on Stop', async () => {
  render(<AudioPlayer source={audio} label="Your recording" />);
  const { button, position, element } = player('Your recording');
  loadedWith(65, element());
  expect(screen.getByText('1:05')).toBeVisible();

  await userEvent.click(await button('Play'));
  element().currentTime = 7.4;
  fireEvent.timeUpdate(element());
  expect(position()).toHaveAttribute('aria-valuetext', '0:07 of 1:05');

  await userEvent.click(await button('Pause'));
  await userEvent.click(await button('Play'));
  await userEvent.click(await button('Stop'));
  expect(await button('Play')).toBeVisible();
  expect(element().currentTime).toBe(0);
});

it('Stop while the sound is loading keeps it from playing later, and Play plays it', async () => {
  let finish = (_sound: Blob) => {};
  const load = vi.fn(() => new Promise<Blob>((resolve) => (finish = resolve)));
  render(<AudioPlayer source={load} label="Recording of Maria" />);
  const { button, status } = player('Recording of Maria');
  await userEvent.click(await button('Play'));
  expect(status()).toHaveTextContent('Loading the recording…');

  await userEvent.click(await button('Stop'));
  expect(status()).toBeEmptyDOMElement();
  await act(async () => finish(audio));
  expect(HTMLMediaElement.prototype.play).not.toHaveBeenCalled();

  await userEvent.click(await button('Play'));
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledOnce();
});

it('the times of a player are not read out while it plays inside a live region', () => {
  render(
    <section aria-live="polite">
      <AudioPlayer source={audio} label="Recording of Maria" />
    </section>,
  );
  const { position, element } = player('Recording of Maria');
  loadedWith(65, element());

  for (const part of [position(), screen.getByText('0:00'), screen.getByText('1:05')]) {
    expect(part.closest('[aria-live]')).toHaveAttribute('aria-live', 'off');
  }
});

it.each([
  ['{ArrowRight}', 31],
  ['{ArrowLeft}', 29],
  ['{PageUp}', 40],
  ['{PageDown}', 20],
  ['{PageDown>4/}', 0],
  ['{PageUp>4/}', 65],
])('pressing %s moves the position from 30 s to %d s', async (keys, seconds) => {
  render(<AudioPlayer source={audio} label="Your recording" />);
  const { position, element } = player('Your recording');
  loadedWith(65, element());
  fireEvent.change(position(), { target: { value: '30' } });
  act(() => position().focus());
  await userEvent.keyboard(keys);
  expect(element().currentTime).toBe(seconds);
});

it('the sound is fetched only once, when it is first played', async () => {
  const fetchAudio = vi.fn(async () => audio);
  render(<AudioPlayer source={fetchAudio} label="Recording of Maria" />);
  const { button } = player('Recording of Maria');
  expect(fetchAudio).not.toHaveBeenCalled();
  await userEvent.click(await button('Play'));
  await userEvent.click(await button('Pause'));
  await userEvent.click(await button('Play'));
  expect(await button('Pause')).toBeVisible();
  expect(fetchAudio).toHaveBeenCalledTimes(1);
});

it('a sound that cannot be fetched shows an error and is retried on the next press', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const refused = new Error('permission denied');
  const fetchAudio = vi.fn(async () => audio).mockRejectedValueOnce(refused);
  render(<AudioPlayer source={fetchAudio} label="Recording of Maria" />);
  const { button, status } = player('Recording of Maria');
  await userEvent.click(await button('Play'));
  expect(status()).toHaveTextContent('couldn’t play the recording');
  expect(log).toHaveBeenCalledExactlyOnceWith('A recording could not be fetched', refused);
  await userEvent.click(await button('Play'));
  expect(await button('Pause')).toBeVisible();
  expect(status()).toBeEmptyDOMElement();
});

it('a file that cannot be played shows an error and is loaded and played on the next press', async () => {
  render(<AudioPlayer source={audio} label="Your recording" />);
  const { button, status, element } = player('Your recording');
  fireEvent.error(element());
  expect(status()).toHaveTextContent('couldn’t play the recording');

  await userEvent.click(await button('Play'));

  expect(await button('Pause')).toBeVisible();
  expect(HTMLMediaElement.prototype.load).toHaveBeenCalledOnce();
  expect(status()).toBeEmptyDOMElement();
});

it('the reason why a file cannot be played is logged', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const unsupported = new DOMException('no decoder', 'NotSupportedError');
  vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValueOnce(unsupported);
  render(<AudioPlayer source={audio} label="Your recording" />);
  const { button, status } = player('Your recording');

  await userEvent.click(await button('Play'));

  await waitFor(() => expect(status()).toHaveTextContent('couldn’t play the recording'));
  expect(log).toHaveBeenCalledExactlyOnceWith('A recording could not be played', unsupported);
});

it('playing one recording pauses another', async () => {
  render(
    <>
      <AudioPlayer source={audio} label="First" />
      <AudioPlayer source={audio} label="Second" />
    </>,
  );
  await userEvent.click(await player('First').button('Play'));
  await userEvent.click(await player('Second').button('Play'));
  expect(await player('First').button('Play')).toBeVisible();
  expect(await player('Second').button('Pause')).toBeVisible();
});
