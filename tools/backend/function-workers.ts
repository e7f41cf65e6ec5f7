import { commandLineOf, killRemaining, type RunningProcess } from '../processes/process-tree.ts';

/** The Firebase CLI script that function workers run. */
const RUNTIME = 'functionsEmulatorRuntime';

export function endWorkers(processes: readonly RunningProcess[]): number {
  const workers = processes.filter(({ id }) => commandLineOf(id).includes(RUNTIME));
  killRemaining(workers);
  return workers.length;
}
