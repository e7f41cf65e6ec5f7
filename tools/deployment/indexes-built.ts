import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import type { Google } from './google.ts';

const indexesSchema = z.array(z.object({ state: z.string().default('') })).default([]);
const compositeSchema = z.object({ indexes: indexesSchema });
const fieldsSchema = z.object({
  fields: z.array(z.object({ indexConfig: z.object({ indexes: indexesSchema }).prefault({}) })).default([]),
});

/** Google lists only fields whose indexes differ from the default. */
const OVERRIDDEN = encodeURIComponent('indexConfig.usesAncestorConfig=false OR ttlConfig:*');

const PAUSE_MS = 5_000;

/**
 * Waits until no index of the project is being built, because a query fails without its index.
 * @throws Error if Google could not build one
 */
export async function indexesBuilt(google: Google, project: string): Promise<void> {
  console.log('Waiting until the indexes are built. In a large database, this can take hours.');
  while (await isIndexBeingBuilt(google, project)) {
    await pause(PAUSE_MS);
  }
}

/** @throws Error if Google could not build an index */
export async function isIndexBeingBuilt(google: Google, project: string): Promise<boolean> {
  const groups = `v1/projects/${project}/databases/(default)/collectionGroups/-`;
  const read = (path: string) => google.call({ api: 'firestore', path: `${groups}/${path}` });
  const { indexes } = compositeSchema.parse(await read('indexes?pageSize=500'));
  const { fields } = fieldsSchema.parse(await read(`fields?pageSize=500&filter=${OVERRIDDEN}`));
  const all = [...indexes, ...fields.flatMap(({ indexConfig }) => indexConfig.indexes)];
  if (all.some(({ state }) => state === 'NEEDS_REPAIR')) {
    throw new Error(
      'Google could not build an index. Delete the one with an error in the Firebase console, under Firestore → Indexes, and deploy again.',
    );
  }
  return all.some(({ state }) => state === 'CREATING');
}
