import { createRequire } from 'node:module';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import * as z from 'zod';

interface Executor {
  run(task: () => Promise<void>): Promise<void>;
}

const load = createRequire(import.meta.url);
const executorSchema = z.object({ QueueExecutor: z.custom<new (options: object) => Executor>() });

/** Returns how many of 40 functions the Firebase CLI changes at the same time. */
async function mostAtOnce(): Promise<number> {
  const { QueueExecutor } = executorSchema.parse(
    load('firebase-tools/lib/deploy/functions/release/executor.js'),
  );
  const executor = new QueueExecutor({ concurrency: 40 });
  let running = 0;
  let most = 0;
  const release = async () => {
    running += 1;
    most = Math.max(most, running);
    await nextTurn();
    running -= 1;
  };
  await Promise.all(Array.from({ length: 40 }, () => executor.run(release)));
  return most;
}

it('the Firebase CLI changes at most 15 functions at once, fewer than the vCPUs of a new project', async () => {
  expect(await mostAtOnce()).toBe(40);
  load('./limit-releases.cjs');
  expect(await mostAtOnce()).toBe(15);
});
