import { keyedHash } from './keyed-hash.ts';

/** The purpose of a pseudonym. A subject has a different pseudonym for each purpose. Stored documents depend on these texts. */
type PseudonymPurpose =
  | 'network'
  | 'account'
  | 'username'
  | 'codes'
  | 'device of'
  | 'device'
  | 'recovery'
  | 'e-mail change'
  | 'report'
  | 'reported words'
  | 'invited'
  | 'invitations to'
  | 'prayers to'
  | 'mails to'
  | 'e-mail of requester'
  | 'phone of requester'
  | 'imported request'
  | 'imported person'
  | 'imported circle';

/** Returns a name for an address, account or other subject that does not reveal it (HMAC-SHA-256, 128 bits, hex). */
export function pseudonym(purpose: PseudonymPurpose, subject: string): string {
  return keyedHash(`${purpose} ${subject}`).toString('hex').slice(0, 32);
}
