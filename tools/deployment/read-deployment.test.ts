import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readDeployment } from './read-deployment.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deployment-'));
  for (const part of ['functions', 'web']) {
    mkdirSync(join(folder, part));
  }
  writeFileSync(
    join(folder, '.firebaserc'),
    '{"projects":{"default":"demo-church","staging":"demo-staging"}}',
  );
});

afterEach(() => rmSync(folder, { recursive: true }));

it("readDeployment reads the project's settings without comments, quotes, and blank values", () => {
  writeFileSync(join(folder, 'functions/.env.demo-church'), '# Mail\nMAIL_FROM="a@b.org"\nTWILIO_FROM=\n');
  writeFileSync(join(folder, 'web/.env.demo-church'), `VITE_FIREBASE_CONFIG='{"apiKey":"k"}'\n`);

  expect(readDeployment(folder, null)).toEqual({
    project: 'demo-church',
    functionsSettings: { MAIL_FROM: 'a@b.org' },
    webSettings: { VITE_FIREBASE_CONFIG: '{"apiKey":"k"}' },
  });
});

it('readDeployment returns null for missing settings', () => {
  expect(readDeployment(folder, 'demo-other')).toEqual({
    project: 'demo-other',
    functionsSettings: null,
    webSettings: null,
  });
});

it('readDeployment resolves an alias to its project', () => {
  writeFileSync(join(folder, 'functions/.env.demo-staging'), 'MAIL_FROM=a@b.org\n');

  expect(readDeployment(folder, 'staging')).toMatchObject({
    project: 'demo-staging',
    functionsSettings: { MAIL_FROM: 'a@b.org' },
  });
});
