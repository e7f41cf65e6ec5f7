import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildFunctions } from '../backend/build-functions.ts';
import { CACHE_FOLDER, REPOSITORY } from '../project.ts';
import { type FunctionManifest, readFunctionManifest } from './testing/function-manifest.ts';

type Endpoint = FunctionManifest['endpoints'][string];

let folder: string;

beforeAll(async () => {
  mkdirSync(CACHE_FOLDER, { recursive: true });
  folder = mkdtempSync(join(CACHE_FOLDER, 'manifest-'));
  copyFileSync(join(REPOSITORY, 'functions', 'package.json'), join(folder, 'package.json'));
  await buildFunctions(join(folder, 'lib'));
});

afterAll(() => rmSync(folder, { recursive: true }));

function trigger({ callableTrigger, scheduleTrigger, eventTrigger }: Endpoint): string {
  return callableTrigger ? 'callable' : (scheduleTrigger?.schedule ?? eventTrigger?.eventType ?? 'https');
}

function described([name, endpoint]: [string, Endpoint]): string {
  const { region, availableMemoryMb, cpu, minInstances, maxInstances, eventTrigger } = endpoint;
  const secrets = endpoint.secretEnvironmentVariables.map(({ key }) => key).join(' ');
  return [
    name,
    trigger(endpoint).replace('google.cloud.', ''),
    region.join(' '),
    `${availableMemoryMb ?? 256} MB`,
    `${cpu} vCPU`,
    `${minInstances ?? 0} to ${maxInstances} instances`,
    eventTrigger?.retry ? 'retried' : 'once',
    secrets || 'no secrets',
  ].join(' | ');
}

it('each function has the reviewed region, instance cap, and secrets', async () => {
  const { endpoints } = await readFunctionManifest(folder, {});

  await expect(`${Object.entries(endpoints).map(described).sort().join('\n')}\n`).toMatchFileSnapshot(
    'function-manifest.snapshot.txt',
  );
});

it('all functions run in the region of the deployment', async () => {
  const { endpoints } = await readFunctionManifest(folder, { REGION: 'europe-west3' });

  const regions = new Set(Object.values(endpoints).flatMap(({ region }) => region));
  expect([...regions]).toEqual(['europe-west3']);
});
