import { signInLinkSchema } from '@prayer-community/domain/auth/member-sign-in';
import {
  type InvitationLink,
  invitationLinkSchema,
} from '@prayer-community/domain/prayer-circles/circle-membership';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export type OpenedLink =
  | { kind: 'none' }
  | { kind: 'signIn'; oobCode: string }
  | { kind: 'invitation'; link: InvitationLink };

/** Ignores other parameters, because emails in other languages add the language to the URL. */
const openedInvitationSchema = invitationLinkSchema.strip();

/** The link of the most recent history entry. Preserves the link when a language change renders the screen again. */
let latest: { key: string; link: OpenedLink } | null = null;

/** Removes the link from the address bar immediately. Afterwards it exists only in memory. */
export function useOpenedLink(): OpenedLink {
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [link] = useState(() => (latest?.key === key ? latest.link : linkIn(search)));

  useEffect(() => {
    if (search === '') {
      latest = { key, link };
    } else {
      navigate(pathname, { replace: true });
    }
  }, [navigate, key, link, pathname, search]);

  return link;
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
