import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memberFormFor, readPastedPeople, usernamesFor } from './pasted-people.ts';
import { addTeamMemberInputSchema } from './team-member.ts';

const ANA = { firstName: 'Ana', lastName: 'Lopez', email: 'ana@x.org' };
const BEN = { firstName: 'Ben', lastName: 'Roe', email: 'ben@x.org' };
const peopleIn = (pasted: string) => readPastedPeople(pasted).people.map(({ person }) => person);

describe('pasted people', () => {
  it.each([
    'Ana Lopez <ana@x.org>',
    'Ana Lopez, ana@x.org',
    'Ana Lopez; ana@x.org',
    'Ana Lopez\tana@x.org',
    '  Ana Lopez ana@x.org ',
    '"Lopez, Ana" <Ana@X.org>',
    'Ana Lopez <ana@x.org>,',
  ])('are read from %j', (pasted) => {
    expect(readPastedPeople(pasted)).toMatchObject({ people: [{ person: ANA }], unreadable: [] });
  });

  it.each([
    'Ana Lopez <ana@x.org>\nBen Roe, ben@x.org',
    'Ana Lopez <ana@x.org>; Ben Roe <ben@x.org>',
    'Ana Lopez <ana@x.org>, Ben Roe <ben@x.org>',
    'Ana Lopez, ana@x.org; Ben Roe, ben@x.org',
    'Ana Lopez, ana@x.org, Ben Roe, ben@x.org',
    'Ana Lopez ana@x.org ;Ben Roe <ben@x.org>;',
    '\n\nAna Lopez ana@x.org\r\n\r\nBen Roe ben@x.org\n',
  ])('are read in order from %j', (pasted) => {
    expect(peopleIn(pasted)).toEqual([ANA, BEN]);
  });

  it('have the last word as their last name', () => {
    expect(peopleIn('Mary Ann van Dijk <mary@x.org>')).toEqual([
      { firstName: 'Mary Ann van', lastName: 'Dijk', email: 'mary@x.org' },
    ]);
  });

  it('count once if an address is repeated', () => {
    expect(peopleIn('Ana Lopez <ana@x.org>\nAna L <ANA@x.org>')).toEqual([ANA]);
  });

  it('list lines without a full name or a valid address separately, as pasted', () => {
    expect(
      readPastedPeople('ana@x.org\nAna Lopez\nAna <ana@x.org>\nAna Lopez <ana@x>\nBen Roe, ben@x.org'),
    ).toEqual({
      people: [{ line: 'Ben Roe, ben@x.org', person: BEN }],
      unreadable: ['ana@x.org', 'Ana Lopez', 'Ana <ana@x.org>', 'Ana Lopez <ana@x>'],
    });
  });

  it.each(['Ana Lopez ana@x.org Ben Roe ben@x.org', 'Ana Lopez; Ben Roe; ben@x.org'])(
    'are listed for correction, not merged into one person, if nothing separates them in %j',
    (pasted) => {
      expect(readPastedPeople(pasted)).toEqual({ people: [], unreadable: [pasted] });
    },
  );

  it('produce inputs that the function accepts, regardless of the pasted text', () => {
    const word = fc.string({ minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.array(fc.tuple(word, word, fc.emailAddress())), (rows) => {
        const pasted = rows.map((row) => row.join(' ')).join('\n');
        for (const { person } of readPastedPeople(pasted).people) {
          for (const username of usernamesFor(person)) {
            const form = memberFormFor(person, username, 'p'.repeat(36));
            expect(addTeamMemberInputSchema.safeParse(form).error).toBeUndefined();
          }
        }
      }),
    );
  });
});

it('usernamesFor tries the mailbox name first, then the full name', () => {
  expect(usernamesFor(ANA)).toEqual(['ana', 'ana.lopez', 'ana.2']);
});
