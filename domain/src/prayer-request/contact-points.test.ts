import { describe, expect, it } from 'vitest';
import { contactPoints, toE164, toE164InCountryOf } from './contact-points.ts';

const RUTH = { first_name: 'Ruth', last_name: 'Meyer', phone: null, email: null };

describe('recognition of a returning requester', () => {
  it.each([
    [
      'by an email address regardless of case',
      { email: 'Ruth@Example.org' },
      { email: 'ruth@example.org', phone: null },
    ],
    ['by a local phone number', { phone: '(202) 555-0143' }, { email: null, phone: '+12025550143' }],
    [
      'by a local phone number with its country code',
      { phone: '+1 202-555-0143' },
      { email: null, phone: '+12025550143' },
    ],
    [
      'not by a foreign phone number with a 00 prefix',
      { phone: '0034 612 34 56 78' },
      { email: null, phone: null },
    ],
    [
      'by a foreign phone number with + and its country code',
      { phone: '+34 612 34 56 78' },
      { email: null, phone: '+34612345678' },
    ],
    [
      'by a phone number without its extension',
      { phone: '202 555 0143 ext. 7' },
      { email: null, phone: '+12025550143' },
    ],
    ['not by text that is not a phone number', { phone: 'ask the office' }, { email: null, phone: null }],
  ])('%s', (_how, contact, points) => {
    expect(contactPoints({ ...RUTH, ...contact }, 'US')).toEqual(points);
  });

  it('by a local number in the community’s country', () => {
    expect(contactPoints({ ...RUTH, phone: '612 34 56 78' }, 'ES')?.phone).toBe('+34612345678');
  });

  it('by one name as well as two', () => {
    expect(contactPoints({ ...RUTH, last_name: null, email: 'ruth@example.org' }, 'US')?.email).toBe(
      'ruth@example.org',
    );
  });
});

it.each([
  ['no contact', null],
  ['no name', { first_name: null, last_name: null, phone: '202 555 0143', email: 'ruth@example.org' }],
])('a requester who gives %s stays anonymous', (_what, contact) => {
  expect(contactPoints(contact, 'US')).toBeNull();
});

it.each([
  ['(202) 555-0142', '+12025550142'],
  ['+34 612 34 56 78', '+34612345678'],
  ['+1 555', null],
  ['by the church', null],
])('toE164 converts %s to %s', (written, number) => {
  expect(toE164(written, 'US')).toBe(number);
});

it.each([
  ['07911 123456', '+442079460000', '+447911123456'],
  ['(202) 555-0142', '+15550001000', '+12025550142'],
  ['+34 612 34 56 78', '+442079460000', '+34612345678'],
  ['+34 612 34 56 78', 'Grace', '+34612345678'],
  ['07911 123456', 'Grace', null],
  ['by the church', '+442079460000', null],
])('toE164InCountryOf converts %s with %s to %s', (written, neighbor, number) => {
  expect(toE164InCountryOf(written, neighbor)).toBe(number);
});
