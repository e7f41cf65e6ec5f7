import { expect, it } from 'vitest';
import { contactHash, type SharedContact, sharedContact } from './contact-hash.ts';

const EMAIL = contactHash('email', 'a');
const PHONE = contactHash('phone', 'b');
const hashed = (...contact_hashes: string[]) => ({ contact_hashes });

it.each<[SharedContact, string[], string[][]]>([
  ['email', [EMAIL, PHONE], [[EMAIL]]],
  ['phone', [EMAIL, PHONE], [[PHONE], [contactHash('email', 'c'), PHONE]]],
  ['email', [EMAIL, PHONE], [[EMAIL, PHONE], [EMAIL]]],
  ['both', [EMAIL, PHONE], [[EMAIL, PHONE]]],
  ['either', [EMAIL, PHONE], [[EMAIL], [PHONE]]],
])('sharedContact returns %s', (shared, opened, found) => {
  expect(
    sharedContact(
      hashed(...opened),
      found.map((hashes) => hashed(...hashes)),
      true,
    ),
  ).toBe(shared);
});

it('sharedContact returns one kind for an incomplete list only if the open request has just one', () => {
  expect(sharedContact(hashed(EMAIL, PHONE), [hashed(EMAIL)], false)).toBe('either');
  expect(sharedContact(hashed(PHONE), [hashed(PHONE)], false)).toBe('phone');
});
