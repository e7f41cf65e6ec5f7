import {
  type Audience,
  type NotifiedMember,
  notifiedMethods,
  pushedLeaders,
} from '@prayer-community/domain/delivery/notifications';
import type { MethodType } from '@prayer-community/domain/distribution/distribution';
import type { SubmissionType } from '@prayer-community/domain/request-form/request-choices';
import type { NotificationPreferences } from '@prayer-community/domain/staff/profile';
import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod';
import { membershipSchema, memberships, methodSchema, methods } from '../data/distribution.ts';
import { profileSchema, profiles } from '../data/profile.ts';
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

/** Who hears of a request of that type: leaders by push where they want it, and the lists of its groups. */
export async function audienceOf(
  db: Firestore,
  submissionType: SubmissionType,
  preference: keyof NotificationPreferences,
): Promise<Audience> {
  const [leaders, email, sms] = await Promise.all([
    leadersIn(db),
    listed(db, submissionType, 'email'),
    smsProvider() ? listed(db, submissionType, 'sms') : [],
  ]);
  return { push: pushedLeaders(leaders, preference), email, sms };
}

/** Members of the enabled lists that notify of a request of this type by this channel. */
async function listed(
  db: Firestore,
  submissionType: SubmissionType,
  methodType: MethodType,
): Promise<string[]> {
  const stored = await db.getAll(
    ...notifiedMethods(submissionType, methodType).map((id) => methods(db).doc(id)),
  );
  const inUse = stored.filter((method) => method.exists && methodSchema.parse(method.data()).is_active);
  if (inUse.length === 0) {
    return [];
  }
  const listedMembers = await memberships(db)
    .where(
      'method_id',
      'in',
      inUse.map(({ id }) => id),
    )
    .get();
  return listedMembers.docs.map((membership) => membershipSchema.parse(membership.data()).user_id);
}
