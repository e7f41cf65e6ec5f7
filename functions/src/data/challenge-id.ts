import { createHash, randomBytes } from 'node:crypto';

const CHALLENGE_ID_BYTES = 32;

/** A new challenge id: 256 random bits, base64url. Only its holder has it. */
export function newChallengeId(): string {
  return randomBytes(CHALLENGE_ID_BYTES).toString('base64url');
}

/** The document id of a challenge; a reader of the store does not learn the challenge id from it. */
export function challengeDocumentId(challengeId: string): string {
  return createHash('sha256').update(challengeId).digest('hex');
}
