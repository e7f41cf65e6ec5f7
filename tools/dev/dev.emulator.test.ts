import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_IDENTITY, SITE_IDENTITY_PATH } from '@prayer-community/domain/settings/site-identity';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runSchedule } from '../../functions/src/testing/run-schedule.ts';
import { descendantsOf, killRemaining, type RunningProcess, remainingOf } from '../processes/process-tree.ts';
import { CACHE_FOLDER, PROJECT_ID, REPOSITORY } from '../project.ts';
import { listScheduledFunctions } from './scheduled-functions.ts';

const START_MS = 240_000;
const SOON = { timeout: 60_000, interval: 200 };

interface Dev {
  readonly process: ChildProcess;
  readonly running: RunningProcess[];
  /** The name of this run's own folder in `.cache`. */
  readonly name: string;
  /** The URL of each server, by its name in the table. */
  readonly servers: ReadonlyMap<string, string>;
  output(): string;
}

/** Starts `npm run dev` on free ports with its data in a folder, and waits until it is up and seeded. */
async function startDev(dataFolder: string): Promise<Dev> {
  const dev = spawn(
    process.execPath,
    ['--import', 'tsx', join('scripts', 'dev.ts'), '--free-ports', '--keep-in', dataFolder],
    { cwd: REPOSITORY, stdio: ['ignore', 'pipe', 'pipe'] },
  );
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
  const name = /^Log .*\/(dev-\d+)\.log/m.exec(text)?.[1];
  if (name === undefined) {
    throw new Error(`It does not say where its log is:\n${text}`);
  }
  const rows = [...text.matchAll(/^(.+?) {2,}(http:\S+)/gm)];
  return {
    process: dev,
    running: dev.pid === undefined ? [] : descendantsOf(dev.pid),
    name,
    servers: new Map(rows.map(([, name = '', url = '']) => [name, url])),
    output: () => text,
  };
}

/** Bypasses the security rules: https://firebase.google.com/docs/emulator-suite/connect_firestore */
function documentOf(dev: Dev, init: { method: 'GET' | 'PATCH'; body?: string }): Promise<Response> {
  const url = `${dev.servers.get('Firestore')}/v1/projects/${PROJECT_ID}/databases/(default)/documents/kept/mark`;
  return fetch(url, { ...init, headers: { authorization: 'Bearer owner' } });
}

/** Simulates an editor that saves an unchanged file. */
function touch(path: string): void {
  const now = new Date();
  utimesSync(join(REPOSITORY, path), now, now);
}

describe('npm run dev', { timeout: START_MS + 120_000 }, () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'dev-data-'));
  const started: Dev[] = [];
  let dev: Dev;

  async function start(): Promise<void> {
    dev = await startDev(dataFolder);
    started.push(dev);
  }

  beforeAll(start, START_MS);

  afterAll(() => {
    for (const { running, name } of started) {
      killRemaining(running);
      rmSync(join(CACHE_FOLDER, name), { recursive: true, force: true }); // one that is killed cannot tidy up
    }
    rmSync(dataFolder, { recursive: true, force: true });
  });

  it('serves everything and prints the demo accounts', async () => {
    for (const name of [
      'Prayer Community',
      'Fake Providers',
      'Firestore',
      'Auth',
      'Storage',
      'Functions',
      'Hosting',
    ]) {
      await expect(fetch(dev.servers.get(name) ?? ''), name).resolves.toBeInstanceOf(Response);
    }
    const identity = await fetch(new URL(SITE_IDENTITY_PATH, dev.servers.get('Prayer Community')));
    expect(await identity.json()).toEqual(DEFAULT_IDENTITY);
    expect(dev.output()).toContain('Seeded demo data.');
    expect(dev.output()).toMatch(/Notifications +only in a deployed project/);
    expect(dev.output()).toMatch(/Sign in: grace +\S+ +leadership/);
    expect(dev.running.length).toBeGreaterThan(5);
  });

  it('runs the scheduled functions', async () => {
    const functionsUrl = dev.servers.get('Functions') ?? '';
    const [scheduled] = await listScheduledFunctions(functionsUrl);
    expect(scheduled?.schedule).toBeTypeOf('string');
    const project = `${functionsUrl}/functions/projects/${PROJECT_ID}`;
    await expect(runSchedule(scheduled?.name ?? '', project)).resolves.toBeUndefined();
  });

  it('reloads functions and web when they change', async () => {
    touch('functions/src/index.ts');
    await vi.waitFor(() => expect(dev.output()).toContain('Functions loaded again.'), SOON);

    const entry = 'src/main.ts';
    await fetch(`${dev.servers.get('Prayer Community')}/${entry}`); // Vite watches what it has served
    touch(join('web', entry));
    const webLog = join(CACHE_FOLDER, 'logs', `${dev.name}-web.log`);
    await vi.waitFor(() => expect(readFileSync(webLog, 'utf8')).toContain(entry), SOON);
  });

  it('keeps serving when the site is built at the same time', async () => {
    const web = dev.servers.get('Prayer Community') ?? '';
    const start = await (await fetch(`${web}/src/app/start.tsx`)).text();
    const dependency = /"(\/node_modules\/\.vite\/deps\/react-dom_client[^"]+)"/.exec(start)?.[1];
    const outDir = mkdtempSync(join(tmpdir(), 'build-'));
    const vite = join(REPOSITORY, 'node_modules', '.bin', 'vite');
    const build = spawn(vite, ['build', 'web', '--outDir', outDir, '--emptyOutDir'], { cwd: REPOSITORY });
    const [exitCode] = await once(build, 'exit');
    rmSync(outDir, { recursive: true });
    expect(exitCode).toBe(0);
    // Requested only now because Vite serves repeated requests from memory.
    expect(await fetch(`${web}${dependency}`)).toHaveProperty('status', 200);
  });

  it('stops everything it started on Ctrl-C', async () => {
    expect(await documentOf(dev, { method: 'PATCH', body: '{}' })).toHaveProperty('status', 200);
    dev.process.kill('SIGINT');
    const [exitCode] = await once(dev.process, 'exit');
    expect(exitCode).toBe(0);
    await vi.waitFor(() => expect(remainingOf(dev.running)).toEqual([]), SOON);
  });

  it('finds the stored data again after a restart', async () => {
    await start();
    expect(await documentOf(dev, { method: 'GET' })).toHaveProperty('status', 200);
    expect(dev.output()).not.toContain('Seeded demo data.');
  });

  it('leaves no process behind even when it is killed', async () => {
    expect(remainingOf(dev.running)).not.toEqual([]);
    dev.process.kill('SIGKILL');
    await vi.waitFor(() => expect(remainingOf(dev.running)).toEqual([]), SOON);
  });
});
