import { setTimeout as pause } from 'node:timers/promises';

const BETWEEN_MS = 250;

/** Asks until the answer is a good one or the time is over; the last answer. */
export async function until<Answer>(
  ask: () => Promise<Answer>,
  isGood: (answer: Answer) => boolean,
  withinMs: number,
): Promise<Answer> {
  const endMs = performance.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (isGood(answer) || performance.now() > endMs) {
      return answer;
    }
    await pause(BETWEEN_MS);
  }
}
