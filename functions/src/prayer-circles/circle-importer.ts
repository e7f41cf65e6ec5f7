import { AUTO_ID_CHARS } from '@prayer-community/domain/fields/auto-id';
import { type GroupRow, groupIdentity } from '@prayer-community/domain/import/import-rows';
import { invitationMessage, newInvitation } from '@prayer-community/domain/prayer-circles/circle-invitation';
import { firstMember, newCircle } from '@prayer-community/domain/prayer-circles/prayer-circle';
import { fullName } from '@prayer-community/domain/staff/profile';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { circleMemberRef, circleMembers, circlePrayers, circleRef } from '../data/circle.ts';
import { deleteCircleIn, tryDeleteCircleContent } from '../data/circle-deletion.ts';
import type { Importer, ImportStep, RemovedRows } from '../data/import.ts';
import { invitationRef } from '../data/invitation.ts';
import { readProfile } from '../data/profile.ts';
import { requireFeature } from '../data/require-feature.ts';
import { tombstoneRef } from '../data/tombstone.ts';
import { isConfirmedAddress } from '../messaging/confirmed-address.ts';
import { countUnrequested, type UnrequestedMail } from '../messaging/mail-limit.ts';
import { hasOptedOut } from '../messaging/mail-opt-out.ts';
import { queueIn } from '../messaging/queue-deliveries.ts';
import type { OptimisticBatch } from '../platform/optimistic-batch.ts';
import { pseudonym } from '../platform/pseudonym.ts';
import { profileRef } from '../platform/staff-account.ts';

/** How many times the same circle can be imported, after it was deleted or its import was undone. */
const MAX_IMPORTS_OF_CIRCLE = 20;

/** Creates circles and invites their members. The importing leader leads the circles until they hand them over. */
export const CIRCLE_IMPORTER: Importer<GroupRow> = {
  async store(step, rows) {
    await requireFeature('prayer_circles');
    const { db } = step;
    const leader = readProfile(await profileRef(db, step.stored.started_by).get());
    const planned = await Promise.all(rows.map((row) => planCircle(step, row, leader?.email)));
    const name = leader === null ? '' : fullName(leader);
    return async (writes) => {
      const opened = new Map<string, Opened>();
      for (const { row, ref, invited } of planned) {
        const fresh = await ref?.get();
        if (fresh && !fresh.exists && !opened.has(fresh.id)) {
          opened.set(fresh.id, { circleId: fresh.id, row, leaderName: name, invited });
        }
      }
      const circles = [...opened.values()];
      const asked = circles.flatMap((circle) => circle.invited.filter(({ isOptedOut }) => !isOptedOut));
      const mailed = await countUnrequested(db, asked, step.now, writes);
      for (const circle of circles) {
        open(step, circle, mailed, writes);
      }
      return { created: [...opened.keys()], existing: rows.length - circles.length, refused: [] };
    };
  },

  async remove({ db, now }, ids) {
    const outcomes = await Promise.all(ids.map((id) => removeUnused(db, id, now)));
    const usedCount = outcomes.filter((outcome) => outcome === 'kept').length;
    return async (): Promise<RemovedRows> => ({ removed: ids.length - usedCount, kept: usedCount });
  },
};

/** Returns a row with the document of its circle, undefined after too many imports, and with whom to invite. */
async function planCircle(step: ImportStep, row: GroupRow, leaderEmail: string | undefined) {
  const place = await unusedCircle(step.db, row);
  const invited = place?.exists === false ? await invitedTo(step, row, leaderEmail) : [];
  return { row, ref: place?.ref, invited };
}

/** Returns the document of a row's circle, whether or not it exists. The id of a deleted circle is never used again. */
async function unusedCircle(db: Firestore, row: GroupRow): Promise<DocumentSnapshot | undefined> {
  const ids = Array.from({ length: MAX_IMPORTS_OF_CIRCLE }, (_, deletions) =>
    pseudonym('imported circle', `${groupIdentity(row)} ${deletions}`).slice(0, AUTO_ID_CHARS),
  );
  for (const id of ids) {
    const [circle, tombstone] = await db.getAll(circleRef(db, id), tombstoneRef(db, id));
    if (circle && !tombstone?.exists) {
      return circle;
    }
  }
  return undefined;
}

interface Invited extends UnrequestedMail {
  /** The owner of the address has ended these emails. */
  isOptedOut: boolean;
}

async function invitedTo(
  { db }: ImportStep,
  { emails }: GroupRow,
  leaderEmail: string | undefined,
): Promise<Invited[]> {
  const others = emails.filter((address) => address !== leaderEmail?.toLowerCase());
  return Promise.all(
    others.map(async (address) => {
      const [isOptedOut, isConfirmed] = await Promise.all([
        hasOptedOut(db, 'invitations', address),
        isConfirmedAddress(db, address),
      ]);
      return { address, isOptedOut, isConfirmed, isByVisitor: false };
    }),
  );
}

interface Opened {
  circleId: string;
  row: GroupRow;
  leaderName: string;
  invited: readonly Invited[];
}

/** @param mailed the invitations that may be emailed now. Everyone else finds theirs when they sign in */
function open(
  { db, stored, now }: ImportStep,
  { circleId, row: { name, description, topic }, leaderName, invited }: Opened,
  mailed: ReadonlySet<UnrequestedMail>,
  writes: OptimisticBatch,
): void {
  const leaderUid = stored.started_by;
  const circle = { name, description, topic };
  writes.create(circleRef(db, circleId), newCircle(circle, leaderUid, now));
  writes.create(circleMemberRef(db, circleId, leaderUid), firstMember(circleId, leaderUid, leaderName, now));
  for (const mail of invited) {
    const { address } = mail;
    const ref = invitationRef(db, circleId, address);
    const sent = { circle_id: circleId, circle, address, invited_by: leaderUid, language: stored.language };
    const invitation = newInvitation(sent, now);
    writes.create(ref, invitation);
    if (mailed.has(mail)) {
      queueIn(db, [invitationMessage(ref.id, invitation)], now, writes);
    }
  }
}

/** Deletes a circle that no one joined and in which no one shared anything. */
async function removeUnused(db: Firestore, circleId: string, now: Date): Promise<'removed' | 'kept'> {
  const outcome = await db.runTransaction(async (transaction) => {
    const [circle, members, prayers] = await Promise.all([
      transaction.get(circleRef(db, circleId)),
      transaction.get(circleMembers(db, circleId).limit(2)),
      transaction.get(circlePrayers(db, circleId).limit(1)),
    ]);
    if (!circle.exists) {
      return 'gone';
    }
    if (members.size > 1 || prayers.size > 0) {
      return 'kept';
    }
    await deleteCircleIn(db, transaction, circleId, now);
    return 'deleted';
  });
  if (outcome === 'deleted') {
    await tryDeleteCircleContent(db, circleId, now);
  }
  return outcome === 'kept' ? 'kept' : 'removed';
}
