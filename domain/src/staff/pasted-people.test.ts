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
    '\n\nAna Lopez ana@x.org\r\n\r\nBen Roe ben@x.org\n',
  ])('are read one after another from %j', (pasted) => {
    expect(peopleIn(pasted)).toEqual([ANA, BEN]);
  });

  it('have the last word for a last name', () => {
    expect(peopleIn('Mary Ann van Dijk <mary@x.org>')).toEqual([
      { firstName: 'Mary Ann van', lastName: 'Dijk', email: 'mary@x.org' },
    ]);
  });

  it('count once where an address comes twice', () => {
    expect(peopleIn('Ana Lopez <ana@x.org>\nAna L <ANA@x.org>')).toEqual([ANA]);
  });

  it('keep the lines without a name or an address apart, as they were pasted', () => {
    expect(
      readPastedPeople('ana@x.org\nAna Lopez\nAna <ana@x.org>\nAna Lopez <ana@x>\nBen Roe, ben@x.org'),
    ).toEqual({
      people: [{ line: 'Ben Roe, ben@x.org', person: BEN }],
      unreadable: ['ana@x.org', 'Ana Lopez', 'Ana <ana@x.org>', 'Ana Lopez <ana@x>'],
    });
  });

  it('make inputs that the function takes, whatever is pasted', () => {
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

it('tries the name of the mailbox first, then the whole name', () => {
  expect(usernamesFor(ANA)).toEqual(['ana', 'ana.lopez', 'ana.2']);
});
