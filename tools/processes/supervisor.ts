/**
 * Runs one command and makes sure that the command and everything that it started end: when the parent requests it,
 * when the parent dies (even by SIGKILL), and when the command dies and leaves children behind. See
 * supervised-process.ts.
 */
import { spawn } from 'node:child_process';
import {
  descendantsOf,
  killRemaining,
  type RunningProcess,
  remainingOf,
  signalProcess,
} from './process-tree.ts';

/** Enough time for the Firebase CLI to export 100,000 requests on a busy machine, and stop its emulators. */
const CLEAN_STOP_MS = 180_000;

// The parent may have died while this module was loading, before the listener below was added.
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

// A process that left the group cannot be found once its parent is gone. Record it early, and never forget it while it
// runs.
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
