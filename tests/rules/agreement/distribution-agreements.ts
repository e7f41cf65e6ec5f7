import { COLLECTIONS, membershipId } from '@prayer-community/domain/collections';
import { manualMembership, newDistributionMethod } from '@prayer-community/domain/distribution/distribution';
import fc from 'fast-check';
import { hasForm, LEADER, type NextAgreement, schemas } from './agreement.ts';
import { NOW, type RestWrite } from './rest-firestore.ts';

const METHOD = 'prayer-team_email';
const MEMBERSHIP = `${COLLECTIONS.distributionMemberships}/${membershipId(METHOD, LEADER.uid)}`;

export const STORED_METHOD: RestWrite = {
  path: `${COLLECTIONS.distributionMethods}/${METHOD}`,
  document: { ...newDistributionMethod('prayer-team', 'email') },
};

export const DISTRIBUTION_AGREEMENTS = {
  distribution_memberships: () => ({
    removed: MEMBERSHIP,
    valid: fc.constant({ ...manualMembership(METHOD, LEADER.uid, LEADER.uid, NOW) }),
    surplus: ['email'],
    writer: LEADER,
    isValid: hasForm(schemas(LEADER.uid, METHOD).distribution_memberships),
    writes: (document) => [{ path: MEMBERSHIP, document }],
  }),
} satisfies Record<string, NextAgreement>;
