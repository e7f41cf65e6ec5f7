import { COLLECTIONS } from '@prayer-community/domain/collections';
import { type DocumentReference, doc, onSnapshot, type Query } from 'firebase/firestore';
import { firestore } from '../../firebase/firestore-sdk.ts';
import { lastScope } from '../../session/last-scope.ts';
import { currentSession } from '../../session/watch-session.ts';
import { todayQueries } from './today/today-queries.ts';

/** The settings that the dashboard waits for. */
const AWAITED_SETTINGS = ['reminders', 'privacy'] as const;

/** How long the answers wait for the dashboard: its own listeners share them. */
const HELD_MS = 30_000;

/**
 * Asks the database for what the dashboard shows first while its code is still on the way, all at once. The lists are those of the
 * last visit: who has another role since asks in vain, and the dashboard asks for the right ones.
 */
export async function askAhead(): Promise<void> {
  const session = await currentSession();
  if (session.state !== 'signedIn') {
    return;
  }
  const documents = [
    doc(firestore, COLLECTIONS.profiles, session.uid),
    ...AWAITED_SETTINGS.map((name) => doc(firestore, COLLECTIONS.settings, name)),
  ];
  const scope = lastScope(session.uid);
  const queries = scope === null ? [] : todayQueries(scope, new Date());
  const stops = [...documents.map(listenToDocument), ...queries.map(listenToQuery)];
  setTimeout(() => stops.map((stop) => stop()), HELD_MS);
}

function listenToDocument(document: DocumentReference): () => void {
  return onSnapshot(document, () => {}, reportVain);
}

function listenToQuery(query: Query): () => void {
  return onSnapshot(query, () => {}, reportVain);
}

function reportVain({ code }: { code: string }): void {
  console.warn(`What was asked ahead is refused: ${code}`);
}
