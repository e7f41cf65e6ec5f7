import type { Query } from 'firebase-admin/firestore';
import { runInGroups } from './run-in-groups.ts';

/** Deletes every document that a query finds, but not what lies below them. */
export async function deleteFound(query: Query): Promise<void> {
  const { docs } = await query.select().get();
  await runInGroups(docs, ({ ref }) => ref.delete());
}
