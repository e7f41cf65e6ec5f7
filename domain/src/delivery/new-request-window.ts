import { MINUTE_MS } from '../fields/durations.ts';

/** New requests after the first one in a window are announced together, so a flood of requests does not cause one message each. */
const WINDOW_MS = 5 * MINUTE_MS;

/** A five-minute window in which new requests are announced together. */
interface NewRequestWindow {
  start: Date;
  /** When the summary is due. */
  end: Date;
}

export function newRequestWindow(createdAt: Date): NewRequestWindow {
  const startMs = Math.floor(createdAt.getTime() / WINDOW_MS) * WINDOW_MS;
  return { start: new Date(startMs), end: new Date(startMs + WINDOW_MS) };
}
