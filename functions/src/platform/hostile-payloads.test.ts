import { randomUUID } from 'node:crypto';
import { CALLABLES, type CallableName } from '@prayer-community/domain/callables';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { callWithAnything } from '../testing/call-function.ts';
import { everythingStored } from '../testing/everything-stored.ts';
import { hostilePayloads } from '../testing/hostile-payloads.ts';
import { staffIdToken } from '../testing/id-token.ts';
import { randomAddress } from '../testing/random-address.ts';
import { createStaffMember } from '../testing/staff-member.ts';
import { validInputs } from '../testing/valid-inputs.ts';

/** The payloads per callable: always the same few, or as many random ones as HOSTILE_RUNS says. */
const RUNS = process.env.HOSTILE_RUNS
  ? { numRuns: Number(process.env.HOSTILE_RUNS) }
  : { numRuns: 10, seed: 20_261_121 };

const names = Object.keys(CALLABLES).filter((name): name is CallableName => name in CALLABLES);

const run = randomUUID().slice(0, 8);
let markers = 0;

function newMarker(): string {
  markers += 1;
  return `m${String(markers).padStart(6, '0')}${run}`;
}

/** Payloads with a unique marker in most of their texts. */
const payloadsFor = (name: CallableName) =>
  fc
    .constant(null)
    .map(newMarker)
    .chain((marker) => hostilePayloads(validInputs(marker)[name]).map((payload) => ({ marker, payload })));

const refusedMarkers: string[] = [];
let idToken: string;

beforeAll(async () => {
  // The caller with the most rights.
  idToken = await staffIdToken((await createStaffMember('leadership')).uid);
});

describe.each(names)('%s', (name) => {
  it('rejects invalid payloads and never fails with an internal error', async () => {
    await fc.assert(
      fc.asyncProperty(payloadsFor(name), async ({ marker, payload }) => {
        const answer = await callWithAnything(name, payload, { idToken, address: randomAddress() });

        const status = 'error' in answer ? answer.error.status : 'OK';
        const arrived: unknown = JSON.parse(JSON.stringify(payload) ?? 'null');
        if (CALLABLES[name].input.safeParse(arrived).success) {
          // The schema accepts it: a different text, or an address or id that belongs to no one.
          expect(status).not.toBe('INTERNAL');
        } else {
          expect(status).toBe('INVALID_ARGUMENT');
          refusedMarkers.push(marker);
        }
      }),
      RUNS,
    );
  });
});

it('nothing from rejected payloads is stored or sent', async () => {
  const stored = await everythingStored();

  expect(refusedMarkers.length).toBeGreaterThan(names.length);
  expect(refusedMarkers.filter((marker) => stored.includes(marker))).toEqual([]);
});
