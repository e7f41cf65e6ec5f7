import { randomUUID } from 'node:crypto';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { automaticMembership, methodId } from '@prayer-community/domain/distribution/distribution';
import { membershipRef } from '../../functions/src/data/distribution.ts';
import { readStaffDirectory } from '../../functions/src/data/staff-directory.ts';
import { randomAddress } from '../../functions/src/testing/random-address.ts';
import { storeProfile } from '../../functions/src/testing/stored-profile.ts';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { validInputs } from '../../functions/src/testing/valid-inputs.ts';
import { TEAM } from '../harness/stored-community.ts';
import { call, type Stage, VISITOR } from './stage.ts';

const LARGE_STAFF = 200;
const LIST = methodId('prayer-team', 'email');

/** Measures what a request sets off when many staff members are notified. Runs last because the staff stays this large. */
export async function measureLargeStaff({ ledger }: Stage): Promise<void> {
  await ledger.prepare(growStaff);
  await ledger.prepare(awaitFirstRequest);
  const { submitPrayerRequest } = validInputs(randomUUID());
  const input = {
    ...submitPrayerRequest,
    prayerData: {
      ...submitPrayerRequest.prayerData,
      share_on_belief_wall: false,
      follow_up_requested: false,
    },
    contactData: { first_name: 'Ruth', last_name: 'Meyer', email: null, phone: '+1 202 555 0142' },
    audioPath: null,
  };
  await ledger.measure(VISITOR, 'submit a prayer request to a staff of 200', () =>
    call('submitPrayerRequest', input, { address: randomAddress() }),
  );
}

/** Ensures that the next request is announced at once and that the staff directory exists. */
export async function awaitFirstRequest(): Promise<void> {
  const db = testFirestore();
  await db.recursiveDelete(db.collection(COLLECTIONS.notificationPaces));
  await readStaffDirectory(db, new Date());
}

async function growStaff(): Promise<void> {
  const db = testFirestore();
  const addedUids = Array.from({ length: LARGE_STAFF - TEAM.length }, (_, index) => `large-staff-${index}`);
  await Promise.all(
    addedUids.map(async (uid) => {
      await storeProfile(db, uid, new Date(), { role: 'prayer_team' });
      await membershipRef(db, LIST, uid).set(automaticMembership(LIST, uid, new Date()));
    }),
  );
}
