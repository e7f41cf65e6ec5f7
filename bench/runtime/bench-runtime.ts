/**
 * Types into every field, scrolls 500 posts of the wall and opens every dialog on a page slowed down four times. Reads
 * from a trace how long each gesture blocked the main thread. Prints the longest task of each as the median of several
 * repetitions, and fails if one takes 50 ms or more. Starts its own backend.
 *   npm run bench:runtime [-- REPETITIONS [SCREEN…]]
 */
import { inCommunity } from '../harness/community-backend.ts';
import { memberScenes, openScene, publicScenes, staffScenes } from './scenes.ts';
import { type Measured, traceGesture } from './traced.ts';

const MOST_MS = 50;
const REPETITIONS = 5;

const [repetitions = REPETITIONS, ...chosen] = process.argv.slice(2);
const all: Measured[] = [];
await inCommunity('bench-runtime', async (browser) => {
  for (const scene of [...(await publicScenes()), ...(await memberScenes()), ...(await staffScenes())]) {
    if (chosen.length > 0 && !chosen.some((part) => scene.screen.includes(part))) {
      continue;
    }
    const page = await openScene(browser, scene);
    for (const gesture of await scene.gestures(page, scene.screen)) {
      const measured = await traceGesture(browser, page, gesture, Number(repetitions));
      all.push(measured);
      print(measured);
    }
    await page.context().close();
  }
});
const over = all.filter(({ median }) => median.longestMs >= MOST_MS);
for (const { action } of over) {
  console.error(`over ${MOST_MS} ms: ${action}`);
}
console.log(`runtime: ${all.length} actions, ${over.length} block for ${MOST_MS} ms or more`);
process.exitCode = over.length === 0 ? 0 : 1;

function print({ action, first, median }: Measured): void {
  const ms = (value: number) => `${value.toFixed(0)} ms`.padStart(7);
  console.log(
    `${ms(median.longestMs)} (by the clock ${ms(median.longestByClockMs)}, the first ${ms(first.longestMs)})  ${action}`,
  );
}
