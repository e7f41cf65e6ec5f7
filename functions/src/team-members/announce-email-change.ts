import { emailChangedMessage } from '@prayer-community/domain/auth/email-change';
import { newDelivery } from '@prayer-community/domain/delivery/delivery';
import { deliveries } from '../data/delivery.ts';
import { firestore } from '../platform/admin.ts';
import { FIRESTORE_CODES, hasCode } from '../platform/error-code.ts';
import { logFailure } from '../platform/log-failure.ts';
import { logOutcome } from '../platform/log-outcome.ts';

/**
 * Sends the notice now. A new delivery is sent immediately, so this one replaces the waiting one. If it cannot be
 * stored, the waiting one is sent later.
 */
export async function announceEmailChange(changeId: string, uid: string, now: Date): Promise<void> {
  try {
    const db = await firestore();
    const notice = emailChangedMessage(changeId, uid);
    const batch = db.batch();
    batch.delete(deliveries(db).doc(notice.key));
    batch.create(deliveries(db).doc(`${notice.key}_at_once`), newDelivery(notice, now));
    await batch.commit();
  } catch (error) {
    // The same code was entered twice at once.
    if (hasCode(error, FIRESTORE_CODES.alreadyExists)) {
      return;
    }
    logOutcome('confirmEmailChange', 'announced_later', uid);
    logFailure('The notice of a changed email address could not be sent at once', error, { uid });
  }
}
