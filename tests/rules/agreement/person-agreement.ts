import { PERSON_DECISIONS_MAX } from '@prayer-community/domain/prayer-request/person-decision';
import fc from 'fast-check';
import { hasForm, type NextAgreement, TEAM } from './agreement.ts';
import { personDecisionFieldSchema } from './direct-writes.ts';
import { requestWithId } from './request-agreements.ts';

const KEY = /^[A-Za-z0-9]{20}$/;

/** Decisions about other requests. Invalid ones exceed the maximum number or have a malformed key. */
const decisions = fc
  .tuple(
    fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom(PERSON_DECISIONS_MAX, PERSON_DECISIONS_MAX + 1)),
    fc.boolean(),
    fc.oneof(
      fc.constant(null),
      fc.stringMatching(KEY),
      fc.constantFrom('short', 'a,b', 'a'.repeat(21), `${keyOf(1)},${keyOf(2)}`),
    ),
  )
  .map(([count, isSame, more]) => ({
    ...Object.fromEntries(Array.from({ length: count }, (_, index) => [keyOf(index), isSame])),
    ...(more === null ? {} : { [more]: !isSame }),
  }));

/** Staff decisions on which requests come from the same person. The other fields of the request stay the same. */
export const personDecision: NextAgreement = (id) => {
  const { path, document: request } = requestWithId(id);
  // Different from all generated decisions, so each write is a change.
  const stored = { path, document: { ...request, person_decisions: { [keyOf(9999)]: true } } };
  return {
    stored,
    valid: decisions.map((person_decisions) => ({ person_decisions })),
    surplus: ['prayer_text', 'contact_hashes', 'person_key'],
    writer: TEAM,
    isValid: hasForm(personDecisionFieldSchema),
    writes: (document) => [
      {
        path,
        document,
        changes: [...new Set(['person_decisions', ...Object.keys(document)])],
      },
    ],
  };
};

function keyOf(index: number): string {
  return String(index).padStart(20, 'k');
}
