let playing: HTMLMediaElement | null = null;

/** Pauses the recording that played before, because two at once cannot be understood. */
export function playAlone(element: HTMLMediaElement): void {
  if (playing !== null && playing !== element) {
    playing.pause();
  }
  playing = element;
}

/**
 * Calls back immediately, or when the recording that plays now has ended. It is not called if the recording is paused.
 * @returns a function that stops waiting
 */
export function afterPlaying(callback: () => void): () => void {
  if (playing === null || playing.paused) {
    callback();
    return () => undefined;
  }
  const element = playing;
  element.addEventListener('ended', callback, { once: true });
  return () => element.removeEventListener('ended', callback);
}

export function forget(element: HTMLMediaElement): void {
  if (playing === element) {
    playing = null;
  }
}
