import { randomUUID } from 'node:crypto';
import { recoveryMessage } from '@prayer-community/domain/auth/password-recovery';
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

type RestoredLeader =
  | { outcome: 'restored'; leader: StaffAccount }
  | { outcome: 'noLeader' | 'addressTaken' };

/**
 * Restores the access of a leader who cannot do it alone. Creates or repairs the account, ends all sessions, and emails
 * a link to choose a password, to another address if the first one is lost.
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
  await profileRef(db, uid).update({ email: leader.email });
  await usernameRef(db, leader.username).set({ uid });
  await reconcileStaffAccount(uid, leader, now);
  await (await auth()).updateUser(uid, { disabled: false });
  await endSessions(uid, now);
  await queueDeliveries([recoveryMessage(`restored_${randomUUID()}`, uid, null)], now);
  return { outcome: 'restored', leader };
}

async function findLeader(named: string): Promise<{ uid: string; leader: StaffAccount } | null> {
  const db = await firestore();
  const uid = readUid(await usernameRef(db, named).get()) ?? (await staffUidOf(named));
  const leader = uid && readStaffAccount(await profileRef(db, uid).get());
  return uid && leader && leader.role === 'leadership' ? { uid, leader } : null;
}
