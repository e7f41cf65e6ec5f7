import { LANGUAGES } from '@prayer-community/i18n/language';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayBeAssigned } from '../prayer-request/may-be-assigned.ts';
import { SUBMISSION_TYPES } from '../request-form/request-choices.ts';
import { languagesSpokenBy } from '../staff/profile.ts';
import { STAFF_ROLES } from '../staff/staff-roles.ts';
import { type Candidate, suggestAssignee } from './suggestion.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const REQUEST = { submission_type: 'prayer_team', assigned_to: null, language: 'en' } as const;
const NOTHING = { members: {}, assigned_at: {} };

function member(id: string, changes: Partial<Candidate> = {}): Candidate {
  return {
    id,
    role: 'prayer_team',
    status: 'available',
    unavailable_start_date: null,
    unavailable_end_date: null,
    ...changes,
  };
}

const suggested = (
  team: Candidate[],
  load = NOTHING,
  request: Parameters<typeof suggestAssignee>[1] = REQUEST,
) => suggestAssignee(team, request, load, NOW)?.id;

describe('suggestAssignee', () => {
  it('suggests the member with the fewest open requests', () => {
    const load = { members: { anna: 2, ben: 1, cora: 3 }, assigned_at: { ben: NOW.getTime() } };

    expect(suggested([member('anna'), member('ben'), member('cora')], load)).toBe('ben');
    expect(suggested([member('anna'), member('ben'), member('new')], load)).toBe('new');
  });

  it('breaks ties by the oldest last assignment, or none at all', () => {
    const load = { members: { anna: 1, ben: 1 }, assigned_at: { anna: 200, ben: 100 } };

    expect(suggested([member('anna'), member('ben')], load)).toBe('ben');
    expect(suggested([member('anna'), member('ben'), member('cora')], { ...load, members: {} })).toBe('cora');
  });

  it('suggests no unavailable member, even if their period just began', () => {
    const leaving = { unavailable_start_date: NOW, unavailable_end_date: new Date('2026-11-22T12:00:00Z') };
    const returning = {
      status: 'unavailable',
      unavailable_start_date: new Date('2026-11-19T12:00:00Z'),
      unavailable_end_date: new Date('2026-11-20T12:00:00Z'),
    } as const;

    expect(suggested([member('anna', { status: 'unavailable' })])).toBeUndefined();
    expect(suggested([member('anna', leaving)])).toBeUndefined();
    expect(suggested([member('anna', returning)])).toBe('anna');
  });

  it('suggests only leadership for a confidential request, and never the current assignee', () => {
    const team = [member('anna'), member('grace', { role: 'leadership' })];
    const load = { members: { grace: 9 }, assigned_at: {} };

    expect(suggested(team, load, { ...REQUEST, submission_type: 'confidential' })).toBe('grace');
    expect(suggested(team, load, { ...REQUEST, assigned_to: 'anna' })).toBe('grace');
  });

  it("prefers a member who speaks the request's language, regardless of load", () => {
    const inSpanish = { ...REQUEST, language: 'es' } as const;
    const team = [
      member('anna'),
      member('luz', { languages: ['en', 'es'] }),
      member('sol', { languages: ['es'] }),
    ];
    const load = { members: { luz: 8, sol: 9 }, assigned_at: {} };

    expect(suggested(team, load, inSpanish)).toBe('luz');
    expect(suggested(team, load)).toBe('anna');
    expect(
      suggested(
        [member('anna'), member('luz', { status: 'unavailable', languages: ['es'] })],
        load,
        inSpanish,
      ),
    ).toBe('anna');
  });

  it('suggests the best member, regardless of the order of the team', () => {
    const candidate = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      role: fc.constantFrom(...STAFF_ROLES),
      status: fc.constantFrom('available', 'unavailable'),
      languages: fc.option(fc.subarray([...LANGUAGES], { minLength: 1 }), { nil: undefined }),
      unavailable_start_date: fc.constant(null),
      unavailable_end_date: fc.constant(null),
    });
    const team = fc.uniqueArray(candidate, { selector: ({ id }) => id });
    const counts = fc.dictionary(
      fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      fc.integer({ min: 0, max: 3 }),
    );

    fc.assert(
      fc.property(
        team,
        fc.record({ members: counts, assigned_at: counts }),
        fc.constantFrom(...SUBMISSION_TYPES),
        fc.constantFrom(...LANGUAGES),
        (members, load, submission_type, language) => {
          const request = { submission_type, assigned_to: null, language };
          const allowed = members.filter(
            ({ role, status }) => status === 'available' && mayBeAssigned(role, submission_type),
          );
          const speakers = allowed.filter((candidate) => languagesSpokenBy(candidate).includes(language));
          const fit = speakers.length > 0 ? speakers : allowed;
          const chosen = suggestAssignee(members, request, load, NOW);

          expect(suggestAssignee(members.toReversed(), request, load, NOW)).toEqual(chosen);
          expect(chosen === null).toBe(fit.length === 0);
          if (chosen !== null) {
            expect(fit).toContain(chosen);
            const open = (id: string) => load.members[id] ?? 0;
            expect(open(chosen.id)).toBe(Math.min(...fit.map(({ id }) => open(id))));
          }
        },
      ),
    );
  });
});
