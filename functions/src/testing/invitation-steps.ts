import { COLLECTIONS } from '@prayer-community/domain/collections';
import {
  type InvitationLink,
  invitationLinkSchema,
} from '@prayer-community/domain/prayer-circles/circle-membership';
import { resultOf } from './call-function.ts';
import { signInWithCode, type TestMember } from './circle-member.ts';
import { delivering } from './delivery-steps.ts';
import { newestMailTo } from './fake-providers.ts';
import { testFirestore } from './test-backend.ts';

export async function invite(inviter: TestMember, circleId: string, email: string): Promise<InvitationLink> {
  const answer = await delivering(() => resultOf('inviteToCircle', { circleId, email }, inviter));
  if (!answer.success) {
    throw new Error(answer.error);
  }
  return newestLink(email);
}

/** Waits until an address has received `count` emails. Returns the link in the newest. */
export async function newestLink(email: string, count = 1): Promise<InvitationLink> {
  const { text } = await newestMailTo(email, count);
  const [url = ''] = /http\S+\/sign-in\?invitation=\S+/.exec(text) ?? [];
  return invitationLinkSchema.parse(Object.fromEntries(new URL(url).searchParams));
}

/** Follows the link to the membership, as the screen does. */
export async function followLink(link: InvitationLink): Promise<TestMember> {
  const opened = await resultOf('openInvitation', link);
  const accepted = await resultOf('acceptInvitation', link);
  if (!opened.success || !accepted.success) {
    throw new Error('the link led nowhere');
  }
  const member = await signInWithCode(accepted.email, accepted.oobCode);
  const joined = await resultOf('joinCircle', { circleId: opened.circleId, displayName: 'Ruth' }, member);
  if (!joined.success) {
    throw new Error(joined.error);
  }
  return member;
}

export async function changeInvitation({ invitation }: InvitationLink, fields: object): Promise<void> {
  await testFirestore()
    .collection(COLLECTIONS.circleInvitations)
    .doc(invitation)
    .update({ ...fields });
}
