import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { descendantsOf, type RunningProcess } from './process-tree.ts';

/** The value of Node's `--import` that lets it run TypeScript in any working directory. */
export const TSX_LOADER = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

export interface SupervisedProcess {
  /** Resolves with the exit code once the command and everything that it started have ended. */
  readonly exited: Promise<number>;
  /** Records the current descendants of the command so that they can be ended even if it crashes. Resolves once they are recorded. */
  remember(): Promise<void>;
  /** Returns the current descendants of the command, including the command itself. */
  descendants(): RunningProcess[];
  /** Ends the command as Ctrl-C would, then kills what is left of it. */
  stop(): Promise<void>;
}

/**
 * Starts a command that cannot outlive this process. On {@link SupervisedProcess.stop} and whenever this process ends,
 * a supervisor ends the command and everything that it started.
 * @param onOutput receives every output line from both streams. Without it, the output goes to this process's own
 */
export function startSupervised(
  command: string,
  args: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv; onOutput?: (line: string) => void },
): SupervisedProcess {
  const { onOutput } = options;
  const output = onOutput === undefined ? 'inherit' : 'pipe';
  const supervisor = fork(fileURLToPath(new URL('supervisor.ts', import.meta.url)), [command, ...args], {
    cwd: options.cwd,
    env: options.env,
    execArgv: ['--import', TSX_LOADER],
    detached: true,
    stdio: ['ignore', output, output, 'ipc'],
  });
  // After a disconnect, Node may skip the 'close' event, which would cover both the exit and the outputs.
  const exit = new Promise<number>((resolve) => supervisor.on('exit', (code) => resolve(code ?? 1)));
  const outputs = [supervisor.stdout, supervisor.stderr].map((stream) => onLines(stream, onOutput));
  const exited = Promise.all([exit, ...outputs]).then(([code]) => code);
  return {
    exited,
    async remember() {
      const noted = once(supervisor, 'message');
      supervisor.send('remember');
      await Promise.race([noted, exited]);
    },
    descendants: () => (supervisor.pid === undefined ? [] : descendantsOf(supervisor.pid)),
    async stop() {
      if (supervisor.connected) {
        supervisor.disconnect();
      }
      await exited;
    },
  };
}

function onLines(stream: Readable | null, onLine: ((line: string) => void) | undefined): Promise<void> {
  if (stream === null || onLine === undefined) {
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    createInterface({ input: stream }).on('line', onLine).on('close', resolve);
  });
}
