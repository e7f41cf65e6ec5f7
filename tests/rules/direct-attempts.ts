import {
  COLLECTIONS,
  notesPath,
  repliesPath,
  requestPrayersPath,
} from '@prayer-community/domain/collections';
import type { Caller, DocumentKind, Operation } from '@prayer-community/domain/direct-access';
import { countNote, newNote } from '@prayer-community/domain/prayer-request/request-note';
import { newRequestPrayer, prayForRequest } from '@prayer-community/domain/prayer-request/request-prayer';
import { markPrayedFor } from '@prayer-community/domain/prayer-request/request-transitions';
import { newReply, withdrawReply } from '@prayer-community/domain/replies/reply';
import {
  collection,
  collectionGroup,
  type DocumentReference,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  increment,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  type WriteBatch,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import {
  circleTarget,
  createInCircle,
  isOfCircle,
  ownInvitations,
  prepareCircle,
  updateInCircle,
} from './circle-attempts.ts';
import { createContent, feed, isOfContent, prepareContent, updateContent } from './content-attempts.ts';
import {
  createInDistribution,
  distributionTarget,
  isOfDistribution,
  prepareDistribution,
  updateInDistribution,
} from './distribution-attempts.ts';
import {
  createPresence,
  isPresence,
  preparePresence,
  presenceOnRequest,
  presenceTarget,
  updatePresence,
} from './presence-attempts.ts';
import { UIDS } from './rules-environment.ts';
import { chooseSettings, isOfSettings, prepareSettings, settingsTarget } from './settings-attempts.ts';
import { storedRequest } from './stored-documents.ts';
import { createOnWall, isOfWall, prepareWall, updateOnWall, wallTarget } from './wall-attempts.ts';

/** An attempt of a caller on a kind of document, under the best conditions. */
export interface Attempt {
  kind: DocumentKind;
  operation: Operation;
  caller: Caller;
  /** Unique to this attempt. */
  id: string;
}

/** Stores what the attempt relies on. `db` bypasses the rules. */
export function prepare(db: Firestore, attempt: Attempt): Promise<void> {
  const batch = writeBatch(db);
  addNeeded(batch, db, attempt);
  return batch.commit();
}

function addNeeded(batch: WriteBatch, db: Firestore, attempt: Attempt): void {
  if (isOfCircle(attempt)) {
    prepareCircle(batch, db, attempt);
  } else if (isOfWall(attempt)) {
    prepareWall(batch, db, attempt);
  } else if (isOfContent(attempt)) {
    prepareContent(batch, db, attempt);
  } else if (isOfSettings(attempt)) {
    prepareSettings(batch, db, attempt);
  } else if (isPresence(attempt)) {
    preparePresence(batch, db, attempt);
  } else if (isOfDistribution(attempt)) {
    prepareDistribution(batch, db, attempt);
  } else {
    prepareOther(batch, db, attempt);
  }
}

function prepareOther(batch: WriteBatch, db: Firestore, attempt: Attempt): void {
  const [parent, child] = attempt.kind.split('/');
  if (child || parent === COLLECTIONS.prayerRequests) {
    batch.set(doc(db, `${parent}/${attempt.id}`), {
      ...storedRequest({ status: 'assigned', assigned_to: UIDS.prayer_team, note_count: 1 }),
    });
  }
  if (
    attempt.operation !== 'create' &&
    attempt.kind !== COLLECTIONS.profiles &&
    attempt.kind !== COLLECTIONS.prayerRequests
  ) {
    batch.set(target(db, attempt), { ...foundBy(attempt) });
  }
}

function foundBy(attempt: Attempt): object {
  if (isPrayer(attempt)) {
    return newRequestPrayer(new Date(0));
  }
  return isReply(attempt)
    ? newReply('We prayed for you.', uidOf(attempt), true, new Date(0))
    : { text: 'Already here.', status: 'given_up' };
}

/** Performs the attempt as the SDK does for the caller. */
export async function carryOut(db: Firestore, attempt: Attempt): Promise<unknown> {
  switch (attempt.operation) {
    case 'get':
      return getDoc(target(db, attempt));
    case 'list':
      return getDocs(listQuery(db, attempt));
    case 'create':
      return create(db, attempt);
    case 'update':
      return update(db, attempt);
    case 'delete':
      return deleteDoc(target(db, attempt));
  }
}

function target(db: Firestore, attempt: Attempt): DocumentReference {
  if (isOfCircle(attempt)) {
    return circleTarget(db, attempt);
  }
  if (isOfWall(attempt)) {
    return wallTarget(db, attempt);
  }
  if (isOfSettings(attempt)) {
    return settingsTarget(db);
  }
  if (isOfDistribution(attempt)) {
    return distributionTarget(db, attempt);
  }
  if (isPresence(attempt)) {
    return presenceTarget(db, attempt);
  }
  const { kind, id, caller } = attempt;
  const [parent, child] = kind.split('/');
  if (isPrayer(attempt)) {
    return doc(db, requestPrayersPath(id), profileId(caller));
  }
  if (child) {
    return doc(db, `${parent}/${id}/${child}/child`);
  }
  return doc(db, `${kind}/${kind === COLLECTIONS.profiles ? profileId(caller) : id}`);
}

function profileId(caller: Caller): string {
  return caller === 'visitor' ? UIDS.leadership : UIDS[caller];
}

function listQuery(db: Firestore, attempt: Attempt) {
  const { kind, id } = attempt;
  const [parent, child] = kind.split('/');
  const documents = collection(db, child ? `${parent}/${id}/${child}` : kind);
  switch (kind) {
    case COLLECTIONS.prayerRequests:
      return query(documents, where('archive_status', '==', 'active'), limit(1));
    case COLLECTIONS.dailyContent:
      return feed(db);
    case COLLECTIONS.beliefWallPosts:
      return query(documents, where('is_approved', '==', true), limit(1));
    case COLLECTIONS.circleInvitations:
      return ownInvitations(db, attempt);
    case COLLECTIONS.presence:
      return presenceOnRequest(db, attempt);
    case COLLECTIONS.deliveries:
      return query(documents, where('status', '==', 'given_up'), limit(1));
    default:
      return query(documents, limit(1));
  }
}

function create(db: Firestore, attempt: Attempt): Promise<void> {
  if (isOfCircle(attempt)) {
    return createInCircle(db, attempt);
  }
  if (isOfDistribution(attempt)) {
    return createInDistribution(db, attempt);
  }
  if (isOfWall(attempt)) {
    return createOnWall(db, attempt);
  }
  if (isOfContent(attempt)) {
    return createContent(db, attempt);
  }
  if (isOfSettings(attempt)) {
    return chooseSettings(db, 24);
  }
  if (isPresence(attempt)) {
    return createPresence(db, attempt);
  }
  if (attempt.kind === 'prayer_requests/notes') {
    const note = doc(collection(db, notesPath(attempt.id)));
    return writeBatch(db)
      .set(note, newNote('Called her.', uidOf(attempt), serverTimestamp()))
      .update(doc(db, COLLECTIONS.prayerRequests, attempt.id), countNote(note.id, increment))
      .commit();
  }
  if (isPrayer(attempt)) {
    return pray(db, attempt);
  }
  if (isReply(attempt)) {
    const reply = newReply('We prayed for you.', uidOf(attempt), false, serverTimestamp());
    return setDoc(doc(collection(db, repliesPath(attempt.id))), reply);
  }
  const created = attempt.kind === COLLECTIONS.prayerRequests ? storedRequest() : { text: 'New.' };
  const reference = attempt.kind.includes('/')
    ? target(db, attempt)
    : doc(db, `${attempt.kind}/new-${attempt.id}`);
  return setDoc(reference, { ...created });
}

function update(db: Firestore, attempt: Attempt): Promise<void> {
  if (isOfCircle(attempt)) {
    return updateInCircle(db, attempt);
  }
  if (isOfWall(attempt)) {
    return updateOnWall(db, attempt);
  }
  if (isOfContent(attempt)) {
    return updateContent(db, attempt);
  }
  if (isOfSettings(attempt)) {
    return chooseSettings(db, 24);
  }
  if (isOfDistribution(attempt)) {
    return updateInDistribution(db, attempt);
  }
  if (isPresence(attempt)) {
    return updatePresence(db, attempt);
  }
  if (isPrayer(attempt)) {
    return pray(db, attempt);
  }
  if (isReply(attempt)) {
    return updateDoc(target(db, attempt), withdrawReply(uidOf(attempt)));
  }
  if (attempt.kind === COLLECTIONS.prayerRequests) {
    const uid = uidOf(attempt);
    return updateDoc(target(db, attempt), {
      ...markPrayedFor({ revision: 0 }, uid, new Date()),
      updated_at: serverTimestamp(),
    });
  }
  if (attempt.kind === COLLECTIONS.profiles) {
    return updateDoc(target(db, attempt), {
      status: 'unavailable',
      unavailable_start_date: Timestamp.now(),
      unavailable_end_date: Timestamp.now(),
    });
  }
  return updateDoc(target(db, attempt), { text: 'Changed.' });
}

function isReply({ kind }: Attempt): boolean {
  return kind === 'prayer_requests/replies';
}

function uidOf({ caller }: Attempt): string {
  return caller === 'visitor' ? 'nobody' : UIDS[caller];
}

function isPrayer({ kind }: Attempt): boolean {
  return kind === 'prayer_requests/prayers';
}

function pray(db: Firestore, attempt: Attempt): Promise<void> {
  return writeBatch(db)
    .set(target(db, attempt), newRequestPrayer(serverTimestamp()))
    .update(doc(db, COLLECTIONS.prayerRequests, attempt.id), { ...prayForRequest(increment) })
    .commit();
}

/** Queries all collections of this name, regardless of their parents. */
export function listEverywhere(db: Firestore, kind: DocumentKind): Promise<unknown> {
  return getDocs(query(collectionGroup(db, kind.split('/').at(-1) ?? kind), limit(1)));
}
