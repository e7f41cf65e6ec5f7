import { describe, expect, it } from 'vitest';
import { decidePerson, isDecided, personDecisions } from './person-decision.ts';

type Stored = Parameters<typeof decidePerson>[0];

/** A request on that day of May. Its key equals its id. */
function request(id: string, day: number, changes: Partial<Stored> = {}): Stored {
  return {
    id,
    person_key: id,
    person_decisions: {},
    submission_type: 'prayer_team',
    archive_status: 'active',
    created_at: new Date(2026, 4, day),
    ...changes,
  };
}

const CONFIDENTIAL = { submission_type: 'confidential' } as const;
const ARCHIVED = { archive_status: 'archived' } as const;

describe('personDecisions', () => {
  it('reads a decision from either of the two requests', () => {
    const opened = request('c', 3, { person_decisions: { b: true } });
    const found = [request('b', 2), request('a', 1, { person_decisions: { c: false } }), request('z', 1)];

    expect(personDecisions(opened, found)).toEqual([true, false, null]);
  });

  it('carries decisions across any chain of requests confirmed as the same person', () => {
    const opened = request('d', 4, { person_decisions: { c: true, z: false } });
    const found = [
      request('c', 3, { person_decisions: { b: true } }),
      request('b', 2, { person_decisions: { a: true } }),
      request('a', 1),
      request('z', 1, { person_decisions: { y: true } }),
      request('y', 1),
    ];

    expect(personDecisions(opened, found)).toEqual([true, true, true, false, false]);
  });

  it('does not carry decisions across a request confirmed as another person', () => {
    const opened = request('c', 3, { person_decisions: { b: true } });

    expect(
      personDecisions(opened, [request('b', 2, { person_decisions: { a: false } }), request('a', 1)]),
    ).toEqual([true, null]);
  });

  it('returns no decision about an anonymized request', () => {
    const opened = request('b', 2, { person_decisions: { a: true } });

    expect(personDecisions(opened, [request('a', 1, { person_key: null })])).toEqual([null]);
  });
});

describe('the storage of a decision', () => {
  const earlier = request('a', 1);
  const later = request('b', 2);

  it.each([
    ['is in the later of two prayer team requests', later, earlier, 'b'],
    [
      'is in the earlier request if only that one is confidential',
      later,
      { ...earlier, ...CONFIDENTIAL },
      'a',
    ],
    ['is in the later request if only that one is confidential', { ...later, ...CONFIDENTIAL }, earlier, 'b'],
    [
      'is in the archived one of two confidential requests',
      { ...later, ...CONFIDENTIAL, ...ARCHIVED },
      { ...earlier, ...CONFIDENTIAL },
      'b',
    ],
    [
      'is in the earlier of two confidential requests',
      { ...later, ...CONFIDENTIAL },
      { ...earlier, ...CONFIDENTIAL },
      'a',
    ],
    [
      'is in the later of two prayer team requests, even if archived',
      { ...later, ...ARCHIVED },
      earlier,
      'b',
    ],
  ])('%s', (_where, one, other, holder) => {
    const named = holder === 'a' ? 'b' : 'a';

    expect(decidePerson(one, other, true)).toEqual([{ id: holder, personKey: named, isSame: true }]);
    expect(decidePerson(other, one, true)).toEqual([{ id: holder, personKey: named, isSame: true }]);
  });

  it('replaces an earlier decision stored in the other request', () => {
    const held = { ...earlier, person_decisions: { b: false } };

    expect(decidePerson(later, held, true)).toEqual([
      { id: 'b', personKey: 'a', isSame: true },
      { id: 'a', personKey: 'b', isSame: null },
    ]);
  });

  it.each([
    ['a removal, if neither request stores a decision', null, {}, {}, []],
    [
      'a removal, if only the other request stores a decision',
      null,
      {},
      { b: false },
      [{ id: 'a', personKey: 'b', isSame: null }],
    ],
    [
      'a removal, if the request stores the decision',
      null,
      { a: false },
      {},
      [{ id: 'b', personKey: 'a', isSame: null }],
    ],
    ['the decision that the request already stores', true, { a: true }, {}, []],
    [
      'the decision that the request already stores, with an outdated one in the other request',
      true,
      { a: true },
      { b: false },
      [{ id: 'a', personKey: 'b', isSame: null }],
    ],
  ])('writes only what changes: %s', (_what, isSame, ofLater, ofEarlier, writes) => {
    const one = { ...later, person_decisions: ofLater };
    const other = { ...earlier, person_decisions: ofEarlier };

    expect(decidePerson(one, other, isSame)).toEqual(writes);
  });
});

it.each([
  [true, { a: true }, true],
  [true, { a: false }, false],
  [null, {}, true],
  [null, { a: true }, false],
])('isDecided for %s with stored decisions %o returns %s', (isSame, person_decisions, stands) => {
  expect(isDecided({ person_decisions }, { personKey: 'a', isSame })).toBe(stands);
});
