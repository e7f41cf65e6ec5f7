import {
  type Audience,
  type NotifiedMember,
  notifiedMethods,
  pushedLeaders,
} from '@prayer-community/domain/delivery/notifications';
import { DISTRIBUTION_GROUPS, methodId } from '@prayer-community/domain/distribution/distribution';
import type { SubmissionType } from '@prayer-community/domain/request-form/request-choices';
import type { NotificationPreferences } from '@prayer-community/domain/staff/profile';
import { listedIn, type StaffDirectory } from '@prayer-community/domain/staff/staff-directory';
import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod';
import { methodSchema, methods } from '../data/distribution.ts';
import { profileSchema } from '../data/profile.ts';
import { readStaffDirectory } from '../data/staff-directory.ts';
import { now } from '../platform/clock.ts';
import { readEach } from '../platform/reader-of.ts';
import { profiles } from '../platform/staff-account.ts';
import { isSmsConfigured } from './sms.ts';

const memberSchema: z.ZodType<NotifiedMember> = profileSchema.pick({
  user_id: true,
  role: true,
  status: true,
  notification_preferences: true,
});

export interface NotifiedStaff {
  leaders: readonly NotifiedMember[];
  directory: StaffDirectory<Date>;
  methodsInUse: ReadonlySet<string>;
}

export async function leadersIn(db: Firestore): Promise<NotifiedMember[]> {
  const leaders = await profiles(db).where('role', '==', 'leadership').get();
  return readEach(memberSchema, leaders.docs);
}

export async function readNotifiedStaff(db: Firestore): Promise<NotifiedStaff> {
  const types = isSmsConfigured() ? (['email', 'sms'] as const) : (['email'] as const);
  const ids = DISTRIBUTION_GROUPS.flatMap((groupId) => types.map((type) => methodId(groupId, type)));
  const [leaders, directory, inUse] = await Promise.all([
    leadersIn(db),
    readStaffDirectory(db, now()),
    methodsInUse(db, ids),
  ]);
  return { leaders, directory, methodsInUse: new Set(inUse) };
}

/** Returns the ids of those methods that leadership has not turned off. */
export async function methodsInUse(db: Firestore, ids: readonly string[]): Promise<string[]> {
  const stored = await db.getAll(...ids.map((id) => methods(db).doc(id)));
  const inUse = stored.filter((method) =>
    readEach(methodSchema, [method]).some(({ is_active }) => is_active),
  );
  return inUse.map(({ id }) => id);
}

/** Returns who is notified of a request of that type: leaders who want push messages, and the lists of its groups. */
export function audienceIn(
  { leaders, directory, methodsInUse }: NotifiedStaff,
  submissionType: SubmissionType,
  preference: keyof NotificationPreferences,
): Audience {
  const listed = (type: 'email' | 'sms') =>
    listedIn(
      directory,
      notifiedMethods(submissionType, type).filter((id) => methodsInUse.has(id)),
    );
  return { push: pushedLeaders(leaders, preference), email: listed('email'), sms: listed('sms') };
}
