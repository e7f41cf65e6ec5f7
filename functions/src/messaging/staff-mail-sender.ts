import type { Delivery } from '@prayer-community/domain/delivery/delivery';
import { mailLanguageOf, type Profile } from '@prayer-community/domain/staff/profile';
import type { Language } from '@prayer-community/i18n/language';
import { readStaffMembers } from '../data/profile.ts';
import { firestore } from '../platform/admin.ts';
import type { DeliveryAttempt } from './delivery-attempt.ts';
import type { Sender, SendOutcome } from './sender.ts';

interface MemberMessage extends Pick<Delivery<Date>, 'channel' | 'about_id'> {
  readonly member: Profile<Date>;
  /** The requested language, otherwise the recipient's. */
  readonly language: Language;
}

/** Creates a sender of messages to staff members. A message whose recipient has left is not needed. */
export function staffMailSender(
  send: (message: MemberMessage, current: DeliveryAttempt) => Promise<SendOutcome>,
): Sender {
  return {
    async send({ recipient: uid, channel, about_id, language }, current) {
      const [member] = await readStaffMembers(await firestore(), [uid]);
      if (member === undefined) {
        return 'not_needed';
      }
      return send({ member, channel, about_id, language: language ?? mailLanguageOf(member) }, current);
    },
  };
}
