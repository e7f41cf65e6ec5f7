import { type RECOVERY_PAGES, recoveryLink } from '@prayer-community/domain/auth/password-recovery';
import type { Profile } from '@prayer-community/domain/staff/profile';
import { now } from './clock.ts';
import { publicSiteUrl } from './parameters.ts';
import { reconcileStaffAccount } from './reconcile-staff-account.ts';
import { newRecoveryOobCode } from './recovery-oob-code.ts';

/** Creates a link with which a member chooses a password, after reconciling their account with their profile. */
export async function newRecoveryLink(
  mail: keyof typeof RECOVERY_PAGES,
  member: Profile<Date>,
): Promise<string> {
  await reconcileStaffAccount(member.user_id, member, now());
  return recoveryLink(mail, publicSiteUrl.value(), await newRecoveryOobCode(member.email));
}
