import * as z from 'zod';
import type { PrayerRequest } from './prayer-request.ts';

/** Most other requests that one request holds a decision about. */
export const PERSON_DECISIONS_MAX = 100;

const PERSON_KEY = /^[A-Za-z0-9]{20}$/;

/**
 * Which requests the staff said are by the same person (true) or by somebody else (false), by `person_key`. What is anonymized loses
 * its key, and a decision about it then names nothing.
 */
export const personDecisionsSchema = z
  .record(z.string().regex(PERSON_KEY), z.boolean())
  .refine((decisions) => Object.keys(decisions).length <= PERSON_DECISIONS_MAX);

type Decided = Pick<PrayerRequest<Date>, 'person_key' | 'person_decisions'>;
type Linked = Decided &
  Pick<PrayerRequest<Date>, 'submission_type' | 'archive_status' | 'created_at'> & { id: string };

/** True where two requests are by one person, false where they are not, null where nobody has decided. */
export type PersonDecision = boolean | null;

/** What the staff decided about each of the found requests, in their order: what is the same as a confirmed one is confirmed too. */
export function personDecisions(opened: Decided, found: readonly Decided[]): PersonDecision[] {
  const decisions = found.map((other) => decisionOn(opened, other));
  // Each decision is passed on once.
  const reached = decisions.flatMap((decision, index) => (decision === null ? [] : [index]));
  for (const from of reached) {
    found.forEach((other, index) => {
      const source = found[from];
      if (decisions[index] === null && source !== undefined && decisionOn(source, other) === true) {
        decisions[index] = decisions[from] ?? null;
        reached.push(index);
      }
    });
  }
  return decisions;
}

function decisionOn(one: Decided, other: Decided): PersonDecision {
  return decisionIn(one, other) ?? decisionIn(other, one);
}

function decisionIn({ person_decisions }: Decided, { person_key }: Decided): PersonDecision {
  return person_key === null ? null : (person_decisions[person_key] ?? null);
}

/** A decision to be stored in one request about another. */
export interface DecisionWrite {
  /** The request that changes. */
  id: string;
  /** The key of the other. */
  personKey: string;
  /** Null removes an earlier decision. */
  isSame: PersonDecision;
}

/**
 * What a decision about two requests changes. It is stored in the one that fewer may read: in the other it would tell them that
 * there is one that they may not read.
 */
export function decidePerson(one: Linked, other: Linked, isSame: PersonDecision): DecisionWrite[] {
  const difference = secrecy(one) - secrecy(other);
  const [holder, named] = difference === 0 ? byAge(one, other) : difference > 0 ? [one, other] : [other, one];
  const earlier = decisionIn(named, holder);
  return [
    ...writeOf(holder, named, isSame),
    // One or the other may have been archived since.
    ...(earlier === null ? [] : writeOf(named, holder, null)),
  ];
}

function writeOf({ id }: Linked, { person_key }: Linked, isSame: PersonDecision): DecisionWrite[] {
  return person_key === null ? [] : [{ id, personKey: person_key, isSame }];
}

/** True where a request holds that decision. */
export function isDecided(
  { person_decisions }: Pick<Decided, 'person_decisions'>,
  { personKey, isSame }: Pick<DecisionWrite, 'personKey' | 'isSame'>,
): boolean {
  return (person_decisions[personKey] ?? null) === isSame;
}

/** Who reads requests of the team reads them archived too. */
function secrecy({ submission_type, archive_status }: Linked): number {
  return submission_type === 'prayer_team' ? 0 : archive_status === 'active' ? 1 : 2;
}

/** Of confidential ones the earlier holds the decision, which is archived sooner; of others the later, so that one write decides on many. */
function byAge(one: Linked, other: Linked): [holder: Linked, named: Linked] {
  const [earlier, later] = one.created_at <= other.created_at ? [one, other] : [other, one];
  return secrecy(one) === 0 ? [later, earlier] : [earlier, later];
}
