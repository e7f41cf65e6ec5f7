import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import * as z from 'zod';
import { TSX_LOADER } from '../../tools/processes/supervised-process.ts';

/** Each of 10 listeners. */
const PROCESSES = 2;

const heardSchema = z.object({
  times: z.record(z.string(), z.int()),
  /** The code of the error that ended the listener. Null if none did. */
  endedWith: z.string().nullable(),
});

export type Received = z.infer<typeof heardSchema>;

export interface Listeners {
  heard(): Promise<Received[]>;
  stop(): void;
}

/** Signs in 20 staff members and lets them listen, half of them as leaders. Resolves once each has a first list. */
export async function startListeners(): Promise<Listeners> {
  const children = await Promise.all(Array.from({ length: PROCESSES }, startProcess));
  const stop = () => {
    for (const child of children) {
      child.kill();
    }
  };
  process.once('exit', stop);
  return { heard: async () => (await Promise.all(children.map(ask))).flat(), stop };
}

async function startProcess(): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'listeners.ts'), {
    execArgv: ['--import', TSX_LOADER],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const gone = once(child, 'exit').then(([code]) => {
    throw new Error(`A process of listeners ended with code ${code}.`);
  });
  await Promise.race([once(child, 'message'), gone]);
  gone.catch(() => {});
  return child;
}

async function ask(child: ChildProcess): Promise<Received[]> {
  const answer = once(child, 'message');
  child.send('tell');
  const [message] = await answer;
  return z.array(heardSchema).parse(message);
}
