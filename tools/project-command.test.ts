import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adminProject, adminProjectWithBucket, failureText } from './project-command.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'admin-'));
  writeFileSync(join(folder, '.firebaserc'), '{ "projects": { "staging": "our-church-staging" } }');
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '');
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '');
  vi.stubEnv('GOOGLE_CLOUD_QUOTA_PROJECT', '');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('adminProject resolves an alias to its project ID and sets that project for quota', () => {
  expect(adminProject(folder, 'staging')).toBe('our-church-staging');
  expect(process.env.GOOGLE_CLOUD_QUOTA_PROJECT).toBe('our-church-staging');
  expect(adminProject(folder, 'our-church')).toBe('our-church');
});

it('adminProject uses production only if it is named, and the local backend only if not', () => {
  expect(() => adminProject(folder, undefined)).toThrow('Name a project with --project');
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:8080');
  expect(() => adminProject(folder, undefined)).toThrow('Name a project with --project');
  expect(() => adminProject(folder, 'our-church')).toThrow('FIRESTORE_EMULATOR_HOST is set');
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099');
  vi.stubEnv('GCLOUD_PROJECT', 'demo-church');
  expect(adminProject(folder, undefined)).toBe('demo-church');
});

it('adminProjectWithBucket rejects a project without settings and says how to create them', () => {
  expect(() => adminProjectWithBucket(folder, 'staging')).toThrow(
    'npm run setup -- --project our-church-staging',
  );
});

it.each([
  ['Could not load the default credentials. Browse to …', 'Nobody is signed in to Google Cloud'],
  ['2 UNKNOWN: Getting metadata from plugin failed with error: invalid_grant', 'has expired'],
  ['invalid_rapt: reauth related error', 'has expired'],
  ['7 PERMISSION_DENIED: Missing or insufficient permissions.', 'an account that owns the project'],
])('failureText says how to sign in if Google answers "%s"', (message, text) => {
  expect(failureText(new Error(message))).toContain(text);
  expect(failureText(new Error(message))).toContain('gcloud auth application-default login');
});

it('failureText repeats any other failure', () => {
  expect(failureText(new Error('There is no request 7.'))).toBe('There is no request 7.');
});
