import { Cron } from 'croner';
import { runSchedule } from '../../functions/src/testing/run-schedule.ts';
import { PROJECT_ID } from '../project.ts';
import { isDue } from './schedule.ts';
import { listScheduledFunctions } from './scheduled-functions.ts';

/**
 * Runs the functions emulator's scheduled functions when they are due, which the Firebase CLI does not do, until
 * `signal` aborts.
 * @param onProblem receives a line for each function that fails and each unsupported schedule
 */
export function startScheduler(
  functionsUrl: string,
  onProblem: (line: string) => void,
  signal: AbortSignal,
): void {
  const everyMinute = new Cron('* * * * *', async () => {
    const minute = new Date();
    minute.setSeconds(0, 0);
    await runDueFunctions(functionsUrl, minute, onProblem).catch((error: unknown) =>
      onProblem(`The scheduled functions could not be read: ${String(error)}`),
    );
  });
  signal.addEventListener('abort', () => everyMinute.stop(), { once: true });
}

async function runDueFunctions(
  functionsUrl: string,
  minute: Date,
  onProblem: (line: string) => void,
): Promise<void> {
  const functions = await listScheduledFunctions(functionsUrl);
  await Promise.all(
    functions.map(async ({ name, schedule, timeZone }) => {
      try {
        if (isDue(schedule, timeZone, minute)) {
          await runSchedule(name, `${functionsUrl}/functions/projects/${PROJECT_ID}`);
        }
      } catch (error) {
        onProblem(error instanceof Error ? error.message : String(error));
      }
    }),
  );
}
