import { callOrThrow } from '../../../firebase/call-or-throw.ts';

/** A new email address that is waiting for its code. */
export interface PendingEmail {
  uid: string;
  email: string;
  changeId: string;
  /** When another code may be requested, in milliseconds since the epoch. */
  resendAtMs: number;
}

/**
 * Emails a code to a member's new address.
 * @throws CallFailure
 */
export async function requestEmail(uid: string, email: string): Promise<PendingEmail> {
  const { changeId, resendAfterSeconds } = await callOrThrow('requestEmailChange', { uid, email });
  return { uid, email, changeId, resendAtMs: Date.now() + resendAfterSeconds * 1000 };
}
