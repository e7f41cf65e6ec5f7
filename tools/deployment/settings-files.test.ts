import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { buildFunctions } from '../backend/build-functions.ts';
import { CACHE_FOLDER, REPOSITORY } from '../project.ts';
import { SETTINGS } from './settings.ts';
import { readAnswers, readSettings, withDefaults, writeSettings } from './settings-files.ts';
import { readFunctionManifest } from './testing/function-manifest.ts';

const cli = createRequire(import.meta.url);

// The Firebase CLI's own handling of parameters before a deployment without a terminal.
const { resolveParams, ParamValue } = z
  .object({
    resolveParams: z.custom<(options: object) => Promise<{ paramValues: Record<string, object> }>>(),
    ParamValue: z.custom<new (value: string, isInternal: boolean, types: object) => object>(),
  })
  .parse(cli('firebase-tools/lib/deploy/functions/params.js'));
const { loadUserEnvs } = z
  .object({ loadUserEnvs: z.custom<(options: object) => Record<string, string>>() })
  .parse(cli('firebase-tools/lib/functions/env.js'));

const ANSWERS = { REGION: 'europe-west3', MAIL_FROM: 'prayer@our-church.org' };

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-'));
  mkdirSync(join(folder, 'functions'));
  mkdirSync(join(folder, 'web'));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('writeSettings writes each setting to its own file and the region to both', () => {
  writeSettings(folder, 'our-church', { ...ANSWERS, VITE_FCM_VAPID_KEY: 'key' });

  expect(readSettings(folder, 'functions', 'our-church')).toEqual(ANSWERS);
  expect(readSettings(folder, 'web', 'our-church')).toEqual({
    VITE_REGION: 'europe-west3',
    VITE_FCM_VAPID_KEY: 'key',
  });
});

it('writeSettings preserves unmanaged settings and removes a setting without a value', () => {
  writeFileSync(join(folder, 'web/.env.our-church'), 'VITE_OF_A_FORK=10\nVITE_EMBED_ORIGINS=https://a.org\n');

  writeSettings(folder, 'our-church', ANSWERS);

  expect(readSettings(folder, 'web', 'our-church')).toEqual({
    VITE_REGION: 'europe-west3',
    VITE_OF_A_FORK: '10',
  });
});

it('readAnswers treats an empty value as an answer', () => {
  writeSettings(folder, 'our-church', { ...ANSWERS, TWILIO_FROM: '' });

  expect(readAnswers(folder, 'our-church')).toEqual({ ...ANSWERS, TWILIO_FROM: '' });
});

it('the settings cover every function parameter, so the Firebase CLI asks nothing', async () => {
  mkdirSync(CACHE_FOLDER, { recursive: true });
  const built = mkdtempSync(join(CACHE_FOLDER, 'settings-'));
  copyFileSync(join(REPOSITORY, 'functions', 'package.json'), join(built, 'package.json'));
  await buildFunctions(join(built, 'lib'));
  const { params } = await readFunctionManifest(built, {});
  rmSync(built, { recursive: true });
  const answers = {
    ...ANSWERS,
    PUBLIC_SITE_URL: 'https://our-church.org',
    SERVER_API_KEY: `AIza${'s'.repeat(35)}`,
  };
  writeSettings(folder, 'our-church', withDefaults(answers));
  const values = loadUserEnvs({
    configDir: join(folder, 'functions'),
    functionsSource: join(folder, 'functions'),
    projectId: 'our-church',
    projectDir: folder,
  });
  const userEnvs = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, new ParamValue(value, false, { string: true })]),
  );
  const isSecret = ({ type }: { type: string }) => type === 'secret';

  const { paramValues } = await resolveParams({
    params: params.filter((param) => !isSecret(param)),
    firebaseConfig: { projectId: 'our-church' },
    userEnvs,
    codebase: 'default',
    nonInteractive: true,
  });

  expect(Object.keys(paramValues)).toEqual(
    expect.arrayContaining(['MAIL_FROM', 'TWILIO_FROM', 'MIN_INSTANCES']),
  );
  const namesOf = (named: readonly { name: string }[]) => named.map(({ name }) => name).sort();
  expect(namesOf(params.filter(isSecret))).toEqual(
    namesOf(SETTINGS.filter(({ store }) => store === 'secret')),
  );
  const plain = ['REGION', 'ENFORCE_APP_CHECK', 'ALERT_EMAIL'];
  const settings = SETTINGS.filter(({ store, name }) => store === 'functions' && !plain.includes(name));
  expect(namesOf(settings)).toEqual(namesOf(params.filter((param) => !isSecret(param))));
});
