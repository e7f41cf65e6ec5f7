import { randomUUID } from 'node:crypto';
import { recoveryMessage } from '@prayer-community/domain/auth/password-recovery';
import { departFromAllCircles } from '../data/circle-departure.ts';
import { queueDeliveries } from '../messaging/queue-deliveries.ts';
import { staffUidOf } from '../platform/address-account.ts';
import { auth, firestore } from '../platform/admin.ts';
import { endSessions } from '../platform/end-sessions.ts';
import { reconcileStaffAccount } from '../platform/reconcile-staff-account.ts';
import {
  profileRef,
  readStaffAccount,
  readUid,
  type StaffAccount,
  usernameRef,
} from '../platform/staff-account.ts';
import { deleteUnusedAccountOf } from './delete-unused-account.ts';

type RestoredLeader =
  | { outcome: 'restored'; leader: StaffAccount; hasLeftCircles: boolean }
  | { outcome: 'noLeader' | 'addressTaken' | 'usedInCircles' };

/**
 * Restores the access of a leader who cannot do it alone. Creates or repairs the account, ends all sessions, and emails
 * a link to choose a password, to another address if the first one is lost. With another address, the account leaves its
 * prayer circles.
 * @param named the username or the address of the leader
 */
export async function restoreLeader(
  named: string,
  newEmail: string | null,
  now: Date,
): Promise<RestoredLeader> {
  const found = await findLeader(named);
  if (!found) {
    return { outcome: 'noLeader' };
  }
  const { uid } = found;
  const leader = { ...found.leader, email: newEmail ?? found.leader.email };
  const holder = await staffUidOf(leader.email);
  if (holder !== null && holder !== uid) {
    return { outcome: 'addressTaken' };
  }
  const db = await firestore();
  const isNewAddress = leader.email !== found.leader.email;
  if (isNewAddress && !(await deleteUnusedAccountOf(leader.email, now))) {
    return { outcome: 'usedInCircles' };
  }
  // Circles invited the former address.
  const hasLeftCircles = isNewAddress && (await departFromAllCircles(db, uid)) > 0;
  await profileRef(db, uid).update({ email: leader.email });
  await usernameRef(db, leader.username).set({ uid });
  await reconcileStaffAccount(uid, leader, now);
  await (await auth()).updateUser(uid, { disabled: false });
  await endSessions(uid, now);
  await queueDeliveries([recoveryMessage(`restored_${randomUUID()}`, uid, null)], now);
  return { outcome: 'restored', leader, hasLeftCircles };
}

async function findLeader(named: string): Promise<{ uid: string; leader: StaffAccount } | null> {
  const db = await firestore();
  const uid = readUid(await usernameRef(db, named).get()) ?? (await staffUidOf(named));
  const leader = uid && readStaffAccount(await profileRef(db, uid).get());
  return uid && leader && leader.role === 'leadership' ? { uid, leader } : null;
}
