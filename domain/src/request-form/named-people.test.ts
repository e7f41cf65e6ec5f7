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

describe('the form asks about those whom it names', () => {
  it.each([
    ['not for oneself alone', {}, false],
    ['for someone else', { isOnBehalf: 'yes' }, true],
    ['where everybody reads it', { shareOnBeliefWall: 'yes' }, true],
    ['not where it cannot be shared', { shareOnBeliefWall: 'yes', submissionType: 'confidential' }, false],
    ['not of what is confidential', { isOnBehalf: 'yes', submissionType: 'confidential' }, false],
  ] as const)('%s', (_case, changes, isAsked) => {
    expect(asksAboutNamed({ ...OWN, ...changes })).toBe(isAsked);
  });
});

describe('the answer', () => {
  it('is nobody where nothing was asked, whatever was chosen before', () => {
    expect(namedPeople({ ...OWN, namedPeople: 'not_asked' })).toBe('none');
  });

  it('of a request for someone else is never that nobody is named', () => {
    fc.assert(
      fc.property(form, (filled) => {
        const asked = { ...filled, isOnBehalf: 'yes', submissionType: 'prayer_team' } as const;
        expect(namedPeople(asked)).not.toBe('none');
      }),
    );
  });

  it('is what was chosen wherever that could be chosen', () => {
    fc.assert(
      fc.property(form, (filled) => {
        fc.pre(asksAboutNamed(filled) && namedPeopleChoices(filled).includes(filled.namedPeople));
        expect(namedPeople(filled)).toBe(filled.namedPeople);
      }),
    );
  });
});
