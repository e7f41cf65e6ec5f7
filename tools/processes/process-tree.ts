import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A running process; the system gives an id again, but never with the same start. */
export interface RunningProcess {
  readonly id: number;
  readonly parent: number;
  readonly startedAt: string;
}

/** All processes that descend from `root`, as far as they are still connected to it. */
export function descendantsOf(root: number): RunningProcess[] {
  const all = listProcesses();
  const found: RunningProcess[] = [];
  const open = [root];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const children = all.filter((process) => process.parent === id);
    found.push(...children);
    open.push(...children.map((child) => child.id));
  }
  return found;
}

/** Whether a process runs; one that ended and that its parent has not asked about yet does not. */
export function isRunning(id: number): boolean {
  return listProcesses().some((process) => process.id === id);
}

/** The command line of a process, its parts parted by spaces; empty where it has ended. */
export function commandLineOf(id: number): string {
  try {
    return existsSync('/proc/self/cmdline')
      ? readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ')
      : execFileSync('ps', ['-o', 'command=', '-p', String(id)], { encoding: 'utf8' });
  } catch {
    return ''; // it ended while we read
  }
}

/** Those of `processes` that still run. */
export function remainingOf(processes: readonly RunningProcess[]): RunningProcess[] {
  const all = listProcesses();
  return processes.filter((known) =>
    all.some(({ id, startedAt }) => known.id === id && known.startedAt === startedAt),
  );
}

/** Ends at once those of `processes` that still run. */
export function killRemaining(processes: readonly RunningProcess[]): void {
  for (const { id } of remainingOf(processes)) {
    signalProcess(id, 'SIGKILL');
  }
}

/** Sends `signal` to a process, or with a negative id to its group; one that is gone already is fine. */
export function signalProcess(id: number, signal: NodeJS.Signals): void {
  try {
    process.kill(id, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) {
      throw error;
    }
  }
}

// Slim Linux images have no ps.
function listProcesses(): RunningProcess[] {
  return existsSync('/proc/self/stat') ? listFromProc() : listFromPs();
}

function listFromProc(): RunningProcess[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // proc(5): the command, in brackets, is field 2 and may hold anything; the state is 3, the parent 4, the start 22.
        const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
        if (fields[0] === 'Z') {
          return [];
        }
        return [{ id: Number(name), parent: Number(fields[1]), startedAt: fields[19] ?? '' }];
      } catch {
        return []; // it ended while we read
      }
    });
}

function listFromPs(): RunningProcess[] {
  return execFileSync('ps', ['-A', '-o', 'stat=,pid=,ppid=,lstart='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('Z'))
    .map((line) => {
      const [, id, parent, ...start] = line.trim().split(/\s+/);
      return { id: Number(id), parent: Number(parent), startedAt: start.join(' ') };
    });
}
