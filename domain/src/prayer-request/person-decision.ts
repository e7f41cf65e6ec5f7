import * as z from 'zod';
import { AUTO_ID } from '../fields/auto-id.ts';
import type { PrayerRequest } from './prayer-request.ts';

/** Maximum number of other requests on which one request stores a decision. */
export const PERSON_DECISIONS_MAX = 100;

/**
 * Decisions of the staff, by `person_key`: true if the other request is by the same person, false if not. An anonymized
 * request loses its key, so decisions about it no longer refer to anything.
 */
export const personDecisionsSchema = z
  .record(z.string().regex(AUTO_ID), z.boolean())
  .refine((decisions) => Object.keys(decisions).length <= PERSON_DECISIONS_MAX);

type Decided = Pick<PrayerRequest<Date>, 'person_key' | 'person_decisions'>;
type Linked = Decided &
  Pick<PrayerRequest<Date>, 'submission_type' | 'archive_status' | 'created_at'> & { id: string };

/** True if two requests are by one person, false if they are not, null if it is undecided. */
export type PersonDecision = boolean | null;

/**
 * Returns the staff's decisions on the found requests, in their order. A request by the same person as a decided one
 * gets the same decision.
 */
export function personDecisions(opened: Decided, found: readonly Decided[]): PersonDecision[] {
  const decisions = found.map((other) => decisionOn(opened, other));
  // Each decision is propagated once.
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

/** A decision about another request, to be stored in this one. */
export interface DecisionWrite {
  /** The request to change. */
  id: string;
  /** The key of the other request. */
  personKey: string;
  /** Null removes an earlier decision. */
  isSame: PersonDecision;
}

/**
 * Returns the writes for a decision about two requests. The decision is stored in the request that fewer members may
 * read. Stored in the other, it would reveal a request to members who may not read it.
 */
export function decidePerson(one: Linked, other: Linked, isSame: PersonDecision): DecisionWrite[] {
  const difference = secrecy(one) - secrecy(other);
  const [holder, named] = difference === 0 ? byAge(one, other) : difference > 0 ? [one, other] : [other, one];
  // One of them may have been archived since.
  return [...writeOf(holder, named, isSame), ...writeOf(named, holder, null)];
}

/** The rules refuse a write that changes nothing, and with it the whole batch. */
function writeOf(holder: Linked, { person_key }: Linked, isSame: PersonDecision): DecisionWrite[] {
  if (person_key === null || isDecided(holder, { personKey: person_key, isSame })) {
    return [];
  }
  return [{ id: holder.id, personKey: person_key, isSame }];
}

export function isDecided(
  { person_decisions }: Pick<Decided, 'person_decisions'>,
  { personKey, isSame }: Pick<DecisionWrite, 'personKey' | 'isSame'>,
): boolean {
  return (person_decisions[personKey] ?? null) === isSame;
}

/** Anyone who may read team requests may also read them when archived. */
function secrecy({ submission_type, archive_status }: Linked): number {
  return submission_type === 'prayer_team' ? 0 : archive_status === 'active' ? 1 : 2;
}

/**
 * Of two confidential requests the earlier stores the decision, because it is archived sooner. Otherwise the later one
 * does, so one write can decide on many requests.
 */
function byAge(one: Linked, other: Linked): [holder: Linked, named: Linked] {
  const [earlier, later] = one.created_at <= other.created_at ? [one, other] : [other, one];
  return secrecy(one) === 0 ? [later, earlier] : [earlier, later];
}
