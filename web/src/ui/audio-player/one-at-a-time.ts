let playing: HTMLMediaElement | null = null;

/** Pauses the recording that played before, because two at once cannot be understood. */
export function playAlone(element: HTMLMediaElement): void {
  if (playing !== null && playing !== element) {
    playing.pause();
  }
  playing = element;
}

export function forget(element: HTMLMediaElement): void {
  if (playing === element) {
    playing = null;
  }
}
