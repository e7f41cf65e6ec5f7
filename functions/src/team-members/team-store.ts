import {
  automaticMembership,
  automaticMethodIds,
  methodsLeftBy,
} from '@prayer-community/domain/distribution/distribution';
import type { ReminderChoice } from '@prayer-community/domain/prayer-request/due-time';
import { unassignAutomatically } from '@prayer-community/domain/prayer-request/request-transitions';
import type { StaffRole } from '@prayer-community/domain/staff/profile';
import type { Firestore, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { membershipRef } from '../data/distribution.ts';
import { requestSchema, requests } from '../data/request.ts';
import { reminderSettings } from '../data/settings.ts';

const assignedSchema = requestSchema.pick({
  revision: true,
  urgency_level: true,
  signs_of_need: true,
  awaits_listening: true,
});

/** Returns the open requests of an assignee, only those of one type if it is given. */
export async function openRequestsOf(
  db: Firestore,
  transaction: Transaction,
  uid: string,
  submissionType?: 'confidential',
): Promise<QueryDocumentSnapshot[]> {
  const assigned = requests(db).where('assigned_to', '==', uid).where('status', '==', 'assigned');
  const query = submissionType ? assigned.where('submission_type', '==', submissionType) : assigned;
  return (await transaction.get(query)).docs;
}

/** Makes requests new again, so they can be assigned to anyone. Call it after all reads of the transaction. */
export function unassignRequests(
  transaction: Transaction,
  requests: readonly QueryDocumentSnapshot[],
  choice: ReminderChoice,
  now: Date,
): void {
  for (const request of requests) {
    transaction.update(request.ref, {
      ...unassignAutomatically(assignedSchema.parse(request.data()), null, choice, now),
    });
  }
}

export async function reminderChoice(db: Firestore, transaction: Transaction): Promise<ReminderChoice> {
  return reminderSettings.read(await transaction.get(reminderSettings.ref(db)));
}

/** Returns false if a member of this role left its automatic list, for example by unsubscribing. */
export async function isOnAutomaticList(
  db: Firestore,
  transaction: Transaction,
  uid: string,
  role: StaffRole,
): Promise<boolean> {
  const refs = automaticMethodIds(role).map((methodId) => membershipRef(db, methodId, uid));
  return (await transaction.getAll(...refs)).some(({ exists }) => exists);
}

/** Removes a member from the lists that they leave when taking on a role. */
export function leaveLists(db: Firestore, transaction: Transaction, uid: string, role: StaffRole): void {
  for (const methodId of methodsLeftBy(role)) {
    transaction.delete(membershipRef(db, methodId, uid));
  }
}

export function joinAutomaticLists(
  db: Firestore,
  transaction: Transaction,
  uid: string,
  role: StaffRole,
  now: Date,
): void {
  for (const methodId of automaticMethodIds(role)) {
    transaction.set(membershipRef(db, methodId, uid), automaticMembership(methodId, uid, now));
  }
}
