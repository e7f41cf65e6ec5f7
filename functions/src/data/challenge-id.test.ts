import { challengeIdSchema } from '@prayer-community/domain/auth/sign-in';
import { expect, test } from 'vitest';
import { challengeDocumentId, newChallengeId } from './challenge-id.ts';

test('a new challenge ID is valid, and its document ID is a hash', () => {
  const challengeId = newChallengeId();
  expect(challengeIdSchema.safeParse(challengeId).success).toBe(true);
  expect(challengeDocumentId(challengeId)).toMatch(/^[0-9a-f]{64}$/);
});
