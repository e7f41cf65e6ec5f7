import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import type { Google } from './google.ts';

const indexesSchema = z.object({ indexes: z.array(z.object({ state: z.string() })).default([]) });

const PAUSE_MS = 5_000;

/** Waits until no index of the project is being built, because a query fails without its index. */
export async function indexesBuilt(google: Google, project: string): Promise<void> {
  const path = `v1/projects/${project}/databases/(default)/collectionGroups/-/indexes?pageSize=500`;
  for (;;) {
    const { indexes } = indexesSchema.parse(await google.call({ api: 'firestore', path }));
    if (!indexes.some(({ state }) => state === 'CREATING')) {
      return;
    }
    await pause(PAUSE_MS);
  }
}
