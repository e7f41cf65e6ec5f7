import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE_FOLDER, REPOSITORY } from '../../project.ts';
import { settingsPath, writeSettings } from '../settings-files.ts';
import type { TypedAnswer } from '../testing/typed-answers.ts';
import { PROJECT } from './prepared.ts';
import { type CommandRun, runCommand } from './run-command.ts';
import { SCENES, type Scene } from './scenes.ts';
import { type StubServer, startStub } from './stub-server.ts';

const SETTINGS = {
  REGION: 'europe-west3',
  PUBLIC_SITE_URL: `https://${PROJECT}.web.app`,
  MAIL_FROM: 'prayer@our-church.org',
  ALERT_EMAIL: 'grace@our-church.org',
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

export async function rehearse(): Promise<boolean> {
  const stub = await startStub();
  let passed = 0;
  try {
    for (const scene of SCENES) {
      removeSettings();
      if (scene.settings !== null) {
        writeSettings(REPOSITORY, PROJECT, { ...SETTINGS, ...scene.settings });
      }
      const problem = await problemOf(scene, stub);
      passed += problem === null ? 1 : 0;
      console.log(problem === null ? `passed  ${scene.name}` : `FAILED  ${scene.name}\n${problem}`);
    }
  } finally {
    await stub.stop();
    removeSettings();
  }
  for (const call of new Set(stub.unplayed)) {
    console.log(`not played: ${call}`);
  }
  console.log(`deploy-rehearsal: ${passed} of ${SCENES.length}`);
  return passed === SCENES.length && stub.unplayed.length === 0;
}

function removeSettings(): void {
  for (const file of ['functions', 'web'] as const) {
    rmSync(join(REPOSITORY, settingsPath(file, PROJECT)), { force: true });
  }
}

async function problemOf(scene: Scene, stub: StubServer): Promise<string | null> {
  const runs: string[] = [`== ${scene.name}`];
  const logged = async (running: Promise<CommandRun>): Promise<CommandRun> => {
    const done = await running;
    runs.push(done.output);
    return done;
  };
  const run = (...args: string[]) => logged(runCommand(stub, ['deploy', ...args]));
  const setUp = (answers: readonly TypedAnswer[]) => logged(runCommand(stub, ['setup'], answers));
  try {
    await scene.play({ run, setUp, stub });
    return null;
  } catch (error) {
    const log = join(CACHE_FOLDER, 'logs', 'deploy-rehearsal.log');
    mkdirSync(join(CACHE_FOLDER, 'logs'), { recursive: true });
    writeFileSync(log, runs.join('\n----\n'), { flag: 'a' });
    return `  ${error instanceof Error ? error.message : String(error)}\n  ${log}`;
  }
}
