import type { Delivery } from '@prayer-community/domain/delivery/delivery';
import { pendingRecipients } from '@prayer-community/domain/delivery/group-delivery';
import { isOptIn } from '@prayer-community/domain/delivery/notifications';
import { DISTRIBUTION_GROUPS, methodId } from '@prayer-community/domain/distribution/distribution';
import { mailLanguageOf } from '@prayer-community/domain/staff/profile';
import { listedIn } from '@prayer-community/domain/staff/staff-directory';
import { LANGUAGES, type Language } from '@prayer-community/i18n/language';
import { readStaffMembers } from '../data/profile.ts';
import { readStaffDirectory } from '../data/staff-directory.ts';
import { failuresOf, NOT_NEEDED } from '../messaging/group-outcomes.ts';
import type { DeliveryTry } from '../messaging/mail-event.ts';
import { MessageNotTakenError } from '../messaging/message-not-taken-error.ts';
import type { GroupOutcomes, Sender } from '../messaging/sender.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { MEMBER_CHANNELS, type Recipient } from './member-channels.ts';
import type { MessageWords } from './message-words.ts';

type About = Pick<Delivery<Date>, 'template' | 'channel' | 'about_id' | 'language' | 'summary'>;

interface MemberNotification {
  /** The path that it links to. */
  url: string;
  wordsIn(language: Language): MessageWords;
  isFor(uid: string): boolean;
}

/**
 * Creates a sender of notifications to one or more staff members, with one provider call per language.
 * @param prepare returns the notification, or null if no one is waiting for it anymore
 */
export function toStaffMembers(prepare: (about: About) => Promise<MemberNotification | null>): Sender {
  const send = async (about: About, uids: readonly string[], current: DeliveryTry) => {
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
  return Object.assign(
    async (delivery: Delivery<Date>, current: DeliveryTry) => {
      const outcome = (await send(delivery, [delivery.recipient], current)).get(delivery.recipient);
      if (outcome?.fate === 'failed') {
        throw new MessageNotTakenError(outcome.failure);
      }
      return outcome?.fate ?? 'not_needed';
    },
    {
      sendToGroup: async (...[group, current]: Parameters<NonNullable<Sender['sendToGroup']>>) =>
        send(group, pendingRecipients(group), current),
    },
  );
}

async function notify(
  { wordsIn, url }: MemberNotification,
  uids: readonly string[],
  about: About,
  current: DeliveryTry,
): Promise<GroupOutcomes> {
  const { template, channel, language: chosen } = about;
  const members = await readRecipients(uids, about);
  const byLanguage = LANGUAGES.map(async (language) => {
    const readers = members.filter((member) => (chosen ?? mailLanguageOf(member)) === language);
    if (readers.length === 0) {
      return [];
    }
    const message = { template, words: wordsIn(language), url, language };
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
 * Returns the recipients who are still on the staff, and on a list if the message is for lists. Some push messages skip
 * members who are away now, which only profiles tell.
 */
async function readRecipients(
  uids: readonly string[],
  { template, channel }: Pick<About, 'template' | 'channel'>,
): Promise<Recipient[]> {
  const db = await firestore();
  if (channel === 'push') {
    return readStaffMembers(db, uids);
  }
  const directory = await readStaffDirectory(db, now());
  const lists = DISTRIBUTION_GROUPS.map((groupId) => methodId(groupId, channel));
  const listed = isOptIn(template) ? listedIn(directory, lists) : uids;
  return uids.flatMap((uid) => (listed.includes(uid) ? (directory.members[uid] ?? []) : []));
}
