import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { overrideParameters } from './provider-overrides.ts';

function variablesOf(parameters: Record<string, string>): unknown {
  const names = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_STORAGE_EMULATOR_HOST', 'STORAGE_EMULATOR_HOST'];
  const script = `console.log(JSON.stringify(${JSON.stringify(names)}.map((name) => process.env[name])))`;
  const set = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:1', FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:2' };
  const env = { ...process.env, ...parameters, ...set };
  return JSON.parse(execFileSync(process.execPath, ['-e', script], { env, encoding: 'utf8' }));
}

it('overrideParameters points a worker to different ports than the CLI does', () => {
  expect(variablesOf(overrideParameters({ firestore: 11, storage: 12 }))).toEqual([
    '127.0.0.1:11',
    '127.0.0.1:12',
    'http://127.0.0.1:12',
  ]);
});

it('overrideParameters leaves unnamed services unchanged', () => {
  expect(variablesOf(overrideParameters({ fakeProviders: 13 }))).toEqual([
    '127.0.0.1:1',
    '127.0.0.1:2',
    null,
  ]);
  expect(overrideParameters({ fakeProviders: 13 }).SENDGRID_BASE_URL).toBe('http://127.0.0.1:13');
});
