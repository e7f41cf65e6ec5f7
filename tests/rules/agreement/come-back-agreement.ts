import { COME_BACK_MAX_DAYS } from '@prayer-community/domain/prayer-request/come-back';
import fc from 'fast-check';
import { type NextAgreement, TEAM } from './agreement.ts';
import { moment } from './arbitrary-documents.ts';
import { comeBackSchema } from './direct-writes.ts';
import { requestWithId } from './request-agreements.ts';
import { NOW } from './rest-firestore.ts';

const DAY_MS = 24 * 3_600_000;
const MINUTE_MS = 60_000;
const COME_BACK_FIELDS = ['come_back_at', 'come_back_by'];

const latest = () => new Date(Date.now() + COME_BACK_MAX_DAYS * DAY_MS);

/** The come-back date of a request. The other fields stay the same, and the revision increases. */
export const comeBack: NextAgreement = (id) => ({
  stored: requestWithId(id),
  valid: fc
    .oneof(
      fc.constant(null),
      moment,
      // Far enough from the limit that the time of the write does not matter.
      fc.constantFrom(-DAY_MS, -MINUTE_MS, MINUTE_MS, DAY_MS).map((ms) => new Date(latest().getTime() + ms)),
    )
    .map((come_back_at) => ({ come_back_at, come_back_by: TEAM.uid })),
  surplus: ['prayer_text', 'status', 'assigned_to', 'updated_at'],
  writer: TEAM,
  isValid: (document) => {
    const written = Object.entries(document).map(([name, value]) => [
      name,
      value === NOW ? new Date() : value,
    ]);
    return comeBackSchema(TEAM.uid, latest()).safeParse(Object.fromEntries(written)).success;
  },
  writes: (document) => [
    {
      path: requestWithId(id).path,
      document,
      changes: [...new Set([...COME_BACK_FIELDS, ...Object.keys(document)])],
      increments: { revision: 1 },
    },
  ],
});
