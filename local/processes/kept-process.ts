import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Lets node run TypeScript: the value of its `--import`, whatever the working directory. */
export const TSX_LOADER = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

export interface KeptProcess {
  /** Settles with the exit code once the command and everything it started is gone. */
  readonly exited: Promise<number>;
  /** Notes what runs below the command now, so that it can be ended even if the command crashes. */
  remember(): void;
  /** Ends the command as Ctrl-C would, then whatever is left of it. */
  stop(): Promise<void>;
}

/**
 * Starts a command that cannot outlive this process: a keeper beside it ends it, and all it started, on {@link KeptProcess.stop}
 * and when this process ends in any way.
 * @param onOutput gets what the command writes, line by line, from both its streams
 */
export function startKept(
  command: string,
  args: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv; onOutput: (line: string) => void },
): KeptProcess {
  const keeper = fork(fileURLToPath(new URL('keeper.ts', import.meta.url)), [command, ...args], {
    cwd: options.cwd,
    env: options.env,
    execArgv: ['--import', TSX_LOADER],
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [keeper.stdout, keeper.stderr]) {
    onLines(stream, options.onOutput);
  }
  const exited = new Promise<number>((resolve) => keeper.on('close', (code) => resolve(code ?? 1)));
  return {
    exited,
    remember: () => void keeper.send('remember'),
    async stop() {
      if (keeper.connected) {
        keeper.disconnect();
      }
      await exited;
    },
  };
}

function onLines(stream: NodeJS.ReadableStream | null, onLine: (line: string) => void): void {
  let rest = '';
  stream?.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    lines.forEach(onLine);
  });
  stream?.on('end', () => {
    if (rest !== '') {
      onLine(rest);
    }
  });
}
