import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { descendantsOf, type RunningProcess } from './process-tree.ts';

/** Lets node run TypeScript: the value of its `--import`, whatever the working directory. */
export const TSX_LOADER = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

export interface SupervisedProcess {
  /** Settles with the exit code once the command and everything it started is gone. */
  readonly exited: Promise<number>;
  /** Notes what runs below the command now, so that it can be ended even if the command crashes. Settles once it is noted. */
  remember(): Promise<void>;
  /** What runs below the command now, the command itself included. */
  descendants(): RunningProcess[];
  /** Ends the command as Ctrl-C would, then whatever is left of it. */
  stop(): Promise<void>;
}

/**
 * Starts a command that cannot outlive this process: a keeper beside it ends it, and all it started, on {@link SupervisedProcess.stop}
 * and when this process ends in any way.
 * @param onOutput gets what the command writes, line by line, from both its streams; without it, the command writes to ours
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
  // Node may leave out the event 'close', which means both, once we have disconnected.
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

/** Settles when the stream has ended. */
function onLines(stream: Readable | null, onLine: ((line: string) => void) | undefined): Promise<void> {
  if (stream === null || onLine === undefined) {
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    createInterface({ input: stream }).on('line', onLine).on('close', resolve);
  });
}
