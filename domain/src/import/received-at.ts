/**
 * Returns when a request of that day counts as received: at 10:00 UTC, which is the same day from Hawaii to New Zealand,
 * but never in the future.
 */
export function receivedAt(receivedOn: string | null, now: Date): Date {
  const received = receivedOn === null ? now : new Date(`${receivedOn}T10:00:00Z`);
  return received < now ? received : now;
}
