import { COLLECTIONS } from '@prayer-community/domain/collections';
import { PRESENCE_ACTIVITIES, PRESENCE_SLOTS, presenceWrite } from '@prayer-community/domain/staff/presence';
import fc from 'fast-check';
import { hasForm, type NextAgreement, schemas, TEAM } from './agreement.ts';
import { REQUEST } from './request-agreements.ts';
import { NOW } from './rest-firestore.ts';

const PRESENCE = `${COLLECTIONS.presence}/${TEAM.uid}`;

/** The request that a staff member currently has open. */
export const PRESENCE_AGREEMENTS = {
  presence: () => ({
    removed: PRESENCE,
    valid: fc
      .tuple(
        fc.option(
          fc.record({ request_id: fc.constant(REQUEST), activity: fc.constantFrom(...PRESENCE_ACTIVITIES) }),
        ),
        fc.constantFrom(...PRESENCE_SLOTS),
      )
      .map(([presence, slot]) => ({ ...presenceWrite(presence, slot, NOW) })),
    surplus: ['name'],
    writer: TEAM,
    isValid: hasForm(schemas(TEAM.uid, REQUEST).presence),
    writes: (document) => [{ path: PRESENCE, document }],
  }),
} satisfies Record<string, NextAgreement>;
