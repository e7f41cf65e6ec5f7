import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { CACHE_FOLDER, REPOSITORY } from '../../project.ts';
import { settingsPath, writeSettings } from '../settings-files.ts';
import { cliOrigins } from './cli-origins.ts';
import { SCENES, type Scene } from './scenes.ts';
import { PROJECT } from './stub-project.ts';
import { type StubServer, startStub } from './stub-server.ts';

const LEAD_HERE = fileURLToPath(new URL('lead-here.cjs', import.meta.url));

/** What a run of the deployment came to. */
export interface DeployRun {
  readonly code: number;
  readonly output: string;
  /** The calls that it sent to Google, as `METHOD host path`. */
  readonly calls: readonly string[];
}

const SETTINGS = {
  REGION: 'europe-west3',
  PUBLIC_SITE_URL: `https://${PROJECT}.web.app`,
  MAIL_FROM: 'prayer@our-church.org',
  SERVER_API_KEY: `AIza${'s'.repeat(35)}`,
  VITE_FIREBASE_CONFIG: JSON.stringify({
    apiKey: `AIza${'b'.repeat(35)}`,
    projectId: PROJECT,
    appId: '1:2:web:3',
    storageBucket: `${PROJECT}.firebasestorage.app`,
    messagingSenderId: '2',
  }),
  VITE_FCM_VAPID_KEY: 'B'.repeat(87),
};

/** Plays every scene; true where each went as it should. */
export async function rehearse(): Promise<boolean> {
  const stub = await startStub();
  let held = 0;
  try {
    for (const scene of SCENES) {
      writeSettings(REPOSITORY, PROJECT, { ...SETTINGS, ...scene.settings });
      const problem = await problemOf(scene, stub);
      held += problem === null ? 1 : 0;
      console.log(problem === null ? `held    ${scene.name}` : `FAILED  ${scene.name}\n${problem}`);
    }
  } finally {
    await stub.stop();
    for (const file of ['functions', 'web'] as const) {
      rmSync(join(REPOSITORY, settingsPath(file, PROJECT)), { force: true });
    }
  }
  for (const call of new Set(stub.unplayed)) {
    console.log(`not played: ${call}`);
  }
  console.log(`deploy-rehearsal: ${held} of ${SCENES.length}`);
  return held === SCENES.length && stub.unplayed.length === 0;
}

async function problemOf(scene: Scene, stub: StubServer): Promise<string | null> {
  const runs: string[] = [`== ${scene.name}`];
  const run = async (...args: string[]): Promise<DeployRun> => {
    const done = await runDeploy(stub, args);
    runs.push(done.output);
    return done;
  };
  try {
    await scene.play({ run, stub });
    return null;
  } catch (error) {
    const log = join(CACHE_FOLDER, 'logs', 'deploy-rehearsal.log');
    mkdirSync(join(CACHE_FOLDER, 'logs'), { recursive: true });
    writeFileSync(log, runs.join('\n----\n'), { flag: 'a' });
    return `  ${error instanceof Error ? error.message : String(error)}\n  ${log}`;
  }
}

async function runDeploy(stub: StubServer, args: readonly string[]): Promise<DeployRun> {
  stub.takeCalls();
  const config = join(CACHE_FOLDER, 'deploy-rehearsal');
  rmSync(config, { recursive: true, force: true });
  const child = spawn('npm', ['run', 'deploy', '--silent', '--', '--project', PROJECT, ...args], {
    cwd: REPOSITORY,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...cliOrigins(stub.port),
      // The emulators' own variable would lead the deployment's database there.
      XDG_CONFIG_HOME: config,
      FIREBASE_TOKEN: '1//rehearsal',
      NODE_OPTIONS: `--require ${JSON.stringify(LEAD_HERE)}`,
      NO_UPDATE_NOTIFIER: '1',
      CI: 'true',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? 1)));
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  return { code, output: `${output}\n${errors}`, calls: stub.takeCalls() };
}
