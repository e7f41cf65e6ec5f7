import { randomUUID } from 'node:crypto';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { methodId } from '@prayer-community/domain/distribution/distribution';
import { membershipRef } from '../../../functions/src/data/distribution.ts';
import { requests } from '../../../functions/src/data/request.ts';
import { notifyOfNewRequest } from '../../../functions/src/notifications/notify-of-new-request.ts';
import { resultOf } from '../../../functions/src/testing/call-function.ts';
import { mailsTo } from '../../../functions/src/testing/fake-providers.ts';
import { randomAddress } from '../../../functions/src/testing/random-address.ts';
import {
  createStaffMember,
  joinList,
  type StaffMember,
} from '../../../functions/src/testing/staff-member.ts';
import { testFirestore } from '../../../functions/src/testing/test-backend.ts';
import { validInputs } from '../../../functions/src/testing/valid-inputs.ts';
import type { Fault } from '../faults.ts';
import { ALL, type Flow, isSent, NOTHING, type Stored } from '../flow.ts';
import { settleDeliveries } from '../settle-deliveries.ts';
import { until } from '../until.ts';

const LIST = methodId('prayer-team', 'email');
const LISTED = 3;
const MOST_SUBMITS = 10;
const AT_ONCE_MS = 10_000;

export const notifyLists: Flow = {
  name: 'notify the lists of a request',
  faults: ['worker', 'mail', 'firestore', 'answers'],
  async prepare(_browser, fault) {
    const members = await Promise.all(Array.from({ length: LISTED }, () => createStaffMember()));
    await putOnList(members);
    await beginQuietly();
    const { submitPrayerRequest } = validInputs(randomUUID());
    const { submissionId } = submitPrayerRequest;
    const stored = () => shownOf(submissionId, members, fault);
    return {
      begin: () => submitUntilTaken({ ...submitPrayerRequest, audioPath: null }),
      // No user waits at a screen. The step ends once all are notified, or when the rest is left to the schedule.
      async shown() {
        await until(stored, (each) => each === ALL, AT_ONCE_MS);
        return { isDone: true, words: 'done' };
      },
      stored,
      async settle() {
        await deliverEventAgain(submissionId);
        await settleDeliveries(submissionId);
      },
      leave: () => takeOffList(members),
    };
  },
};

/**
 * Ensures that the next request is announced separately, not in the summary of the earlier rounds. The copy of the staff
 * stays out of date, so that the fault may occur while it is built.
 */
async function beginQuietly(): Promise<void> {
  const db = testFirestore();
  await db.recursiveDelete(db.collection(COLLECTIONS.notificationPaces));
}

async function submitUntilTaken(input: Parameters<typeof resultOf<'submitPrayerRequest'>>[1]): Promise<void> {
  const address = randomAddress();
  for (let tries = 1; ; tries += 1) {
    try {
      await resultOf('submitPrayerRequest', input, { address });
      return;
    } catch (error) {
      if (tries === MOST_SUBMITS) {
        throw error;
      }
    }
  }
}

async function putOnList(members: readonly StaffMember[]): Promise<void> {
  const method = { group_id: 'prayer-team', method_type: 'email', is_active: true };
  await testFirestore().collection(COLLECTIONS.distributionMethods).doc(LIST).set(method);
  await Promise.all(members.map((member) => joinList(member, LIST)));
}

async function takeOffList(members: readonly StaffMember[]): Promise<void> {
  await Promise.all(members.map(({ uid }) => membershipRef(testFirestore(), LIST, uid).delete()));
}

async function shownOf(
  requestId: string,
  members: readonly StaffMember[],
  fault: Fault | null,
): Promise<Stored> {
  const counts = await Promise.all(
    members.map(async ({ email }) => {
      const mails = await mailsTo(email);
      return mails.filter(({ text }) => text.includes(requestId)).length;
    }),
  );
  if (counts.every((count) => count === 0)) {
    return NOTHING;
  }
  return counts.every((count) => isSent(count, fault)) ? ALL : `mails to each: ${counts.join(', ')}`;
}

/** Eventarc retries this trigger if its worker died, because it has `retry`. The functions emulator does not. */
async function deliverEventAgain(requestId: string): Promise<void> {
  const { docs } = await requests(testFirestore()).where('__name__', '==', requestId).get();
  const [data] = docs;
  if (data === undefined) {
    throw new Error('a visitor was thanked for a request that is not there');
  }
  await notifyOfNewRequest.run({
    specversion: '1.0',
    id: randomUUID(),
    source: 'bench-faults',
    type: 'google.cloud.firestore.document.v1.created',
    time: new Date().toISOString(),
    location: '',
    project: '',
    database: '(default)',
    namespace: '(default)',
    document: data.ref.path,
    params: { requestId },
    data,
  });
}
