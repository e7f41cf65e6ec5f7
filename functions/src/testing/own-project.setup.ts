import { randomUUID } from 'node:crypto';
import { deleteApp, getApps } from 'firebase-admin/app';
import { app } from 'firebase-functions';
import { afterAll, vi } from 'vitest';
import * as z from 'zod';
import * as parameters from '../platform/parameters.ts';
import { startFunctionsHost } from './functions-host.ts';
import { guardSecrets } from './granted-secrets.ts';

const withDefaultSchema = z.object({
  name: z.string(),
  options: z.object({ default: z.union([z.string(), z.number()]) }),
});

// Each test file has its own project, because the emulators support any number of them. No file sees what another
// stored, and functions run only if a test runs them.
const project = `demo-f-${randomUUID().slice(0, 8)}`;
const host = await startFunctionsHost(project);
Object.assign(process.env, {
  BACKEND_PROJECT: process.env.BACKEND_PROJECT ?? process.env.GCLOUD_PROJECT,
  GCLOUD_PROJECT: project,
  FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket: `${project}.firebasestorage.app` }),
  SERVER_API_KEY: project,
  FUNCTIONS_EMULATOR_HOST: host.address,
  PUBLIC_SITE_URL: `http://${host.address}`,
});

// Like the CLI, fills in the defaults of unset parameters before any function is loaded.
for (const parameter of Object.values(parameters)) {
  const { success, data } = withDefaultSchema.safeParse(parameter);
  if (success) {
    process.env[data.name] ??= String(data.options.default);
  }
}

guardSecrets();

afterAll(async () => {
  await host.close();
  // A pending import would otherwise mix the modules of two test files.
  await vi.dynamicImportSettled();
  // The process continues with another test file, which has its own project.
  vi.unstubAllEnvs();
  app.setEmulatedAdminApp(undefined);
  await Promise.all(getApps().map(deleteApp));
});
