/** New requests of one window after the first are announced together: nobody gets a message for each of a flood. */
const WINDOW_MS = 5 * 60_000;

/** A stretch of five minutes in which new requests are announced together. */
export interface NewRequestWindow {
  start: Date;
  /** When the summary is due. */
  end: Date;
}

/** The window in which a request was created. */
export function newRequestWindow(createdAt: Date): NewRequestWindow {
  const startMs = Math.floor(createdAt.getTime() / WINDOW_MS) * WINDOW_MS;
  return { start: new Date(startMs), end: new Date(startMs + WINDOW_MS) };
}
