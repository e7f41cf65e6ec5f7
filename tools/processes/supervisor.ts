/**
 * Runs one command and sees to it that the command and everything that it started ends: when asked to by its parent, when
 * the parent dies (even by SIGKILL), and when the command itself dies and leaves children. See supervised-process.ts.
 */
import { spawn } from 'node:child_process';
import {
  descendantsOf,
  killRemaining,
  type RunningProcess,
  remainingOf,
  signalProcess,
} from './process-tree.ts';

/** In this time the Firebase CLI exports its data and ends its emulators. */
const CLEAN_STOP_MS = 60_000;

// Its parent may have died while we were being loaded, when nobody listened for it.
if (!process.connected) {
  process.exit(1);
}

const [command = '', ...args] = process.argv.slice(2);
const child = spawn(command, args, { detached: true, stdio: ['ignore', 'inherit', 'inherit'] });
let known: RunningProcess[] = [];
let isStopping = false;

child.on('error', (error) => {
  process.stderr.write(`${command} could not be started: ${error.message}\n`);
  process.exit(127);
});
child.on('exit', (code) => {
  endRemaining();
  process.exit(code ?? 1);
});
process.on('message', () => {
  rememberDescendants();
  process.send?.('remembered');
});
for (const event of ['disconnect', 'SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(event, stop);
}

// Once its parent is gone, a process that left the group can no longer be found: note it while all is well, and never forget it.
function rememberDescendants(): void {
  const remembered = remainingOf(known);
  const roots = [child.pid, ...remembered.map(({ id }) => id)].filter((id) => id !== undefined);
  known = [...remembered, ...roots.flatMap(descendantsOf)];
}

function stop(): void {
  if (isStopping || child.pid === undefined) {
    return;
  }
  isStopping = true;
  rememberDescendants();
  child.kill('SIGINT');
  setTimeout(() => child.kill('SIGKILL'), CLEAN_STOP_MS).unref();
}

function endRemaining(): void {
  if (child.pid !== undefined) {
    signalProcess(-child.pid, 'SIGKILL');
  }
  killRemaining(known);
}
