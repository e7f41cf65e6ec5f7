/** When a request of that day counts as received: at noon in Greenwich, which is that day in all of America; never in the future. */
export function receivedAt(receivedOn: string | null, now: Date): Date {
  const noon = receivedOn === null ? now : new Date(`${receivedOn}T12:00:00Z`);
  return noon < now ? noon : now;
}
