import { LiveCount } from './live-count.ts';

/** Counts what was sent to the database and is not yet answered; without a connection that may take long. */
export const pendingWrites = new LiveCount();

/** Counts a write until it is answered. */
export async function trackWrite<Answer>(write: Promise<Answer>): Promise<Answer> {
  pendingWrites.change(1);
  try {
    return await write;
  } finally {
    pendingWrites.change(-1);
  }
}

/** Gives up what waits, where the page is left for good: nothing asks about it any more. Says how much it was. */
export function abandonPendingWrites(): number {
  const abandoned = pendingWrites.value();
  pendingWrites.change(-abandoned);
  return abandoned;
}
