let playing: HTMLMediaElement | null = null;

/** Pauses whatever played before: two recordings at once are understood by nobody. */
export function playAlone(element: HTMLMediaElement): void {
  if (playing !== null && playing !== element) {
    playing.pause();
  }
  playing = element;
}

/** Lets go of an element that leaves the page. */
export function forget(element: HTMLMediaElement): void {
  if (playing === element) {
    playing = null;
  }
}
