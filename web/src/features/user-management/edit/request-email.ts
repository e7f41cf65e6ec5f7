import { callOrThrow } from '../../../firebase/call-or-throw.ts';

/** An address that its code has yet to confirm. */
export interface PendingEmail {
  uid: string;
  email: string;
  changeId: string;
  /** When another code may be requested, in milliseconds since the epoch. */
  resendAtMs: number;
}

/**
 * Has a code mailed to the address that a member is to have.
 * @throws CallFailure
 */
export async function requestEmail(uid: string, email: string): Promise<PendingEmail> {
  const { changeId, resendAfterSeconds } = await callOrThrow('requestEmailChange', { uid, email });
  return { uid, email, changeId, resendAtMs: Date.now() + resendAfterSeconds * 1000 };
}
