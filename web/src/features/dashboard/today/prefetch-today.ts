import { COLLECTIONS } from '@prayer-community/domain/collections';
import { isFilteredView } from '@prayer-community/domain/prayer-request/work-view';
import { type DocumentReference, doc, onSnapshot, type Query } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { isIdleTooLong } from '../../../session/idle/watch-activity.ts';
import type { Session } from '../../../session/session.ts';
import { storedTodayScope } from '../../../session/today-scope.ts';
import { readDashboardUrl } from '../views/dashboard-url.ts';
import { todayQueries } from './today-queries.ts';

/** The settings that the dashboard waits for. */
const AWAITED_SETTINGS = ['reminders', 'privacy'] as const;

/** How long the listeners stay active, so that the dashboard's own listeners can share their results. */
const LISTENING_MS = 30_000;

/**
 * Requests the profile, the settings and the lists of *Today* while the dashboard's code is loading. The lists are
 * those of the last visit. If the role has changed since then, the rules refuse them and the dashboard requests others.
 * @param parameters the URL parameters of the dashboard
 */
export function prefetchToday(session: Session, parameters: URLSearchParams): void {
  if (session.state !== 'signedIn' || isIdleTooLong()) {
    return;
  }
  const documents = [
    doc(firestore, COLLECTIONS.profiles, session.uid),
    ...AWAITED_SETTINGS.map((name) => doc(firestore, COLLECTIONS.settings, name)),
  ];
  const { view, isSearch } = readDashboardUrl(parameters);
  const scope = !isSearch && !isFilteredView(view) ? storedTodayScope(session.uid) : null;
  const queries = scope === null ? [] : todayQueries(scope);
  const stops = [...documents.map(listenToDocument), ...queries.map(listenToQuery)];
  setTimeout(() => {
    for (const stop of stops) {
      stop();
    }
  }, LISTENING_MS);
}

function listenToDocument(document: DocumentReference): () => void {
  return onSnapshot(document, () => {}, logRefusal);
}

function listenToQuery(query: Query): () => void {
  return onSnapshot(query, () => {}, logRefusal);
}

function logRefusal({ code }: { code: string }): void {
  console.warn(`A prefetch is refused: ${code}`);
}
