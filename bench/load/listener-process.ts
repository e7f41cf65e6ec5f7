import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sessionClaims } from '@prayer-community/domain/auth/sign-in';
import * as z from 'zod';
import { createStaffMember } from '../../functions/src/testing/staff-member.ts';
import { testAuth } from '../../functions/src/testing/test-backend.ts';
import { TSX_LOADER } from '../../tools/processes/supervised-process.ts';

const PER_PROCESS = 10;

export const membersSchema = z.array(
  z.object({ token: z.string(), role: z.enum(['leadership', 'prayer_team']) }),
);

/** Somebody of the staff who signs in and listens. */
export type ListeningMember = z.infer<typeof membersSchema>[number];

const heardSchema = z.object({
  /** How often each request came in. */
  times: z.record(z.string(), z.int()),
  /** The error that ended the listener, if one did. */
  endedWith: z.string().nullable(),
});

/** What one listener received. */
export type Heard = z.infer<typeof heardSchema>;

export interface Listeners {
  heard(): Promise<Heard[]>;
  stop(): void;
}

/** Lets that many of the staff sign in and listen, half of them leaders; settles once each has a first list. */
export async function startListeners(count: number): Promise<Listeners> {
  const members = await Promise.all(Array.from({ length: count }, (_, index) => memberAt(index)));
  const children = await Promise.all(
    Array.from({ length: Math.ceil(count / PER_PROCESS) }, (_, index) =>
      startProcess(members.slice(index * PER_PROCESS, (index + 1) * PER_PROCESS)),
    ),
  );
  const stop = () => {
    for (const child of children) {
      child.kill();
    }
  };
  process.once('exit', stop);
  return { heard: async () => (await Promise.all(children.map(ask))).flat(), stop };
}

async function memberAt(index: number): Promise<ListeningMember> {
  const role = index % 2 === 0 ? 'leadership' : 'prayer_team';
  const { uid } = await createStaffMember(role);
  return { role, token: await testAuth().createCustomToken(uid, { ...sessionClaims(new Date()) }) };
}

async function startProcess(members: readonly ListeningMember[]): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'listeners.ts'), [], {
    execArgv: ['--import', TSX_LOADER],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const listening = once(child, 'message');
  child.send(members);
  const gone = once(child, 'exit').then(([code]) => {
    throw new Error(`A process of listeners ended with code ${code}.`);
  });
  await Promise.race([listening, gone]);
  gone.catch(() => {});
  return child;
}

async function ask(child: ChildProcess): Promise<Heard[]> {
  const answer = once(child, 'message');
  child.send('tell');
  const [message] = await answer;
  return z.array(heardSchema).parse(message);
}
