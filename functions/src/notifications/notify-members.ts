import type { Delivery } from '@prayer-community/domain/delivery/delivery';
import { pendingRecipients } from '@prayer-community/domain/delivery/group-delivery';
import {
  isForLeadersOnly,
  notifiedMethods,
  preferenceOf,
  pushedLeaders,
} from '@prayer-community/domain/delivery/notifications';
import type { SubmissionType } from '@prayer-community/domain/request-form/request-choices';
import { mailLanguageOf } from '@prayer-community/domain/staff/profile';
import { listedIn } from '@prayer-community/domain/staff/staff-directory';
import { LANGUAGES, type Language } from '@prayer-community/i18n/language';
import { readStaffMembers } from '../data/profile.ts';
import { readStaffDirectory } from '../data/staff-directory.ts';
import { methodsInUse } from '../messaging/audience.ts';
import type { DeliveryAttempt } from '../messaging/delivery-attempt.ts';
import { failuresOf, NOT_NEEDED } from '../messaging/group-outcomes.ts';
import { MessageNotAcceptedError } from '../messaging/message-not-accepted-error.ts';
import type { GroupOutcomes, Sender } from '../messaging/sender.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { MEMBER_CHANNELS, type Recipient } from './member-channels.ts';
import type { MessageText } from './message-text.ts';

type About = Pick<Delivery<Date>, 'template' | 'channel' | 'about_id' | 'about_ids' | 'language' | 'summary'>;

export interface MemberNotification {
  /** Decides which lists it goes to. */
  submissionType: SubmissionType;
  /** The path that it links to. */
  url: string;
  textIn(language: Language): MessageText;
  isFor(uid: string): boolean;
}

/**
 * Creates a sender of notifications to one or more staff members, with one provider call per language.
 * @param prepare returns the notification, or null if no one is waiting for it anymore
 */
export function toStaffMembers(prepare: (about: About) => Promise<MemberNotification | null>): Sender {
  const sendTo = async (uids: readonly string[], about: About, current: DeliveryAttempt) => {
    const notification = await prepare(about);
    const outcomes = new Map(uids.map((uid) => [uid, NOT_NEEDED]));
    const recipients = notification === null ? [] : uids.filter((uid) => notification.isFor(uid));
    if (notification !== null && recipients.length > 0) {
      for (const [uid, outcome] of await notify(notification, recipients, about, current)) {
        outcomes.set(uid, outcome);
      }
    }
    return outcomes;
  };
  return {
    async send(delivery, current) {
      const outcome = (await sendTo([delivery.recipient], delivery, current)).get(delivery.recipient);
      if (outcome?.fate === 'failed') {
        throw new MessageNotAcceptedError(outcome.failure);
      }
      return outcome?.fate ?? 'not_needed';
    },
    sendToGroup: (group, current) => sendTo(pendingRecipients(group), group, current),
  };
}

async function notify(
  { submissionType, textIn, url }: MemberNotification,
  uids: readonly string[],
  about: About,
  current: DeliveryAttempt,
): Promise<GroupOutcomes> {
  const { template, channel, language: chosen } = about;
  const members = await readRecipients(uids, submissionType, about, current);
  const byLanguage = LANGUAGES.map(async (language) => {
    const readers = members.filter((member) => (chosen ?? mailLanguageOf(member)) === language);
    if (readers.length === 0) {
      return [];
    }
    const message = { template, text: textIn(language), url, language };
    // A failure in one language must not discard the outcomes of the others.
    const sent = MEMBER_CHANNELS[channel](readers, message, current);
    return [
      ...(await sent.catch((error: unknown) =>
        failuresOf(
          readers.map(({ user_id }) => user_id),
          error,
        ),
      )),
    ];
  });
  return new Map((await Promise.all(byLanguage)).flat());
}

/**
 * Returns the recipients who are still on the staff, and still leaders if the message is for leaders only. If members
 * choose whether they get the message, only those who still do, through a list that is on or by their preferences.
 */
async function readRecipients(
  uids: readonly string[],
  submissionType: SubmissionType,
  { template, channel, summary }: About,
  { attempt }: DeliveryAttempt,
): Promise<Recipient[]> {
  const db = await firestore();
  const preference = preferenceOf(template);
  const isForLeaders = isForLeadersOnly(template);
  if (channel === 'push' || isForLeaders) {
    const members = await readStaffMembers(db, uids);
    const wanted = preference === null ? uids : pushedLeaders(members, preference);
    return members.filter(
      ({ user_id, role }) => wanted.includes(user_id) && (role === 'leadership' || !isForLeaders),
    );
  }
  const directory = await readStaffDirectory(db, now());
  const lists = notifiedMethods(submissionType, channel);
  // A message is queued for lists that are on. Its first attempt follows within seconds, except that of a summary.
  const isJustQueued = attempt === 1 && summary === undefined;
  const wanted =
    preference === null ? uids : listedIn(directory, isJustQueued ? lists : await methodsInUse(db, lists));
  return uids.flatMap((uid) => (wanted.includes(uid) ? (directory.members[uid] ?? []) : []));
}
