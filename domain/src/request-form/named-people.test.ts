import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asksAboutNamed, namedPeople, namedPeopleChoices } from './named-people.ts';
import { NAMED_PEOPLE, SUBMISSION_TYPES, YES_NO } from './request-choices.ts';

const form = fc.record({
  isOnBehalf: fc.constantFrom(...YES_NO),
  shareOnBeliefWall: fc.constantFrom(...YES_NO),
  submissionType: fc.constantFrom(...SUBMISSION_TYPES),
  namedPeople: fc.constantFrom(...NAMED_PEOPLE),
});

const OWN = {
  isOnBehalf: 'no',
  shareOnBeliefWall: 'no',
  submissionType: 'prayer_team',
  namedPeople: 'none',
} as const;

describe('the question about named people', () => {
  it.each([
    ["is not asked for a requester's own request that is not shared", {}, false],
    ['is asked for a request for someone else', { isOnBehalf: 'yes' }, true],
    ['is asked for a request shared on the belief wall', { shareOnBeliefWall: 'yes' }, true],
    [
      'is not asked for a confidential request, even if sharing was chosen',
      { shareOnBeliefWall: 'yes', submissionType: 'confidential' },
      false,
    ],
    [
      'is not asked for a confidential request for someone else',
      { isOnBehalf: 'yes', submissionType: 'confidential' },
      false,
    ],
  ] as const)('%s', (_case, changes, isAsked) => {
    expect(asksAboutNamed({ ...OWN, ...changes })).toBe(isAsked);
  });
});

describe('the answer about named people', () => {
  it('is none if the question was not asked, regardless of an earlier choice', () => {
    expect(namedPeople({ ...OWN, namedPeople: 'not_asked' }, true)).toBe('none');
  });

  it('is never none for a request for someone else', () => {
    fc.assert(
      fc.property(form, (filled) => {
        const asked = { ...filled, isOnBehalf: 'yes', submissionType: 'prayer_team' } as const;
        expect(namedPeople(asked, true)).not.toBe('none');
      }),
    );
  });

  it('is the chosen value wherever it could be chosen', () => {
    fc.assert(
      fc.property(form, (filled) => {
        fc.pre(asksAboutNamed(filled) && namedPeopleChoices(filled).includes(filled.namedPeople));
        expect(namedPeople(filled, true)).toBe(filled.namedPeople);
      }),
    );
  });

  it.each([
    { named: 'none', sent: undefined },
    { named: 'agreed', sent: 'agreed' },
    { named: 'not_asked', sent: 'not_asked' },
  ] as const)('is $sent after $named if leadership has turned the question off', ({ named, sent }) => {
    expect(namedPeople({ ...OWN, isOnBehalf: 'yes', namedPeople: named }, false)).toBe(sent);
  });
});
