import { randomBytes, timingSafeEqual } from 'node:crypto';
import { pseudonym } from './pseudonym.ts';

const ID_BYTES = 16;

/** A token for the device on which a member proved who they are. */
export function newDeviceToken(uid: string): string {
  const id = randomBytes(ID_BYTES).toString('base64url');
  return `${id}.${proofOf(uid, id)}`;
}

/** The name under which failures on a device of this member count; null where none of the tokens is of one. */
export function knownDevice(uid: string | null, tokens: readonly string[]): string | null {
  const known = tokens.find((token) => isTokenOf(uid, token));
  return known === undefined ? null : pseudonym('device', known);
}

function isTokenOf(uid: string | null, token: string): boolean {
  const [id = '', proof = ''] = token.split('.');
  const expected = Buffer.from(proofOf(uid ?? '', id));
  const given = Buffer.from(proof);
  return uid !== null && expected.length === given.length && timingSafeEqual(expected, given);
}

function proofOf(uid: string, id: string): string {
  return pseudonym('device of', `${uid} ${id}`);
}
