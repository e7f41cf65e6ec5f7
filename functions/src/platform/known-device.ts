import { randomBytes } from 'node:crypto';
import { isEqualSecret } from './keyed-hash.ts';
import { pseudonym } from './pseudonym.ts';

const ID_BYTES = 16;

/** Creates a token for a device on which a member proved their identity. */
export function newDeviceToken(uid: string): string {
  const id = randomBytes(ID_BYTES).toString('base64url');
  return `${id}.${proofOf(uid, id)}`;
}

/** Returns the name under which failures on this member's device are counted. Null if no token belongs to such a device. */
export function knownDevice(uid: string | null, tokens: readonly string[]): string | null {
  const known = tokens.find((token) => isTokenOf(uid, token));
  return known === undefined ? null : pseudonym('device', known);
}

function isTokenOf(uid: string | null, token: string): boolean {
  const [id = '', proof = ''] = token.split('.');
  const expected = proofOf(uid ?? '', id);
  return uid !== null && isEqualSecret(expected, proof);
}

function proofOf(uid: string, id: string): string {
  return pseudonym('device of', `${uid} ${id}`);
}
