import { type PasswordResetRequest, recoveryMessage } from '@prayer-community/domain/auth/password-recovery';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { readPasswordReset } from '../data/password-reset.ts';
import { queueDeliveries } from '../messaging/queue-deliveries.ts';
import { staffUidOf } from '../platform/address-account.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { serverPepper } from '../platform/parameters.ts';
import { pseudonym } from '../platform/pseudonym.ts';
import { consumeUse } from '../platform/rate-limit.ts';
import { skipUnreadable } from '../platform/skip-unreadable.ts';
import { LINKS_PER_HOUR } from './recovery-limit.ts';

export const mailRecoveryLink = onDocumentCreated(
  {
    document: `${COLLECTIONS.passwordResetRequests}/{requestId}`,
    secrets: [serverPepper],
    retry: true,
  },
  skipUnreadable(async (event) => {
    // The event may repeat. The document is deleted once the request has been answered.
    const document = await event.data?.ref.get();
    const request = readPasswordReset(document);
    if (!document || request === null) {
      return;
    }
    if (request.expires_at > now()) {
      await answer(document.id, request);
    }
    await document.ref.delete();
  }),
);

async function answer(requestId: string, { email, language }: PasswordResetRequest<Date>): Promise<void> {
  const db = await firestore();
  const uid = await staffUidOf(email);
  if (uid === null) {
    logOutcome('mailRecoveryLink', 'not_a_member', null);
    return;
  }
  if (!(await consumeUse(db, LINKS_PER_HOUR, pseudonym('recovery', uid), now()))) {
    logOutcome('mailRecoveryLink', 'limited', uid);
    return;
  }
  await queueDeliveries([recoveryMessage(requestId, uid, language)], now());
  logOutcome('mailRecoveryLink', 'queued', uid);
}
