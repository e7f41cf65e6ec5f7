/**
 * Staff members who listen while requests come in: signed in through the web SDK, subject to the rules, each with the
 * query of the dashboard's first page. A request that others push off the page before it arrives counts as not
 * received. listener-process.ts starts several processes of these.
 */
import { sessionClaims } from '@prayer-community/domain/auth/sign-in';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { filterConditions } from '@prayer-community/domain/prayer-request/request-filter';
import {
  type RequestVisibility,
  requestVisibility,
} from '@prayer-community/domain/prayer-request/request-visibility';
import { privacySettingsSchema } from '@prayer-community/domain/settings/settings';
import type { StaffRole } from '@prayer-community/domain/staff/profile';
import { signInWithCustomToken } from 'firebase/auth';
import { collection, type Firestore, limit, onSnapshot, orderBy, query, where } from 'firebase/firestore';
import { createStaffMember } from '../../functions/src/testing/staff-member.ts';
import { testAuth } from '../../functions/src/testing/test-backend.ts';
import { openWebSession } from '../../functions/src/testing/web-session.ts';
import { PAGE_SIZE } from '../../web/src/features/dashboard/requests/request-list.ts';
import type { Received } from './listener-process.ts';

const VIEW = { view: 'active', status: null, urgency: null, type: null, assignee: null, due: null } as const;

const LISTENERS = 10;

const heard: Received[] = [];

process.on('disconnect', () => process.exit());
await Promise.all(
  Array.from({ length: LISTENERS }, (_, index) => listen(index % 2 === 0 ? 'leadership' : 'prayer_team')),
);
process.on('message', () => process.send?.(heard));
process.send?.('listening');

async function listen(role: StaffRole): Promise<void> {
  const session = openWebSession();
  const { uid } = await createStaffMember(role);
  const token = await testAuth().createCustomToken(uid, { ...sessionClaims(new Date()) });
  await signInWithCustomToken(session.auth, token);
  const own: Received = { times: {}, endedWith: null };
  heard.push(own);
  await new Promise<void>((resolve, reject) => {
    onSnapshot(
      activeRequests(session.firestore, requestVisibility(role, privacySettingsSchema.parse({}))),
      (snapshot) => {
        for (const { type, doc } of snapshot.docChanges()) {
          if (type === 'added') {
            own.times[doc.id] = (own.times[doc.id] ?? 0) + 1;
          }
        }
        resolve();
      },
      (error) => {
        own.endedWith = error.code;
        reject(error);
      },
    );
  });
}

function activeRequests(firestore: Firestore, visibility: RequestVisibility) {
  const conditions = filterConditions(VIEW, visibility).map(([field, value]) => where(field, '==', value));
  return query(
    collection(firestore, COLLECTIONS.prayerRequests),
    ...conditions,
    orderBy('created_at', 'desc'),
    limit(PAGE_SIZE),
  );
}
