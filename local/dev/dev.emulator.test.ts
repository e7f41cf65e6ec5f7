import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { descendantsOf, killRemaining, type RunningProcess, remainingOf } from '../processes/process-tree.ts';
import { CACHE_FOLDER, REPOSITORY } from '../project.ts';
import { listScheduledFunctions, runScheduledFunction } from './scheduled-functions.ts';

const START_MS = 240_000;
const END = { timeout: 60_000, interval: 200 };

let running: RunningProcess[] = [];
/** Where the run kept its files; one that is killed cannot tidy up. */
let folder: string | null = null;

afterEach(() => {
  killRemaining(running);
  if (folder !== null) {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** `npm run dev` on free ports, up and seeded; `servers` says where what runs. */
async function startDev(): Promise<{
  dev: ChildProcess;
  output: () => string;
  servers: Map<string, string>;
}> {
  const dev = spawn(process.execPath, ['--import', 'tsx', join('scripts', 'dev.ts'), '--free-ports'], {
    cwd: REPOSITORY,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [dev.stdout, dev.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  const ended = once(dev, 'exit').then(() => {
    throw new Error(`It ended before it was up:\n${text}`);
  });
  const up = vi.waitUntil(() => text.includes('Ctrl-C'), { timeout: START_MS, interval: 200 });
  await Promise.race([up, ended]);
  ended.catch(() => {});
  running = dev.pid === undefined ? [] : descendantsOf(dev.pid);
  const name = /^Log .*\/(dev-\d+)\.log/m.exec(text)?.[1];
  if (name === undefined) {
    throw new Error(`It does not say where its log is:\n${text}`);
  }
  folder = join(CACHE_FOLDER, name);
  const rows = [...text.matchAll(/^(.+?) {2,}(http:\S+)/gm)];
  return { dev, output: () => text, servers: new Map(rows.map(([, name = '', url = '']) => [name, url])) };
}

describe('npm run dev', { timeout: START_MS + 120_000 }, () => {
  it('serves, tells of demo accounts, runs schedules, and ends with all that it started on Ctrl-C', async () => {
    const { dev, output, servers } = await startDev();
    for (const name of [
      'Prayer Community',
      'Outbox',
      'Firestore',
      'Auth',
      'Storage',
      'Functions',
      'Hosting',
    ]) {
      await expect(fetch(servers.get(name) ?? ''), name).resolves.toBeInstanceOf(Response);
    }
    expect(output()).toContain('Seeded demo data.');
    expect(output()).toMatch(/Sign in: grace +\S+ +leadership/);
    const functionsUrl = servers.get('Functions') ?? '';
    const [scheduled] = await listScheduledFunctions(functionsUrl);
    expect(scheduled?.schedule).toBeTypeOf('string');
    await expect(runScheduledFunction(functionsUrl, scheduled?.id ?? '')).resolves.toBeUndefined();
    expect(running.length).toBeGreaterThan(5);

    dev.kill('SIGINT');
    const [exitCode] = await once(dev, 'exit');
    expect(exitCode).toBe(0);
    await vi.waitFor(() => expect(remainingOf(running)).toEqual([]), END);
  });

  it('leaves no process behind even when it is killed', async () => {
    const { dev } = await startDev();
    dev.kill('SIGKILL');
    await vi.waitFor(() => expect(remainingOf(running)).toEqual([]), END);
  });
});
