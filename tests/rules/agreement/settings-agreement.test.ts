import { beforeAll, describe, it } from 'vitest';
import type { RestFirestore } from './rest-firestore.ts';
import { SETTINGS_AGREEMENTS } from './settings-agreements.ts';
import { documentsOr, expectAgreement, openUnderTheRules } from './under-the-rules.ts';

/** More than for other kinds, because one short document covers many bounds. */
const DOCUMENTS = documentsOr(80);

let firestore: RestFirestore;

beforeAll(async () => {
  firestore = await openUnderTheRules();
});

describe.each(Object.entries(SETTINGS_AGREEMENTS))(
  'the schema and the rules for settings/%s',
  (_name, next) => {
    it('accept and reject the same documents and near misses', () =>
      expectAgreement(firestore, next, DOCUMENTS));
  },
);
