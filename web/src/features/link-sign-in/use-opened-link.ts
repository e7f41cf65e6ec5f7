import { signInLinkSchema } from '@prayer-community/domain/auth/link-sign-in';
import {
  type InvitationLink,
  invitationLinkSchema,
} from '@prayer-community/domain/prayer-circles/circle-membership';
import { useMemo } from 'react';
import { useLinkParameters } from '../../session/use-link-parameters.ts';

export type OpenedLink =
  | { kind: 'none' }
  | { kind: 'signIn'; oobCode: string }
  | { kind: 'invitation'; link: InvitationLink };

/** Ignores other parameters, because emails in other languages add the language to the URL. */
const openedInvitationSchema = invitationLinkSchema.strip();

/** The link that opened the page. `forget` removes one that no longer works. */
export function useOpenedLink(): { link: OpenedLink; forget: () => void } {
  const { parameters, forget } = useLinkParameters();
  const link = useMemo(() => linkIn(parameters), [parameters]);
  return { link, forget };
}

function linkIn(search: string): OpenedLink {
  const parameters = Object.fromEntries(new URLSearchParams(search));
  const invitation = openedInvitationSchema.safeParse(parameters);
  if (invitation.success) {
    return { kind: 'invitation', link: invitation.data };
  }
  const signIn = signInLinkSchema.safeParse(parameters);
  return signIn.success ? { kind: 'signIn', oobCode: signIn.data.oobCode } : { kind: 'none' };
}
