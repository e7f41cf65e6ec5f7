import {
  type Audience,
  type NotifiedMember,
  notifiedMethods,
  pushedLeaders,
} from '@prayer-community/domain/delivery/notifications';
import type { MethodType } from '@prayer-community/domain/distribution/distribution';
import type { SubmissionType } from '@prayer-community/domain/request-form/request-choices';
import type { NotificationPreferences } from '@prayer-community/domain/staff/profile';
import { listedIn, type StaffDirectory } from '@prayer-community/domain/staff/staff-directory';
import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod';
import { methodSchema, methods } from '../data/distribution.ts';
import { profileSchema, profiles } from '../data/profile.ts';
import { readStaffDirectory } from '../data/staff-directory.ts';
import { now } from '../platform/clock.ts';
import { smsProvider } from './sms.ts';

const memberSchema: z.ZodType<NotifiedMember> = profileSchema.pick({
  user_id: true,
  role: true,
  status: true,
  notification_preferences: true,
});

/** Every leader. */
export async function leadersIn(db: Firestore): Promise<NotifiedMember[]> {
  const leaders = await profiles(db).where('role', '==', 'leadership').get();
  return leaders.docs.map((leader) => memberSchema.parse(leader.data()));
}

/** Who is notified of a request of that type: leaders by push where they want it, and the lists of its groups. */
export async function audienceOf(
  db: Firestore,
  submissionType: SubmissionType,
  preference: keyof NotificationPreferences,
): Promise<Audience> {
  const [leaders, directory] = await Promise.all([leadersIn(db), readStaffDirectory(db, now())]);
  const [email, sms] = await Promise.all([
    listed(db, submissionType, 'email', directory),
    smsProvider() ? listed(db, submissionType, 'sms', directory) : [],
  ]);
  return { push: pushedLeaders(leaders, preference), email, sms };
}

/** Members of the enabled lists that notify of a request of this type by this channel. */
async function listed(
  db: Firestore,
  submissionType: SubmissionType,
  methodType: MethodType,
  directory: StaffDirectory<Date>,
): Promise<string[]> {
  const stored = await db.getAll(
    ...notifiedMethods(submissionType, methodType).map((id) => methods(db).doc(id)),
  );
  const inUse = stored.filter((method) => method.exists && methodSchema.parse(method.data()).is_active);
  return listedIn(
    directory,
    inUse.map(({ id }) => id),
  );
}
