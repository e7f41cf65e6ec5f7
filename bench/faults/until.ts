import { setTimeout as pause } from 'node:timers/promises';

const BETWEEN_MS = 250;

/** Repeats `ask` until the answer is good or the time is over. Returns the last answer. */
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
