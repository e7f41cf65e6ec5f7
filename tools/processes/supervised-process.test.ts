import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { descendantsOf, isRunning, remainingOf } from './process-tree.ts';
import { startSupervised, TSX_LOADER } from './supervised-process.ts';

const WAIT = { timeout: 30_000, interval: 100 };
const EAGERLY = { timeout: 30_000, interval: 1 };

/** Prints its process id and that of a child outside its process group, like the emulators' Java. Exits on SIGINT. */
const FAMILY = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true });
  process.on('SIGINT', () => process.exit(7));
  console.log(process.pid + ' ' + child.pid);
`;

function start(script: string) {
  const lines: string[] = [];
  const supervised = startSupervised(process.execPath, ['-e', script], {
    cwd: tmpdir(),
    env: process.env,
    onOutput: (line) => lines.push(line),
  });
  return { supervised, lines };
}

function startParent() {
  const supervisedProcess = pathToFileURL(
    fileURLToPath(new URL('supervised-process.ts', import.meta.url)),
  ).href;
  const script = `import { startSupervised } from ${JSON.stringify(supervisedProcess)};
    startSupervised(process.execPath, ['-e', ${JSON.stringify(`${FAMILY} setInterval(() => {}, 1000)`)}], {
      cwd: '/', env: process.env, onOutput: (line) => console.log(line),
    });`;
  const parent = spawn(process.execPath, ['--import', TSX_LOADER, '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void parent.kill('SIGKILL'));
  const lines: string[] = [];
  parent.stdout.setEncoding('utf8').on('data', (text: string) => lines.push(text.trim()));
  return { parent, lines };
}

function parentOf(id: number): number {
  const found = descendantsOf(process.pid).find((running) => running.id === id);
  if (found === undefined) {
    throw new Error(`${id} does not run below this process.`);
  }
  return found.parent;
}

async function familyOf(lines: string[]): Promise<number[]> {
  await vi.waitFor(() => expect(lines).toHaveLength(1), WAIT);
  return lines[0]?.split(' ').map(Number) ?? [];
}

describe('a supervised process', { timeout: 90_000 }, () => {
  it('delivers its output line by line, and its exit code', async () => {
    const { supervised, lines } = start(
      "process.stdout.write('one\\ntw'); process.stdout.write('o\\nthree'); process.exitCode = 5",
    );
    expect(await supervised.exited).toBe(5);
    expect(lines).toEqual(['one', 'two', 'three']);
  });

  it('stops on request together with the processes it started', async () => {
    const { supervised, lines } = start(`${FAMILY} setInterval(() => {}, 1000)`);
    const family = await familyOf(lines);
    expect(family.map(isRunning)).toEqual([true, true]);
    await supervised.stop();
    expect(await supervised.exited).toBe(7);
    await vi.waitFor(() => expect(family.map(isRunning)).toEqual([false, false]), WAIT);
  });

  it('can be stopped twice', async () => {
    const { supervised, lines } = start(`${FAMILY} setInterval(() => {}, 1000)`);
    await familyOf(lines);
    await Promise.all([supervised.stop(), supervised.stop()]);
    await supervised.stop();
    expect(await supervised.exited).toBe(7);
  });

  it('ends the processes it started when it crashes', async () => {
    const { supervised, lines } = start(
      `process.on('SIGTERM', () => process.abort()); ${FAMILY} setInterval(() => {}, 1000)`,
    );
    const family = await familyOf(lines);
    await supervised.remember();
    process.kill(family[0] ?? 0, 'SIGTERM');
    await supervised.exited;
    await vi.waitFor(() => expect(family.map(isRunning)).toEqual([false, false]), WAIT);
  });

  it('ends the processes it started even if it crashes while being stopped', async () => {
    const { supervised, lines } = start(`${FAMILY} setInterval(() => {}, 1000)`);
    const [root = 0, child = 0] = await familyOf(lines);
    await supervised.remember();
    const supervisor = parentOf(root);
    process.kill(supervisor, 'SIGSTOP');
    process.kill(root, 'SIGKILL');
    const stopped = supervised.stop();
    await nextTurn(); // by then the supervisor has the message, so that it wakes up to both
    process.kill(supervisor, 'SIGCONT');
    await stopped;
    await vi.waitFor(() => expect([root, child].map(isRunning)).toEqual([false, false]), WAIT);
  });

  it('does not outlive its parent, even if the parent is killed', async () => {
    const { parent, lines } = startParent();
    const family = await familyOf(lines);
    parent.kill('SIGKILL');
    await vi.waitFor(() => expect(family.map(isRunning)).toEqual([false, false]), WAIT);
  });

  it('does not outlive its parent, even if the parent is killed during startup', async () => {
    const { parent } = startParent();
    const started = await vi.waitUntil(() => {
      const found = descendantsOf(parent.pid ?? 0).filter(({ parent: id }) => id === parent.pid);
      return found.length > 0 && found;
    }, EAGERLY);
    parent.kill('SIGKILL');
    await vi.waitFor(() => expect(remainingOf(started)).toEqual([]), WAIT);
  });

  it('reports a command that cannot be started', async () => {
    const lines: string[] = [];
    const supervised = startSupervised('no-such-command', [], {
      cwd: tmpdir(),
      env: process.env,
      onOutput: (line) => lines.push(line),
    });
    expect(await supervised.exited).toBe(127);
    expect(lines.join()).toContain('no-such-command could not be started');
  });
});
