import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A running process. The system reuses ids, but never with the same start time. */
export interface RunningProcess {
  readonly id: number;
  readonly parent: number;
  readonly startedAt: string;
}

/** Returns all descendants of `root` that are still connected to it. */
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

/** Returns true if a process is running. A zombie is not. */
export function isRunning(id: number): boolean {
  return listProcesses().some((process) => process.id === id);
}

/** Returns the command line of a process, with its parts separated by spaces. Empty if the process has ended. */
export function commandLineOf(id: number): string {
  try {
    return existsSync('/proc/self/cmdline')
      ? readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ')
      : execFileSync('ps', ['-o', 'command=', '-p', String(id)], { encoding: 'utf8' });
  } catch {
    return ''; // it ended while we read
  }
}

export function remainingOf(processes: readonly RunningProcess[]): RunningProcess[] {
  const all = listProcesses();
  return processes.filter((known) =>
    all.some(({ id, startedAt }) => known.id === id && known.startedAt === startedAt),
  );
}

export function killRemaining(processes: readonly RunningProcess[]): void {
  for (const { id } of remainingOf(processes)) {
    signalProcess(id, 'SIGKILL');
  }
}

/** Sends `signal` to a process, or to a process group if the id is negative. Ignores processes that no longer exist. */
export function signalProcess(id: number, signal: NodeJS.Signals): void {
  try {
    process.kill(id, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) {
      throw error;
    }
  }
}

// Slim Linux images do not have ps.
function listProcesses(): RunningProcess[] {
  return existsSync('/proc/self/stat') ? listFromProc() : listFromPs();
}

function listFromProc(): RunningProcess[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // proc(5): field 2 is the command in parentheses, which may contain anything. Field 3 is the state, 4 the
        // parent, 22 the start.
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
