import { describe, expect, it } from 'vitest';
import { isUntouched } from './untouched-request.ts';

type Imported = Parameters<typeof isUntouched>[0];

const IMPORTED: Imported = {
  revision: 0,
  note_count: 0,
  reply_count: 0,
  replies_awaiting: 0,
  replies_not_sent: 0,
  prayer_count: 0,
  come_back_at: null,
  updates: [],
  person_decisions: {},
};

/** One sign of work for each field that shows it. */
const WORK: { [Field in keyof Imported]: Imported[Field] } = {
  revision: 1,
  note_count: 1,
  reply_count: 1,
  replies_awaiting: 1,
  replies_not_sent: 1,
  prayer_count: 1,
  come_back_at: new Date('2026-12-24T00:00:00Z'),
  updates: [{ text: 'She is better.', at: new Date('2026-11-30T10:00:00Z') }],
  person_decisions: { abcdefghijklmnopqrst: true },
};

describe('an imported request', () => {
  it('is untouched at first', () => {
    expect(isUntouched(IMPORTED)).toBe(true);
  });

  it.each(Object.entries(WORK))('is not untouched with another %s', (field, value) => {
    expect(isUntouched({ ...IMPORTED, [field]: value })).toBe(false);
  });
});
