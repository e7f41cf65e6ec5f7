import { commandLineOf, killRemaining, type RunningProcess } from '../processes/process-tree.ts';

/** The script of the Firebase CLI in which a worker runs the functions. */
const RUNTIME = 'functionsEmulatorRuntime';

/** Ends at once those of `processes` that run functions; returns how many. */
export function endWorkers(processes: readonly RunningProcess[]): number {
  const workers = processes.filter(({ id }) => commandLineOf(id).includes(RUNTIME));
  killRemaining(workers);
  return workers.length;
}
