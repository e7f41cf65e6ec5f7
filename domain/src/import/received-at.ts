/**
 * Returns when a request of that day counts as received: at noon UTC, which is the same day everywhere in America, but
 * never in the future.
 */
export function receivedAt(receivedOn: string | null, now: Date): Date {
  const noon = receivedOn === null ? now : new Date(`${receivedOn}T12:00:00Z`);
  return noon < now ? noon : now;
}
