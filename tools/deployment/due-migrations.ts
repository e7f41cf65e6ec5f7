import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Google } from './google.ts';

const MIGRATION = /^(?<name>\d{3}-[\w-]+)\.ts$/;

const stateSchema = z.object({
  fields: z.object({ version: z.object({ integerValue: z.coerce.number() }) }),
});
const foundSchema = z.object({ documents: z.array(z.unknown()).default([]) });

/** Returns the migrations that the project's stored documents still need. Empty if there are no staff yet, as in a new project. */
export async function dueMigrations(google: Google, folder: string, project: string): Promise<string[]> {
  const documents = `v1/projects/${project}/databases/(default)/documents`;
  const staff = await google.call({ api: 'firestore', path: `${documents}/profiles?pageSize=1` });
  if (foundSchema.parse(staff).documents.length === 0) {
    return [];
  }
  const path = `${documents}/migrations/state`;
  const state = await google.call({ api: 'firestore', path, mayBeAbsent: true });
  const done = state === null ? 0 : stateSchema.parse(state).fields.version.integerValue;
  return migrationNames(folder).slice(done);
}

function migrationNames(folder: string): string[] {
  return readdirSync(join(folder, 'functions', 'src', 'data', 'migrations'))
    .sort()
    .flatMap((file) => MIGRATION.exec(file)?.groups?.name ?? []);
}
