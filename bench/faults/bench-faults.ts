/**
 * Makes a part of the backend fail at a random moment of each flow (function workers, email and push providers, file
 * storage, Firestore) and recover. Each flow has to end with a specified message. If that message reports a failure,
 * the user's input must still be there, nothing may be half done, and a retry has to succeed exactly once. Prints a
 * table. The last line is `faults: N of N flows whole`, and the run fails unless all are.
 *   npm run bench:faults [-- --seed N --rounds N --only 'post a note']
 */
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { openBrowser } from '../harness/browser.ts';
import { Random } from '../harness/random.ts';
import { type Fault, startFaultyBackend } from './faults.ts';
import type { Flow } from './flow.ts';
import { answerReply } from './flows/answer.ts';
import { publishContent } from './flows/daily-content.ts';
import { dashboardFlows } from './flows/dashboard.ts';
import { notifyLists } from './flows/deliveries.ts';
import { replyToRequester } from './flows/reply.ts';
import { signIn } from './flows/sign-in.ts';
import { submitText, submitVoice } from './flows/visitor.ts';
import { postOnWall, pray } from './flows/wall.ts';
import { type Outcome, playRound } from './round.ts';

const FLOWS: readonly Flow[] = [
  submitText,
  submitVoice,
  postOnWall,
  pray,
  signIn,
  ...dashboardFlows,
  replyToRequester,
  answerReply,
  notifyLists,
  publishContent,
];

/** How long a fault lasts: from a moment up to several retries by the callers. */
const [SHORTEST_MS, LONGEST_MS] = [200, 8_000];

const text = { type: 'string' } as const;
const options = parseArgs({ options: { seed: text, rounds: text, only: { ...text, multiple: true } } });
const count = z.coerce.number().int();
const { seed, rounds, only } = z
  .object({
    seed: count.default(Date.now() % 1_000_000),
    rounds: count.min(1).default(1),
    only: z.array(z.string()).optional(),
  })
  .parse(options.values);
console.log(`seed ${seed}`);
const random = new Random(seed);
const flows = FLOWS.filter(({ name }) => only === undefined || only.includes(name));
const browser = await openBrowser();
const backend = await startFaultyBackend();
const table: Record<string, string | number>[] = [];
try {
  for (const flow of flows) {
    await playRound(flow, browser, null);
    const calm = await playRound(flow, browser, null);
    note(flow, 'none', '', calm);
    for (const fault of flow.faults) {
      for (let round = 0; round < rounds; round += 1) {
        await playFault(flow, fault, calm.durationMs);
      }
    }
  }
} finally {
  await browser.close();
  await backend.stop();
}
console.table(table);
const whole = table.filter(({ outcome }) => outcome === 'whole').length;
process.exitCode = whole === table.length ? 0 : 1;
console.log(`faults: ${whole} of ${table.length} flows whole`);

async function playFault(flow: Flow, fault: Fault, calmMs: number): Promise<void> {
  const afterMs = random.below(Math.max(1, Math.round(calmMs)));
  const forMs = SHORTEST_MS + random.below(LONGEST_MS - SHORTEST_MS);
  const inject = () => backend.inject(fault);
  const outcome = await playRound(flow, browser, { fault, afterMs, forMs, inject });
  const lasts = fault === 'worker' ? '' : ` for ${forMs} ms`;
  note(flow, fault, `at ${afterMs} ms${lasts}: ${outcome.hit}`, outcome);
}

function note(flow: Flow, fault: Fault | 'none', when: string, outcome: Outcome): void {
  const { shown, problem, durationMs } = outcome;
  const took = `${Math.round(durationMs)} ms`;
  const row = { flow: flow.name, fault, when, shown: shown.join(' → '), took, outcome: problem ?? 'whole' };
  console.log(Object.values(row).join(' | '));
  table.push(row);
}
