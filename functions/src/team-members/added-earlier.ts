import { welcomeMessage } from '@prayer-community/domain/delivery/delivery';
import { MINUTE_MS } from '@prayer-community/domain/fields/durations';
import type { MemberForm } from '@prayer-community/domain/staff/team-member';
import type { Language } from '@prayer-community/i18n/language';
import { deliveries } from '../data/delivery.ts';
import { readProfile } from '../data/profile.ts';
import { staffUidOf } from '../platform/address-account.ts';
import { firestore } from '../platform/admin.ts';
import { isWithdrawn, profileRef } from '../platform/staff-account.ts';
import { type AddedMember, adoptOrUndo, welcome } from './add-member.ts';

/** For this long, the same form adds the same member, because the response to the first may have been lost. */
const REPEATABLE_MS = 15 * MINUTE_MS;

/**
 * Returns the member whom the same form has just added, and finishes what was cut off. A finished account is not changed.
 * Null if the form is a new one.
 */
export async function addedEarlier(
  form: MemberForm,
  now: Date,
  language: Language | undefined,
): Promise<AddedMember | null> {
  const uid = await staffUidOf(form.email);
  if (uid === null) {
    return null;
  }
  const db = await firestore();
  const document = await profileRef(db, uid).get();
  const profile = readProfile(document);
  const isSame =
    profile !== null &&
    profile.username === form.username &&
    profile.first_name === form.firstName &&
    profile.last_name === form.lastName &&
    (profile.phone ?? '') === form.phone &&
    profile.role === form.role;
  if (!isSame || isWithdrawn(document) || now.getTime() - profile.created_at.getTime() > REPEATABLE_MS) {
    return null;
  }
  const { key } = welcomeMessage(uid, profile.created_at, language);
  if ((await deliveries(db).doc(key).get()).exists) {
    return { outcome: 'stored', uid };
  }
  // Storing a member ends the sessions of an account that existed before, which is then still to be adopted.
  const adopted = profile.sessions_ended_at ? await adoptOrUndo(uid, form) : 'stored';
  return { outcome: adopted === 'stored' ? await welcome(uid, profile.created_at, language) : adopted, uid };
}
