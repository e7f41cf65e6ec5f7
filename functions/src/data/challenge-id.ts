import { createHash, randomBytes } from 'node:crypto';

const CHALLENGE_ID_BYTES = 32;

/** Creates a challenge id: 256 random bits, base64url. Only the client that receives it knows it. */
export function newChallengeId(): string {
  return randomBytes(CHALLENGE_ID_BYTES).toString('base64url');
}

/** Returns the document id of a challenge: a hash, so the store does not reveal the challenge id. */
export function challengeDocumentId(challengeId: string): string {
  return createHash('sha256').update(challengeId).digest('hex');
}
