import { DOCUMENT_ACCESS } from '@prayer-community/domain/direct-access';
import { beforeAll, describe, expect, it } from 'vitest';
import { NEW_DOCUMENTS } from './agreements.ts';
import { comeBack } from './come-back-agreement.ts';
import { ownProfile } from './own-profile-agreement.ts';
import { personDecision } from './person-agreement.ts';
import type { RestFirestore } from './rest-firestore.ts';
import { documentsOr, expectAgreement, openUnderTheRules } from './under-the-rules.ts';

const DOCUMENTS = documentsOr(16);

let firestore: RestFirestore;

beforeAll(async () => {
  firestore = await openUnderTheRules();
});

const agreements = {
  ...NEW_DOCUMENTS,
  'profiles, by the member': ownProfile,
  'prayer_requests, when to come back': comeBack,
  'prayer_requests, who is the same person': personDecision,
};

describe.each(Object.entries(agreements))('the schema and the rules for %s', (_kind, next) => {
  it('accept and reject the same documents and near misses', () =>
    expectAgreement(firestore, next, DOCUMENTS));
});

it('every document kind that clients can create is tested against its schema', () => {
  const created = Object.entries(DOCUMENT_ACCESS).flatMap(([kind, { create }]) => (create ? [kind] : []));

  // Settings have one schema per document name.
  expect([...Object.keys(NEW_DOCUMENTS), 'settings'].toSorted()).toEqual(created.toSorted());
});
